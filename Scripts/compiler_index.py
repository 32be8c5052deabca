"""The definitions and references in Sources, as the compiler recorded them in the index of the last debug build."""
import collections
import ctypes
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DEFINITION, REFERENCE, RECORD = 2, 4, 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def library():
    """The toolchain's library that reads indexes, with the types of the functions that are used."""
    swift = pathlib.Path(shutil.which("swift")).resolve()
    index = ctypes.CDLL(str(swift.parent.parent / "lib/libIndexStore.so"))
    pointer, number = ctypes.c_void_p, ctypes.c_int
    for name, result, arguments in [
        ("store_create", pointer, [ctypes.c_char_p, pointer]),
        ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, pointer]),
        ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("unit_reader_get_main_file", Text, [pointer]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, pointer]),
        ("unit_dependency_get_kind", number, [pointer]),
        ("unit_dependency_get_name", Text, [pointer]),
        ("unit_dependency_get_filepath", Text, [pointer]),
        ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, pointer]),
        ("occurrence_get_symbol", pointer, [pointer]),
        ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
        ("symbol_get_usr", Text, [pointer]),
        ("symbol_get_name", Text, [pointer]),
    ]:
        function = getattr(index, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return index


def occurrences():
    """Each definition and reference in Sources: the file, the symbol's identifier, its name, its roles."""
    index = library()
    products = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    store = index.indexstore_store_create(f"{products}/index/store".encode(), None)
    if not store:
        sys.exit("There is no index of a debug build; run swift build first.")
    unit_callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
    callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)

    def all_of(apply, kind, *arguments):
        found = []
        visit = kind(lambda _, item: found.append(str(item) if kind is unit_callback else item) or True)
        apply(*arguments, None, ctypes.cast(visit, ctypes.c_void_p))
        return found

    records = {}
    for unit in all_of(index.indexstore_store_units_apply_f, unit_callback, store, 1):
        reader = index.indexstore_unit_reader_create(store, unit.encode(), None)
        file = str(index.indexstore_unit_reader_get_main_file(reader)) if reader else ""
        if "/Sources/" not in file or "/.build/" in file:
            continue

        def note(_, dependency, file=file):
            if (index.indexstore_unit_dependency_get_kind(dependency) == RECORD
                    and str(index.indexstore_unit_dependency_get_filepath(dependency)) == file):
                records[str(index.indexstore_unit_dependency_get_name(dependency))] = file
            return True

        visit = callback(note)
        index.indexstore_unit_reader_dependencies_apply_f(
            reader, None, ctypes.cast(visit, ctypes.c_void_p))
    for record, file in records.items():
        reader = index.indexstore_record_reader_create(store, record.encode(), None)
        found = []

        def take(_, occurrence):
            symbol = index.indexstore_occurrence_get_symbol(occurrence)
            found.append((
                str(index.indexstore_symbol_get_usr(symbol)),
                str(index.indexstore_symbol_get_name(symbol)),
                index.indexstore_occurrence_get_roles(occurrence)))
            return True

        visit = callback(take)
        index.indexstore_record_reader_occurrences_apply_f(
            reader, None, ctypes.cast(visit, ctypes.c_void_p))
        for identifier, name, roles in found:
            yield file.split("/Sources/", 1)[1], identifier, name, roles


def uses():
    """For each file of Sources, the other files that it refers to, each with the names of what it refers to."""
    owner, found = {}, collections.defaultdict(lambda: collections.defaultdict(set))
    every = [row for row in occurrences() if (ROOT / "Sources" / row[0]).exists()]
    for file, identifier, _, roles in every:
        if roles & DEFINITION:
            owner.setdefault(identifier, file)
    for file, identifier, name, roles in every:
        other = owner.get(identifier)
        if roles & REFERENCE and other and other != file:
            found[file][other].add(name)
    return found, {file for file, *_ in every}
