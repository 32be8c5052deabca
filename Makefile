# The two commands of the README are `make run` and `make test`.
GALLERY ?= gallery
SOURCES = Package.swift Sources Tests

.PHONY: run test setup lint format

## Builds, draws the gallery and says where it is.
run: setup
	@swift build --product tactile
	@swift run --skip-build tactile gallery -o $(GALLERY)

## Checks the format, builds with warnings as errors, runs all tests.
test: setup lint
	@swift build --build-tests
	@swift test --skip-build

setup:
	@Scripts/setup

lint:
	@swift format lint --strict --recursive $(SOURCES)

format:
	@swift format format --in-place --recursive $(SOURCES)
