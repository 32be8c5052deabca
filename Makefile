# The commands of this package; `make run` and `make test` need nothing else to be done before.

sources = $(wildcard Package.swift Sources Tests Examples)

.PHONY: run test format lint setup

# Makes the gallery and tells where it is.
run: setup
	@swift build --product tactile
	@page=$$("$$(swift build --show-bin-path)/tactile" gallery --output gallery) \
	  && echo "Open $$page"

# Everything that has to hold: the style of the code, the build without warnings, the tests.
test: setup lint
	@swift build --build-tests
	@Scripts/test
	@cd Examples/Hello && swift test

# Rewrites the code in the project's style.
format:
	@swift format --in-place --recursive --parallel $(sources)

lint: setup
	@swift format lint --strict --recursive --parallel $(sources)

setup:
	@Scripts/setup
