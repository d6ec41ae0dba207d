# make run    build everything and open the table on http://localhost:8080
# make test   every test, from a fresh clone
# make build  bin/gonfalon, one static binary with the page in it
# make check  what answers in a few minutes: format, vet, short tests, unit tests of the page
# make lint   format, vet, staticcheck, direction of imports; the page's format, lint and types
# make bench  how fast it is on this machine
# make quick  how quickly the page answers, against its limits: on two quiet cores
# make pictures  the screens in docs/pictures, made anew
# make soak   the long tests: 200 times kill -9 with clients at play, 50 losses in a cluster, 3,600 damaged files
# make fuzz   every reader of files and requests, five minutes each

GO ?= go

# What the page is built from: its own files, and the engines that run in it, which are all
# that no server and no command is.
parts := $(shell git ls-files -co --exclude-standard | grep -Ev '_test|/testdata/|\.md$$|^(docs|bot|cmd/gonfalon|sim|store|table|web)/')

.PHONY: run test check build format lint bench soak fuzz generate chromium pictures quick

run: build
	bin/gonfalon serve

build: page/dist/index.html
	CGO_ENABLED=0 $(GO) build -trimpath -o bin/gonfalon ./cmd/gonfalon

page/node_modules/.package-lock.json: page/package.json page/package-lock.json
	cd page && npm ci --no-fund --no-audit

page/dist/index.html: page/node_modules/.package-lock.json $(parts)
	$(GO) run ./cmd/wasm page/src/wasm
	cd page && npm run build

# The browser tests drive Debian's Chromium.
chromium:
	@command -v chromium > /dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium ; }

format: page/node_modules/.package-lock.json
	@bad=$$(git ls-files '*.go' | xargs gofmt -l) ; test -z "$$bad" || { echo "not formatted, run gofmt -w: $$bad" ; exit 1 ; }
	$(GO) vet -composites=false ./...  # pairs of texts stand side by side
	cd page && npm run lint

lint: format
	$(GO) tool staticcheck ./...
	$(GO) test -run 'TestImports' .

# The page is embedded: any will do for tests that do not look at it. It is older than all that a
# page is built from, so that it is built when it is wanted.
check: format
	test -e page/dist/index.html || { echo '<!doctype html>' > page/dist/index.html && touch -d 2000-01-01 page/dist/index.html ; }
	$(GO) test -short -vet=off ./...
	cd page && npm test

# What runs in several goroutines. The engines do not: whoever plays them does.
several := ./bot/... ./cmd/gonfalon ./sim ./store/... ./table ./web/...

test: lint build chromium
	$(GO) test -vet=off ./...
	$(GO) test -vet=off -race -short $(several)
	cd page && npm test && npm run smoke

bench: build
	bin/gonfalon bench
	$(GO) test -run '^$$' -bench . -benchmem ./...

pictures: build chromium
	cd page && npm run pictures

quick: build chromium
	cd page && npm run --silent quick

soak:
	GONFALON_SOAK=200 $(GO) test -run TestKilledServerLosesNothing -timeout 1h -v ./cmd/gonfalon
	GONFALON_SOAK=50 $(GO) test -run TestClusterLosesNodes -timeout 1h -v ./cmd/gonfalon
	GONFALON_SOAK=10 $(GO) test -run TestDamageIsFound -timeout 1h ./store

# Go fuzzes one target at a time.
fuzz:
	@git grep -o '^func Fuzz[A-Za-z]*(f \*testing.F)' -- '*_test.go' | sed -E 's#^(.*)/[^/]*:func (Fuzz[A-Za-z]*).*#./\1 \2#' | while read folder target ; do \
		echo "$$folder $$target" ; \
		$(GO) test -vet=off -run '^$$' -fuzz "^$$target$$" -fuzztime 5m -fuzzminimizetime 10s "$$folder" || exit 1 ; \
	done

generate:
	$(GO) generate ./...
