# Thin: each target calls the ecosystem's own tools. All they need is set up in folders that git ignores.
PYTHON ?= python3
SEED   ?= 7
CLI    := target/quick/mauerwerk
CARGO  := cargo
VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
# The oldest Python that the package supports. It is tested with the oldest libraries, and .venv with the newest.
OLDEST  := python3.10
export PIP_DISABLE_PIP_VERSION_CHECK = 1

# On Linux the Swift of another machine's release runs behind a command; see .ci/setup-swift.
SWIFT ?= $(if $(shell command -v swift-env),swift-env )swift

# A screen for windows that are tested, where there is none and Xvfb can be one.
SCREEN := $(if $(DISPLAY),,$(if $(shell command -v xvfb-run),xvfb-run -a))

.PHONY: run test lint lint-prose test-built test-rust test-checks test-fuzz test-commands test-python test-python-oldest test-phones test-mobile-built test-mobile test-kotlin \
	test-android test-swift test-network kotlin-versions web test-web docs site test-site test-docs test-references recipes bench bench-phones bench-web mutants fuzz lab cli clean \
	dist dist-python dist-android dist-jar dist-web dist-crate dist-twice

# Each build has stretches for one core alone, so that two go side by side.
run:
	@$(MAKE) --no-print-directory -j2 cli .venv/ready
	$(CLI) check
	@set -e; for game in $$(.venv/bin/python -c 'import mauerwerk; print(*mauerwerk.GAMES)'); do \
		$(CLI) play $$game --people none --seed $(SEED); \
		.venv/bin/python -m mauerwerk $$game --seed $(SEED); \
	done

# The cheap checks first, then four jobs at a time: most have stretches for one core alone, or wait. The longest chain
# begins first, and what no other job waits for is nice to it.
test: lint
	@$(MAKE) --no-print-directory -j4 test-phones test-rust test-python test-web test-checks test-commands test-docs test-fuzz $(MORE)

# What is tested besides: test-mobile, where Debian has the compiler for it.
MORE ?=

lint: lint-prose .venv/bin/ruff
	$(CARGO) fmt --all --check
	$(PYTHON) .ci/circles.py
	$(PYTHON) .ci/words.py
	cd python && ../.venv/bin/ruff check $(WRITTEN)
	cd python && ../.venv/bin/ruff format --check $(WRITTEN)
	$(CARGO) clippy --workspace --all-targets --all-features -- -D warnings

# Checks the rules for plain English that a machine can check, in all pages.
lint-prose:
	$(PYTHON) .ci/prose.py

# The Python that people write, seen from the folder of the package.
WRITTEN := . ../examples/notebooks ../examples/network ../examples/evaluator ../examples/recipes ../.ci ../core/fuzz ../core/mutants ../ffi/kotlin/android

# Builds the tests, and with them the library that the phones' tests use.
test-built:
	$(CARGO) test --workspace --all-features --no-run

test-rust: | test-built
	$(CARGO) test --workspace --all-features
	$(CARGO) test -q --locked --manifest-path ffi/bindgen/Cargo.toml --target-dir target

# Builds Rust's docs, and checks each feature.
test-checks: | test-built
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --all-features
	nice $(PYTHON) .ci/features.py

# Fuzzes for 20 seconds from the kept inputs of each target, where there is a C++ compiler for libFuzzer. Late, so that
# it takes no other job's place.
test-fuzz: | test-rust
	@if ! command -v c++ >/dev/null; then \
		echo "skipped: there is no C++ compiler on this machine"; [ "$$CI" != true ]; \
	else \
		nice $(PYTHON) core/fuzz/fuzz.py; \
	fi

# Runs every command that a page shows, with what the other tests have built.
test-commands: .venv/ready | test-rust
	$(PYTHON) .ci/commands.py

test-python: .venv/test
	@if command -v npm >/dev/null; then cd web && npm install --silent --no-audit --no-fund --no-package-lock; fi
	cd python && ../.venv/bin/pytest -n auto --durations=20
	@$(MAKE) --no-print-directory test-python-oldest

