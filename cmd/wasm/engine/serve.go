//go:build js && wasm

package engine

import (
	"syscall/js"
	"time"

	"gonfalon/content"
	"gonfalon/game"
)

// Serve hands the page an object by calling its function gonfalonReady with the game's name
// and with it. The object's functions take and return strings, documents as JSON:
// options(view, seat), check(view, seat, action), try(view, seat, lines), ask(view, seat,
// question), verify(log). A reply is {"value": …} or {"error": "…"}.
func Serve[S, A comparable](g game.Whole[S, A]) {
	content.Between = breathe()
	e := &engine[S, A]{Whole: g}
	api := js.Global().Get("Object").New()
	for call, wants := range map[string]int{"options": 2, "check": 3, "try": 3, "ask": 3} {
		api.Set(call, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if len(args) != wants {
				return `{"error": "wrong number of arguments"}`
			}
			var more []string
			for _, v := range args[2:] {
				more = append(more, v.String())
			}
			return e.answer(call, args[0].String(), args[1].Int(), more...)
		}))
	}
	api.Set("verify", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 1 {
			return `{"error": "wrong number of arguments"}`
		}
		return e.verify(args[0].String())
	}))
	js.Global().Call("gonfalonReady", g.Info().Name, api)
	select {}
}

// breathe returns what gives the page its turn, if it has waited for a while: only a sleep
// leaves the browser's main thread to others.
func breathe() func() {
	last := time.Now()
	return func() {
		if time.Since(last) > 12*time.Millisecond {
			time.Sleep(time.Millisecond)
			last = time.Now()
		}
	}
}
