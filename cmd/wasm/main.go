//go:build js && wasm

package main

import "syscall/js"

// main puts the object gonfalon into the page's world. Its functions take and return
// strings, documents as JSON: options(game, view, seat), check(game, view, seat,
// action), try(game, view, seat, lines), ask(game, view, seat, question), verify(log). A
// reply is {"value": …} or {"error": "…"}.
func main() {
	api := js.Global().Get("Object").New()
	for call, wants := range map[string]int{"options": 3, "check": 4, "try": 4, "ask": 4} {
		api.Set(call, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if len(args) != wants {
				return `{"error": "wrong number of arguments"}`
			}
			var more []string
			for _, v := range args[3:] {
				more = append(more, v.String())
			}
			return answer(call, args[0].String(), args[1].String(), args[2].Int(), more...)
		}))
	}
	api.Set("verify", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 1 {
			return `{"error": "wrong number of arguments"}`
		}
		return verify(args[0].String())
	}))
	js.Global().Set("gonfalon", api)
	if ready := js.Global().Get("gonfalonReady"); ready.Type() == js.TypeFunction {
		ready.Invoke()
	}
	select {}
}