# Tests the wheel with the oldest Python and libraries. What no library can change is tested once: types,
# pages, notebooks, scenarios, parity and boards in a browser. Ray leaves a process that it does not wait for, which
# the oldest pytest would report.
test-python-oldest: target/wheel/ready
	@if ! $(OLDEST) -c '' 2>/dev/null; then \
		echo "skipped: there is no $(OLDEST) on this machine"; [ "$$CI" != true ]; \
	else \
		set -e; rm -rf .venv-oldest; $(OLDEST) -m venv .venv-oldest; \
		.venv-oldest/bin/pip install -q 'uv>=0.9,<1'; \
		oldest=".venv-oldest/bin/uv pip install -q --python .venv-oldest/bin/python"; \
		$$oldest --resolution lowest-direct -r python/pyproject.toml --extra test; \
		$$oldest --no-deps target/wheel/mauerwerk-*.whl; \
		cd python && ../.venv-oldest/bin/pytest -n auto -p no:unraisableexception \
			$(addprefix --ignore tests/test_,types.py docs.py notebooks.py rulebook.py parity.py contrast.py release.py board_browser.py); \
	fi

# One after the other: they build in the same folders.
test-phones: | test-built
	@set -e; for part in kotlin android swift network; do \
		BUILT=target/debug/deps $(MAKE) --no-print-directory test-$$part; \
	done

# Builds the library for iPhones.
test-mobile-built: | test-built
	.ci/check-mobile library

# Checks that iPhones can have the library, with the headers that the phones' tests have generated.
test-mobile: | test-phones test-mobile-built
	.ci/check-mobile

# Tests the Kotlin package, as it is and shrunk, the logic of the Android example, with warnings as
# errors, and the Android developer's first hour.
test-kotlin:
	@if ! command -v mvn >/dev/null || ! command -v javac >/dev/null; then \
		echo "skipped: there is no Maven or no JDK on this machine"; [ "$$CI" != true ]; \
	else \
		set -ex; ffi/generate kotlin; mvn -q -B -f ffi/kotlin/pom.xml install; \
		$(SCREEN) mvn -q -B -f examples/android/pom.xml verify; \
		$(PYTHON) .ci/first_hour.py docs/first-hour-android.md \
			mauerwerk-$(VERSION).jar=ffi/kotlin/target/mauerwerk-$(VERSION).jar mauerwerk-$(VERSION).pom=ffi/kotlin/pom.xml \
			mauerwerk-$(VERSION)-sources.jar=ffi/kotlin/target/mauerwerk-$(VERSION)-sources.jar; \
	fi

# Compiles the Kotlin package, its tests and the examples with the oldest and the newest Kotlin.
kotlin-versions:
	ffi/generate kotlin
	mvn -q -B -f ffi/kotlin/pom.xml install -DskipTests
	@set -ex; old="-Dkotlin.language=2.1 -Dkotlin.library=2.1.21"; \
	for kotlin in "2.1.21 $$old" 2.4.21; do \
		mvn -q -B -f ffi/kotlin/pom.xml test-compile -Dbuilt=$(CURDIR)/target/kotlin \
			-Dgenerated=$(CURDIR)/ffi/kotlin/target/generated -Dkotlin.version=$$kotlin; \
		mvn -q -B -f examples/android/pom.xml -pl logic clean test-compile -Dkotlin.version=$${kotlin%% *}; \
		mvn -q -B -f examples/network/host/pom.xml clean compile -Dkotlin.version=$${kotlin%% *}; \
		rm -rf target/kotlin; \
	done

# Builds the Android package for one kind of phone, and runs its library in an emulator.
test-android:
	@if ! command -v mvn >/dev/null || ! command -v javac >/dev/null || ! command -v rustup >/dev/null; then \
		echo "skipped: there is no Maven, no JDK or no rustup on this machine"; [ "$$CI" != true ]; \
	else \
		ffi/kotlin/android/test; \
	fi

# On Linux, the package is compiled next to names that Apple's systems have in every file, as the iOS example is.
MAC_TYPES := $(if $(filter Linux,$(shell uname)),-Xswiftc -I$(CURDIR)/examples/ios/Linux/MacTypes \
	$(foreach flag,-import-module MacTypes,-Xswiftc -Xfrontend -Xswiftc $(flag)))

