# make run    play a demonstration match in the terminal
# make test   every test, from a fresh clone
# make build  bin/gonfalon, one static binary
# make lint   format, vet, staticcheck, direction of imports
# make bench  how fast it is on this machine

GO ?= go

.PHONY: run test build lint bench generate

run: build
	bin/gonfalon demo

build:
	CGO_ENABLED=0 $(GO) build -trimpath -o bin/gonfalon ./cmd/gonfalon

lint:
	@test -z "$$(gofmt -l .)" || { gofmt -l . ; echo "these files are not formatted: run gofmt -w" ; exit 1 ; }
	$(GO) vet ./...
	$(GO) tool staticcheck ./...
	$(GO) test -run 'TestImports' .

test: lint
	$(GO) test ./...
	$(GO) test -race -short ./...

bench: build
	bin/gonfalon bench
	$(GO) test -run '^$$' -bench . -benchmem ./throne ./sim ./game

generate:
	$(GO) generate ./...
