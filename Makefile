# The commands of this package; `make run` and `make test` need nothing else to be done before.

sources = $(wildcard Package.swift Sources Tests Examples Benchmarks Modules Placeholders)

# Nothing in here needs a macro, and building the compiler's syntax library takes minutes.
build = --disable-default-traits

.PHONY: run install test test-instructions test-examples fuzz sanitize bench bench-check release-check format lint setup

# Shows the demos: on a terminal as a live page, which is updated when a file is saved, until Control-C; otherwise as
# a gallery in files.
run: setup
	@Scripts/run

# Installs the SDK and the tool in PREFIX, by default ~/.local.
install: setup
	@Scripts/install $(PREFIX)

# Everything that has to hold: the style of the code, the build without warnings, the public interface, the
# tests, the instructions that the works of the benchmarks take, the examples, and the programs of the
# documents, where they are. Prints a line for each stage, and what a stage that fails has printed.
test: setup
	@Scripts/stage "Code style and rules" $(MAKE) --silent lint
	@Scripts/stage "Build" swift build $(build) --build-tests
	@Scripts/stage "Folders" Scripts/check-folders
	@Scripts/stage "Vocabulary" Scripts/check-vocabulary
	@Scripts/stage "Public interface" Scripts/check-interface
	@Scripts/stage "Tests" Scripts/test
	@$(MAKE) --silent --jobs 2 test-instructions test-examples

# Both parts run at the same time: the release build for the instructions uses one processor, and the examples wait for
# browsers.
test-instructions:
	@Scripts/stage "Instructions" $(MAKE) --silent bench-check

test-examples:
	@Scripts/stage "Example Hello" swift test --package-path Examples/Hello
	@Scripts/stage "Previews" Scripts/check-previews
	@Scripts/stage "SDK" Scripts/check-sdk
	@Scripts/stage "Make run" Scripts/check-run
	@Scripts/stage "Example Neighbors" Scripts/check-neighbors
	@Scripts/stage "Example Container" Scripts/check-container
	@Scripts/stage "Documents" Scripts/check-documents

# The tests under AddressSanitizer and ThreadSanitizer; SANITIZER=address or =thread chooses.
sanitize: setup
	@Scripts/sanitize $(SANITIZER)

# Random scripts and storms of events from a new seed, for MINUTES=2; SEED=1 chooses the first seed.
fuzz: setup
	@swift build $(build) --build-tests
	@MINUTES=$(MINUTES) SEED=$(SEED) Scripts/fuzz

# The work that toolkits are compared by, timed in a release build; WORKS=W2 chooses.
bench: setup
	@cd Benchmarks && swift build --configuration release
	@cd Benchmarks && "$$(swift build --configuration release --show-bin-path)/bench" $(WORKS)
	@if [ -z "$(WORKS)" ]; then Benchmarks/build-times; fi

# Compares the instructions of the works, at the numbers of buttons in SIZES, with those that were recorded.
bench-check: setup
	@Benchmarks/instructions --check $(or $(SIZES),100)

# Compiles every name that programs use, and the programs of the package, as release builds do.
release-check: setup
	@swift build $(build) --configuration release --target VocabularyTests
	@for product in tactile GalleryWindow Counter; do \
	  swift build $(build) --configuration release --product $$product || exit 1; \
	done

# Rewrites the code in the project's style.
format:
	@swift format --in-place --recursive --parallel $(sources)

lint: setup
	@swift format lint --strict --recursive --parallel $(sources)
	@Scripts/check-rules
	@Scripts/check-readmes

setup:
	@Scripts/setup