# Tests the Swift package, its documentation and the view model of the iOS example, with warnings as
# errors, and the iOS developer's first hour.
test-swift:
	@if ! $(SWIFT) --version >/dev/null 2>&1; then \
		echo "skipped: there is no Swift on this machine"; [ "$$CI" != true ]; \
	else \
		set -ex; ffi/generate swift; cd ffi/swift; \
		$(SWIFT) test -Xswiftc -warnings-as-errors $(MAC_TYPES); \
		$(filter-out %swift,$(SWIFT)) ./document; \
		cd ../../examples/ios; \
		$(SWIFT) test -Xswiftc -warnings-as-errors; \
		cd ../..; \
		FOLDER=target WITHIN="$(filter-out %swift,$(SWIFT))" $(PYTHON) .ci/first_hour.py docs/first-hour-ios.md mauerwerk=ffi/swift; \
	fi

# Plays games between a host in Kotlin and guests in Swift and Python; after the tests of these three.
test-network: .venv/test
	@if ! command -v mvn >/dev/null || ! command -v javac >/dev/null || ! $(SWIFT) --version >/dev/null 2>&1; then \
		echo "skipped: there is no Maven, no JDK or no Swift on this machine"; [ "$$CI" != true ]; \
	else \
		set -ex; mvn -q -B -f examples/network/host/pom.xml compile; \
		$(SWIFT) build --package-path examples/network/guest -Xswiftc -warnings-as-errors; \
		WITHIN="$(filter-out %swift,$(SWIFT))" .venv/bin/pytest -q examples/network; \
	fi

# Builds the npm package into target/web.
web:
	web/build

# Builds what the API references in the site are made from, where the tools of their languages are on this machine.
docs: .venv/ready
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --all-features
	@if command -v mvn >/dev/null && command -v javac >/dev/null; then ffi/generate kotlin; fi
	@if $(SWIFT) --version >/dev/null 2>&1; then ffi/generate swift && $(filter-out %swift,$(SWIFT)) ffi/swift/document; fi

# Writes the site into target/site, with the npm package and the API references.
site: web docs
	web/site/build

# Tests the site in Node, in Chromium and, if there is one, in Firefox, with the npm package that test-web has built.
test-site:
	QUICK=1 web/site/build
	node --test $(patsubst %,web/site/test/%.test.mjs,pages browser play firefox)

# Tests the API references in the site, with what the other tests have built.
test-docs: .venv/ready | test-checks test-phones test-web
	@if [ ! -d target/site ]; then \
		echo "skipped: test-web has built no site"; \
	else \
		set -e; web/site/references; node --test web/site/test/references.test.mjs; \
	fi

# Tests the API references alone: builds the site and what they are made from, and nothing else.
test-references: site
	node --test web/site/test/references.test.mjs

