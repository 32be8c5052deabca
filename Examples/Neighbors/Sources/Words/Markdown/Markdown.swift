/// A type with the name of its module.
struct Markdown {}