# Tests the npm package and the site in Node and in Chromium.
test-web:
	@if ! command -v npm >/dev/null || ! command -v rustup >/dev/null; then \
		echo "skipped: there is no npm or no rustup on this machine"; [ "$$CI" != true ]; \
	elif ! rustup target add wasm32-unknown-unknown 2>/dev/null; then \
		echo "skipped: Rust's standard library for WebAssembly can't be had here"; \
	else \
		set -e; nice web/build; node --test web/test/*.test.mjs; \
		$(PYTHON) .ci/first_hour.py docs/first-hour-web.md \
			mauerwerk-$(VERSION).tgz=target/web/mauerwerk-$(VERSION).tgz; \
		$(MAKE) --no-print-directory test-site; \
	fi

# Runs the recipes for other libraries of learning. They install gigabytes, or fewer with UV_TORCH_BACKEND=cpu.
recipes: .venv-recipes/ready
	@set -e; for recipe in examples/recipes/*.py; do echo $$recipe; .venv-recipes/bin/python $$recipe; done

# Times the games beside a bare loop, and compares instruction counts with the recorded ones.
bench:
	$(CARGO) bench -p mauerwerk --bench rates -- --discard-baseline
	$(CARGO) bench -p mauerwerk --bench search
	$(CARGO) bench -p mauerwerk --bench instructions

# Times calls from Kotlin and Swift.
bench-phones:
	ffi/generate kotlin
	mvn -q -B -f ffi/kotlin/pom.xml test-compile exec:java
	ffi/generate swift
	cd ffi/swift && $(SWIFT) run -c release costs

# Times calls in Node and in Chromium, and the same ones natively. One thread thinks, unless a line names workers.
bench-web: web
	$(CARGO) bench -p mauerwerk-ffi --no-default-features --features die-mauer,berlin,mauerbauer --bench costs
	node web/bench/run.mjs

# Measures which small faults in the rules the tests notice, and writes docs/MUTANTS.md. ROOMS names the parts to measure.
mutants:
	$(PYTHON) core/mutants/mutants.py $(if $(ROOMS),--rooms $(ROOMS))

# Lets libFuzzer look for inputs that break the library. SECONDS says how long each target runs, TARGETS names them.
fuzz:
	$(PYTHON) core/fuzz/fuzz.py $(if $(SECONDS),--seconds $(SECONDS)) $(TARGETS)

# Builds what is published into target/dist, and checks it; docs/releasing.md has the rest.
dist: dist-crate dist-python dist-android dist-jar dist-web

dist-python:
	$(PYTHON) python/tools/dist.py

dist-android:
	ffi/kotlin/android/build

# The jar of desktops, with the library of each.
dist-jar:
	.ci/remapped ffi/generate kotlin
	.ci/remapped .ci/desktops ffi/kotlin/target/native
	mkdir -p ffi/kotlin/target/native/META-INF target/dist
	$(PYTHON) .ci/notices.py mauerwerk-ffi > ffi/kotlin/target/native/META-INF/THIRD-PARTY
	mvn -q -B -f ffi/kotlin/pom.xml -Prelease -DskipTests package
	cp ffi/kotlin/pom.xml target/dist/mauerwerk-$(VERSION).pom
	cp ffi/kotlin/target/mauerwerk-$(VERSION)*.jar target/dist/
	$(PYTHON) .ci/jar.py target/dist/mauerwerk-$(VERSION).jar

dist-web:
	.ci/remapped web/build
	mkdir -p target/dist
	cp target/web/mauerwerk-$(VERSION).tgz target/dist/

dist-crate:
	.ci/crate

# Builds all of that in two other folders, and compares the bytes.
dist-twice:
	.ci/twice $(MAKE) dist

lab: .venv/test
	.venv/bin/pip install -q 'jupyterlab>=4'
	.venv/bin/jupyter lab examples/notebooks

cli:
	$(CARGO) build --profile quick -q -p mauerwerk-cli

.venv/bin/maturin:
	$(PYTHON) -m venv .venv
	.venv/bin/pip install -q 'maturin>=1.16,<2'

.venv/bin/pdoc: | .venv/bin/maturin
	.venv/bin/pip install -q 'pdoc>=16,<17'

.venv/bin/ruff: | .venv/bin/maturin
	.venv/bin/pip install -q 'ruff>=0.9'

# Every Python has the wheel that the source distribution makes, quick to build before fast.
.venv/ready: target/wheel/ready | .venv/bin/pdoc
	.venv/bin/pip uninstall -qq -y mauerwerk
	.venv/bin/pip install -q --no-deps target/wheel/mauerwerk-*.whl
	touch $@

# What tests and notebooks want besides is hundreds of megabytes.
.venv/test: .venv/ready
	.venv/bin/pip install -q 'uv>=0.9,<1'
	.venv/bin/uv pip install -q --python .venv/bin/python "mauerwerk[test] @ file://$$(ls $(CURDIR)/target/wheel/mauerwerk-*.whl)"
	touch $@

.venv-recipes/ready: target/wheel/ready examples/recipes/requirements.txt
	$(PYTHON) -m venv .venv-recipes
	.venv-recipes/bin/pip install -q 'uv>=0.9,<1'
	set -e; install=".venv-recipes/bin/uv pip install -q --python .venv-recipes/bin/python"; \
	$$install -r examples/recipes/requirements.txt; $$install --no-deps --reinstall target/wheel/mauerwerk-*.whl
	touch $@

target/wheel/ready: Cargo.toml Cargo.lock $(shell git ls-files core/src core/lessons core/rulebook core/build core/texts core/Cargo.toml python) | .venv/bin/maturin
	rm -rf target/wheel
	.venv/bin/maturin sdist -m python/Cargo.toml -o target/wheel
	MATURIN_PEP517_ARGS='--profile quick' CARGO_TARGET_DIR=$(CURDIR)/target .venv/bin/pip wheel -q --no-deps -w target/wheel target/wheel/*.tar.gz
	touch $@

clean:
	$(CARGO) clean
	rm -rf .venv .venv-* web/node_modules
