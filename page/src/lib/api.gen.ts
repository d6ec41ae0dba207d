// Written by `npm run api` from the OpenAPI document of the server. Do not edit.

export interface paths {
    "/api/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much the server has to do */
        get: operations["load"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who administers the server */
        get: operations["admins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Have an account administer the server: on its machine only */
        put: operations["nameAdmin"];
        post?: never;
        /** Have an account administer the server no more: on its machine only */
        delete: operations["unnameAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done, the latest first */
        get: operations["audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches that this node has in memory, and open tables */
        get: operations["overseeAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match, with whose its seats are */
        get: operations["oversee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a table, or a match without a result */
        post: operations["closeMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a seat to another account */
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a bot or another person play the seat of somebody who is not there */
        post: operations["replacePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts by name */
        get: operations["people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/read-only": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Have nothing changed for a while, or go on */
        put: operations["readOnly"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What players have reported, the latest last */
        get: operations["reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle a report */
        post: operations["settleReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sanctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is banned or silenced */
        get: operations["sanctions"];
        put?: never;
        /** Ban or silence an account, or ban an address */
        post: operations["sanction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sanctions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lift a ban or a silence */
        delete: operations["lift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games there are */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/armies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What army lists are made of: armies, their units, artefacts */
        get: operations["armies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the engine tells of a position: ways, targets, odds */
        post: operations["ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What battle plans are made of: ground, units, conditions, special rules */
        get: operations["field"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/layouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every layout of terrain that comes with the game */
        get: operations["readyLayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/layouts/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the rules say about one layout of terrain */
        post: operations["checkLayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every army list that comes with the game */
        get: operations["readyLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lists/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the rules say about one army list */
        post: operations["checkList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every battle plan that comes with the game */
        get: operations["readyPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/plans/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the rules say about one battle plan */
        post: operations["checkPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/terrain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What layouts are made of: the box of terrain, sizes of tables */
        get: operations["terrain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether anything can be changed just now, and whether you administer the server */
        get: operations["house"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/layouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every layout of terrain of yours */
        get: operations["myLayouts"];
        put?: never;
        /** Keep a new layout of terrain */
        post: operations["keepLayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/layouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One kept layout of terrain, for whoever has its id */
        get: operations["lookLayout"];
        /** Change one layout of terrain of yours */
        put: operations["changeLayout"];
        post?: never;
        /** Throw one layout of terrain of yours away */
        delete: operations["dropLayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every army list of yours */
        get: operations["myLists"];
        put?: never;
        /** Keep a new army list */
        post: operations["keepList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One kept army list, for whoever has its id */
        get: operations["lookList"];
        /** Change one army list of yours */
        put: operations["changeList"];
        post?: never;
        /** Throw one army list of yours away */
        delete: operations["dropList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify and keep a match log */
        post: operations["keepLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the match of a log that was kept ended */
        get: operations["logEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A log that was kept */
        get: operations["keptLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/{id}/on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a table that goes on from a position of a log that was kept */
        post: operations["playOnLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A moment of a log that was kept */
        get: operations["replayLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A log that was kept as steps */
        get: operations["logStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open tables, or your matches */
        get: operations["listMatches"];
        put?: never;
        /** Set a table up */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match as you see it */
        get: operations["lookAtMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put away a table that you have set up, before the match begins */
        post: operations["cancelTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether an action is legal */
        post: operations["check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/concede": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give your seat up to a bot */
        post: operations["concede"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a finished match ended, and how it came to that */
        get: operations["matchEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in a match, as it happens
         * @description JSON lines, or a WebSocket with one text frame a line. A blank line, or a ping, comes every 15 seconds when nothing happens. Over a WebSocket actions can be sent as well, one text frame each, as in the body of an action with its `key`; the update that tells of it has that key, and what is not carried out is answered by a `refused` line. A frame with `hold` instead of an action holds the open window, or lets its beat go on. A frame `{"away": true}` says that its person has turned to something else, and `{"away": false}` that he is back.
         */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have bots take all empty seats of a table that you have set up */
        post: operations["fillTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold the window that is open, or let its beat go on */
        post: operations["hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give your seat back, before the match begins */
        post: operations["leaveTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of a finished match */
        get: operations["matchLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Speak to the table, or write to a seat or a side */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a table that goes on from a position of a finished match */
        post: operations["playOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What your seat may do */
        get: operations["options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match as you saw it before */
        get: operations["past"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause, or go on */
        post: operations["pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose that a bot or another person plays the seat of somebody who is absent */
        post: operations["propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/proposals/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to what is proposed, or not */
        post: operations["vote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a finished match again, with the same people and options */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A moment of a finished match */
        get: operations["replayMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a player to those who run the server */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take your seat back from the bot that holds it while you are away */
        post: operations["return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat */
        post: operations["sit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What your seat answers to windows when you say nothing */
        get: operations["sheet"];
        /** Leave standing answers to windows */
        put: operations["setSheet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished match as steps */
        get: operations["matchStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/talk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said at a finished match, as far as you may read it */
        get: operations["talk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Name a table that you have set up, before the match begins */
        put: operations["nameTable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How your seat can take its last action back */
        get: operations["canUndo"];
        put?: never;
        /** Take your last action back, or ask to */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let another undo, or not */
        post: operations["answerUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who you are */
        get: operations["me"];
        put?: never;
        /** Become a guest, or take another name */
        post: operations["signIn"];
        /** Delete your account: your matches stay, without your name */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept of you */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your passkeys */
        get: operations["passkeys"];
        put?: never;
        /** Keep the passkey that the browser made */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to make a passkey */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take your account over on this device */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new recovery code; those of before are good no more */
        post: operations["newRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The browsers that you are at home in */
        get: operations["sessions"];
        put?: never;
        post?: never;
        /** Sign all browsers out but this one */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign a browser out */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/shunned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom you have muted or blocked */
        get: operations["shunned"];
        put?: never;
        /** Mute or block a player */
        post: operations["shun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/shunned/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Hear and meet a player again */
        delete: operations["unshun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your API tokens */
        get: operations["tokens"];
        put?: never;
        /** Make an API token for a bot */
        post: operations["makeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API token */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take your account over on this device with a passkey */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to sign in with a passkey */
        post: operations["beginSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every battle plan of yours */
        get: operations["myPlans"];
        put?: never;
        /** Keep a new battle plan */
        post: operations["keepPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One kept battle plan, for whoever has its id */
        get: operations["lookPlan"];
        /** Change one battle plan of yours */
        put: operations["changePlan"];
        post?: never;
        /** Throw one battle plan of yours away */
        delete: operations["dropPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play against bots at once */
        post: operations["quickMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger of a game's rules */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActInputBody: {
            action: unknown;
            /**
             * Format: int64
             * @description The number of the action, as the options say; it counts if there is no seq
             */
            n: number;
            /** Format: int32 */
            seat: number;
            /**
             * Format: int64
             * @description That of the look or the options on which the action was chosen
             */
            seq?: number;
        };
        ActLine: {
            /** @description Whom it concerns */
            account?: string;
            accountName?: string;
            /** @description The account that has done it, or console */
            by: string;
            /** @description Of the account; the console of the machine has none */
            byName: string;
            /** @description What was lifted */
            lifted?: string;
            match?: string;
            report?: string;
            /** Format: int64 */
            seat?: number;
            /** Format: date-time */
            time: string;
            /** @description Who plays a seat now: bot, person, or an account */
            to?: string;
            toName?: string;
            /** Format: date-time */
            until?: string;
            /** @enum {string} */
            what: "close" | "replace" | "hand-over" | "mute" | "ban" | "ban-at" | "lift" | "read-only" | "read-write" | "name" | "unname" | "settle" | "report" | "shun-mute" | "shun-block" | "unshun";
            why?: string;
        };
        Acted: {
            /** Format: int64 */
            seq: number;
        };
        AddPasskeyInputBody: {
            ceremony: string;
            /** @description As the browser's toJSON() gives it */
            credential: unknown;
            /** @description To know it by */
            name: string;
        };
        Answer: {
            action: unknown;
            pass: boolean;
            /** Format: int32 */
            seat: number;
        };
        AnswerInputBody: {
            /** Format: int32 */
            seat: number;
            yes: boolean;
        };
        AskInputBody: {
            /** @description What is asked: see the document of the game */
            question: unknown;
            /**
             * Format: int32
             * @description Who asks
             */
            seat: number;
            /** @description A position, as a seat sees it */
            view: unknown;
        };
        Ceremony: {
            /** @description To be sent back with what the device answers */
            ceremony: string;
            /** @description For navigator.credentials */
            options: unknown;
        };
        Chair: {
            bot?: string;
            /** @description Who sits down may choose the options that are of this seat; until then, and if he does not, the plan's count */
            bring?: boolean;
        };
        ChangedPaperInputBody: {
            /** @description The paper: JSON, or its text in a string */
            document: unknown;
            /**
             * Format: int64
             * @description That of the paper which you have changed
             */
            revision: number;
        };
        CheckInputBody: {
            action: unknown;
            /** Format: int32 */
            seat: number;
        };
        Clock: {
            /** Format: int64 */
            bank?: number;
            /** Format: int64 */
            deadline?: number;
            /**
             * Format: int64
             * @description How long a decision waits for the story to be told before its time begins, 15 at most
             */
            grace?: number;
        };
        Course: {
            /**
             * Format: int64
             * @description Who has so much wins at once
             */
            goal?: number;
            /**
             * Format: int64
             * @description Who leads by so much in the end wins
             */
            lead?: number;
            points: components["schemas"]["CoursePoint"][] | null;
            /** @description How much of it each seat has */
            scores: number[] | null;
            /** @description The largest swings, at most four, in the order of time */
            turns: components["schemas"]["Turning"][] | null;
            /** @description What is counted */
            what: components["schemas"]["Text"];
            /** @description What would win this round */
            would?: components["schemas"]["Text"];
        };
        CoursePoint: {
            after?: components["schemas"]["Text"];
            /**
             * Format: int64
             * @description Actions so far
             */
            n: number;
            /** @description The round that it is after or in, where the game has rounds */
            round?: components["schemas"]["Text"];
            scores: number[] | null;
        };
        Decision: {
            /**
             * @description Each of them owes it, or any one of them; or answers that nobody sees before all are given
             * @enum {string}
             */
            duty: "each" | "any" | "sealed";
            en: string;
            fr: string;
            kind: string;
            who: number[] | null;
        };
        End: {
            /** Format: int64 */
            actions: number;
            /**
             * Format: date-time
             * @description When the first action was taken
             */
            began?: string;
            /** @description What chance there was, if not dice */
            chance?: components["schemas"]["Text"];
            columns: components["schemas"]["Text"][] | null;
            /** @description Who led */
            course?: components["schemas"]["Course"];
            /**
             * Format: date-time
             * @description When the last one was
             */
            ended?: string;
            luck: components["schemas"]["Luck"][] | null;
            /** @description What is of note */
            notes: components["schemas"]["NoteTold"][] | null;
            /** @description The best first */
            places: components["schemas"]["Place"][] | null;
            /** @description Why it ended so, where the game says it */
            reason?: components["schemas"]["Text"];
            /** @description A seat's share of victory */
            result: number[] | null;
            /** @description That says it */
            rule?: string;
        };
        Export: {
            account: string;
            /** Format: date-time */
            created: string;
            matches: components["schemas"]["Memory"][] | null;
            name: string;
            papers: components["schemas"]["ExportedPaper"][] | null;
            passkeys: components["schemas"]["Passkey"][] | null;
            /** @description Whoever has it can take the account over on another device; not for tokens, to which it is empty */
            recovery: string;
            sessions: components["schemas"]["Session"][] | null;
            /** @description Whom you have muted or blocked */
            shunned: components["schemas"]["Shunned"][] | null;
            tokens: components["schemas"]["TokenNote"][] | null;
        };
        ExportedPaper: {
            /** Format: date-time */
            changed: string;
            document: unknown;
            game: string;
            id: string;
            /** @description Where the API has papers of its kind: lists, layouts, plans */
            many: string;
        };
        FillInputBody: {
            /** @description Who plays them; greedy, if not given */
            bot?: string;
        };
        Game: {
            bots: string[] | null;
            /** Format: int64 */
            max_seats: number;
            /** Format: int64 */
            min_seats: number;
            name: string;
            options: components["schemas"]["Option"][] | null;
            /** @description What players write for it, as paths of this API name it */
            papers?: string[] | null;
            /** @description Those of a full table, as they are called before a match begins */
            seats: components["schemas"]["Sitter"][] | null;
            /** Format: int64 */
            version: number;
            /** @description What people call what documents name by ids, as far as the game says */
            words?: {
                [key: string]: components["schemas"]["Text"];
            };
        };
        HandOverInputBody: {
            /** @description Who has it from now on */
            account: string;
            /** Format: int64 */
            seat: number;
            /** @description Not blank */
            why: string;
        };
        HoldInputBody: {
            /** @description False lets the beat go on */
            hold: boolean;
            /** Format: int32 */
            seat: number;
        };
        House: {
            /** @description Yours, by which administrators can name you */
            account?: string;
            /** @description You administer the server */
            admin?: boolean;
            /** @description Nothing can be changed for a while */
            readOnly?: components["schemas"]["ReadOnly"];
        };
        Kept: {
            /** @description The position that it began from, which is taken from the log and not judged */
            from?: components["schemas"]["Origin"];
            id: string;
            /** @description Played by other rules than the server has, which cannot judge all of it */
            unjudged?: components["schemas"]["Stretch"][] | null;
        };
        KeptPaper: {
            /** Format: date-time */
            changed: string;
            game: string;
            /** @description Whoever knows it may read the paper */
            id: string;
            paper: components["schemas"]["Paper"];
            /** Format: int64 */
            revision: number;
            /** @description You may change it */
            yours: boolean;
        };
        Line: {
            /** @description Without it, it passes */
            action?: unknown;
            /** @description Of the decision */
            kind: string;
            /**
             * Format: int64
             * @description Only where there is so much of what counts on that occasion
             */
            least?: number;
            /** @description The occasion, where the game has several; else any */
            on?: string;
        };
        Link: {
            /** Format: int64 */
            before?: number;
            /** Format: int64 */
            n: number;
        };
        Listed: {
            /** Format: date-time */
            created: string;
            game: string;
            /** @description The name of who set it up */
            host?: string;
            id: string;
            open: boolean;
            /** @description Each seat's share of victory, of a match that is over */
            result?: number[] | null;
            /** @description Which round it is, in the words of the game */
            round?: components["schemas"]["Text"];
            seats: components["schemas"]["Sitter"][] | null;
            status: string;
            /** @description What the table is called */
            title?: string;
            who: number[] | null;
            yours: number[] | null;
        };
        Load: {
            /**
             * Format: date-time
             * @description When this node was started
             */
            began: string;
            /**
             * Format: int64
             * @description Matches and records that were hurt on disk
             */
            damaged: number;
            /**
             * Format: int64
             * @description That this node has in memory
             */
            matches: number;
            /**
             * Format: int64
             * @description Of these, that are being played
             */
            playing: number;
            readOnly?: components["schemas"]["ReadOnly"];
            /**
             * Format: int64
             * @description That nobody has settled
             */
            reports: number;
            /**
             * Format: int64
             * @description Bytes that can still be written, where that is known
             */
            room?: number;
            /**
             * Format: int64
             * @description Open sockets and streams
             */
            streams: number;
            /**
             * Format: int64
             * @description Matches in which a bot has its turn
             */
            thinking: number;
            /**
             * Format: int64
             * @description Matches that wait for the turn of a bot
             */
            waiting: number;
        };
        Look: {
            /** Format: int32 */
            asks?: number;
            commitment: string;
            /** Format: date-time */
            created: string;
            decision?: components["schemas"]["Decision"];
            /** @description It was cancelled since it had waited for players for too long */
            expired?: boolean;
            /** @description The position that it began from, if it was not laid out */
            from?: components["schemas"]["Origin"];
            frozen?: boolean;
            game: string;
            /** @description The name of who set it up */
            host?: string;
            /** @description You have set the table up */
            hosting?: boolean;
            id: string;
            invites?: string[] | null;
            /** @description Free seats that are kept for you */
            kept?: number[] | null;
            /** @description Whose decisions that undo would take away besides */
            loses?: number[] | null;
            /** Format: int64 */
            n: number;
            open: boolean;
            outdated?: boolean;
            paused?: boolean;
            plan: components["schemas"]["Plan"];
            /** @description That somebody else plays the seat of an absent person */
            proposal?: components["schemas"]["Proposing"];
            /** @description The match that follows, with the same people */
            rematch?: string;
            result?: number[] | null;
            seats: components["schemas"]["Sitter"][] | null;
            seed?: string;
            /** Format: int64 */
            seq: number;
            /** @description How near the seats are to winning, where the game says it */
            standing?: components["schemas"]["Standing"];
            status: string;
            /** @description What the table is called */
            title?: string;
            view?: unknown;
            /** @description Why an administrator of the server has closed it */
            why?: string;
            /** @description While sealed answers are owed */
            window?: components["schemas"]["Window"];
            yours: number[] | null;
        };
        Luck: {
            rows: components["schemas"]["LuckRow"][] | null;
            /**
             * Format: int32
             * @description Whose luck it is; without it, nobody's
             */
            seat?: number;
            /**
             * Format: int64
             * @description It was luckier than so many games in a hundred
             */
            share: number;
        };
        LuckRow: {
            en: string;
            /** Format: double */
            expected: number;
            fr: string;
            /** Format: double */
            got: number;
            /**
             * Format: int64
             * @description How often there was a chance of it
             */
            rolls: number;
            /**
             * Format: double
             * @description Got less expected, over the standard deviation of all its rolls
             */
            sigma: number;
        };
        Me: {
            account: string;
            name: string;
            /** @description Whoever has it can take the account over on another device; not for tokens, to which it is empty */
            recovery: string;
        };
        Meant: {
            en: string;
            fr: string;
            id: string;
        };
        Memory: {
            /** Format: date-time */
            created: string;
            game: string;
            /** @description The name of who set it up */
            host?: string;
            id: string;
            open: boolean;
            /** @description Each seat's share of victory, of a match that is over */
            result?: number[] | null;
            /** @description Which round it is, in the words of the game */
            round?: components["schemas"]["Text"];
            /** @description What you have said and written */
            said: components["schemas"]["Update"][] | null;
            seats: components["schemas"]["Sitter"][] | null;
            status: string;
            /** @description What the table is called */
            title?: string;
            who: number[] | null;
            yours: number[] | null;
        };
        Moment: {
            action?: unknown;
            dice: number[] | null;
            document?: unknown;
            /** Format: int64 */
            n: number;
            /** Format: int32 */
            seat?: number;
            seats: components["schemas"]["Sitter"][] | null;
            told: components["schemas"]["Told"][] | null;
            /** Format: int64 */
            total: number;
        };
        NameInputBody: {
            /** @description Leave the name of the account that you have, if you have one */
            keep?: boolean;
            name: string;
        };
        NameTableInputBody: {
            title: string;
        };
        NewPaperInputBody: {
            /** @description The paper: JSON, or its text in a string */
            document: unknown;
            game: string;
        };
        NewTable: {
            absent?: string;
            /**
             * Format: int64
             * @description How long a window for answers is open at a live table, from 2 to 10 seconds; 3 if not given. Where decisions have an hour or more, windows have as much
             */
            beat?: number;
            clock?: components["schemas"]["Clock"];
            game: string;
            /** @description The name of who set the table up */
            readonly host?: string;
            letters?: boolean;
            name?: string;
            open?: boolean;
            options?: {
                [key: string]: string;
            };
            seats: components["schemas"]["Chair"][] | null;
            /** @description Seats that you take yourself; several make a hot seat */
            sit?: number[] | null;
            /** @description What the table is called, if it has a name */
            title?: string;
        };
        NotActed: {
            key: string;
            problem: components["schemas"]["Problem"];
        };
        NoteTold: {
            /** @description The step that it is about */
            at?: components["schemas"]["Link"];
            en: string;
            fr: string;
            value: components["schemas"]["Text"];
        };
        OK: {
            ok: boolean;
        };
        Offered: {
            /** @description The invitation, where another person may take the seat */
            invite?: string;
            /** @description To the page on which it is taken */
            link?: string;
        };
        Option: {
            en: string;
            fr: string;
            /** @description Any text will do that the game can read, such as an army list */
            free?: boolean;
            name: string;
            /** @description The seats whose own choice it is: who sits down there can bring it, if the chair says so */
            of?: number[] | null;
            values: string[] | null;
        };
        Options: {
            /**
             * Format: int64
             * @description The number that the action will have
             */
            n: number;
            options: unknown[] | null;
            /**
             * Format: int64
             * @description Of the last update for you: send it with the action
             */
            seq: number;
        };
        Origin: {
            /** @description The log that was kept whose position it was */
            log?: string;
            /** @description The match whose position it was */
            match?: string;
            /**
             * Format: int64
             * @description After how many of its actions
             */
            n: number;
        };
        Overseen: {
            /** @description Of the persons, by seat */
            accounts: string[] | null;
            /** Format: int64 */
            actions: number;
            /** Format: date-time */
            created: string;
            game: string;
            /** @description The name of who set it up */
            host?: string;
            id: string;
            /**
             * Format: date-time
             * @description When something happened there
             */
            last: string;
            open: boolean;
            /** @description The account that has set it up */
            owner?: string;
            paused?: boolean;
            present: components["schemas"]["Present"];
            seats: components["schemas"]["Sitter"][] | null;
            status: string;
            /** @description What the table is called */
            title?: string;
            /** @description Why it was closed */
            why?: string;
        };
        Owed: {
            /** Format: int64 */
            n: number;
            over: boolean;
            seats: components["schemas"]["Owing"][] | null;
            /** Format: int64 */
            seq: number;
        };
        Owing: {
            options: unknown[] | null;
            /** Format: int32 */
            seat: number;
        };
        Paper: {
            /** Format: int64 */
            count: number;
            document: unknown;
            en: string;
            fr: string;
            key?: string;
            /** Format: int64 */
            points: number;
            problems: components["schemas"]["PaperProblem"][] | null;
            remarks?: components["schemas"]["PaperRemark"][] | null;
            sheet?: unknown;
            text?: string;
            text_fr?: string;
            /** Format: int64 */
            total: number;
        };
        PaperInputBody: {
            /** @description The paper: JSON, or its text in a string */
            document: unknown;
        };
        PaperProblem: {
            en: string;
            fr: string;
            /** Format: int64 */
            line?: number;
            meant?: components["schemas"]["Meant"][] | null;
            part?: string;
            rule: string;
            /** Format: int64 */
            unit?: number;
            word?: string;
        };
        PaperRemark: {
            en: string;
            fr: string;
            /** Format: int64 */
            line?: number;
        };
        Passkey: {
            /** Format: date-time */
            created: string;
            id: string;
            name: string;
            /** Format: date-time */
            used?: string;
        };
        PasskeySignInInputBody: {
            ceremony: string;
            /** @description As the browser's toJSON() gives it */
            credential: unknown;
        };
        Past: {
            /** Format: int64 */
            n: number;
            view: unknown;
        };
        PauseInputBody: {
            paused: boolean;
            /** Format: int32 */
            seat: number;
        };
        Peak: {
            /** Format: int64 */
            before: number;
            /** Format: int64 */
            n: number;
        };
        Person: {
            account: string;
            name: string;
        };
        Place: {
            /** @description What put it before the next */
            by?: components["schemas"]["Text"];
            /** @description One for each column */
            cells: components["schemas"]["Text"][] | null;
            /**
             * Format: int64
             * @description Counted from 1; who is equal has the same
             */
            place: number;
            /** @description That says so */
            rule?: string;
            /** Format: int64 */
            score?: number;
            /** Format: int32 */
            seat: number;
        };
        Plan: {
            absent?: string;
            /**
             * Format: int64
             * @description How long a window for answers is open at a live table, from 2 to 10 seconds; 3 if not given. Where decisions have an hour or more, windows have as much
             */
            beat?: number;
            clock?: components["schemas"]["Clock"];
            game: string;
            /** @description The name of who set the table up */
            readonly host?: string;
            letters?: boolean;
            open?: boolean;
            options?: {
                [key: string]: string;
            };
            seats: components["schemas"]["Chair"][] | null;
            /** @description What the table is called, if it has a name */
            title?: string;
        };
        PlayOnInputBody: {
            /** @description Who plays the others; greedy, if not given */
            bot?: string;
            /** @description The other seats are for persons whom you invite */
            invite?: boolean;
            /**
             * Format: int64
             * @description After how many of its actions
             */
            n: number;
            /** @description Yours; that of your account, if not given */
            name?: string;
            /** @description Seats that you take; several make a hot seat */
            sit: number[] | null;
        };
        Presence: {
            /**
             * @description A stream is open; one is, but its person does something else; none is
             * @enum {string}
             */
            is: "here" | "away" | "gone";
            /** Format: int32 */
            seat: number;
            /**
             * Format: date-time
             * @description Since when the person is away or gone, if anybody knows
             */
            since?: string;
        };
        Present: {
            /** @description Of the seats that persons have */
            seats: components["schemas"]["Presence"][] | null;
            /**
             * Format: int64
             * @description How many others look at the match
             */
            watching: number;
        };
        Problem: {
            /** @description What is wrong, in words */
            detail: string;
            /** @description What is wrong, for people */
            en?: string;
            fr?: string;
            /** @description The limit of this server that is reached, by the name that its host knows it by */
            limit?: string;
            /**
             * Format: int64
             * @description The line of the log, or of the army list, that is wrong
             */
            line?: number;
            /** @description The option of the match that is wrong */
            option?: string;
            /** @description The server is read-only for a while */
            readOnly?: boolean;
            /** @description The rule of the ledger that refuses */
            rule?: string;
            /**
             * Format: int64
             * @example 422
             */
            status: number;
            /** @example Unprocessable Entity */
            title: string;
        };
        Proposal: {
            /** Format: int32 */
            by: number;
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            to: "bot" | "person";
        };
        Proposing: {
            /** Format: int32 */
            by: number;
            no: number[] | null;
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            to: "bot" | "person";
            yes: number[] | null;
        };
        QuickInputBody: {
            /** @description Who plays the others; greedy, if not given */
            bot?: string;
            game: string;
            /** @description Yours; that of your account, if not given */
            name?: string;
            options?: {
                [key: string]: string;
            };
            /**
             * Format: int32
             * @description Which one is yours; any, if not given
             */
            seat?: number;
            /**
             * Format: int64
             * @description How many seats; the most, if not given
             */
            seats?: number;
        };
        ReadOnly: {
            /** Format: date-time */
            since: string;
            /** @description In the words of the administrator */
            why: string;
        };
        ReadOnlyInputBody: {
            on: boolean;
            /** @description Everybody is told */
            why?: string;
        };
        Reason: {
            /** @description Not blank */
            why: string;
        };
        RecoverInputBody: {
            recovery: string;
        };
        RefusedLine: {
            refused: components["schemas"]["NotActed"];
        };
        ReplaceInputBody: {
            /** Format: int64 */
            seat: number;
            /**
             * @description A bot until the player is back, or another person, for good
             * @enum {string}
             */
            to: "bot" | "person";
            /** @description Not blank */
            why: string;
        };
        Report: {
            about: components["schemas"]["Person"];
            /** @description What the administrator noted who settled it */
            answer?: string;
            by: components["schemas"]["Person"];
            id: string;
            match: string;
            /**
             * Format: int32
             * @description Of who it is about; -1 is who has set the table up
             */
            seat: number;
            /** Format: date-time */
            settled?: string;
            settledBy?: components["schemas"]["Person"];
            /** Format: date-time */
            time: string;
            why: string;
            /** @description What was said and written there, as who reports has read it */
            words: components["schemas"]["Words"][] | null;
        };
        ReportInputBody: {
            /**
             * Format: int32
             * @description Whose player it is about; -1 is who has set the table up
             */
            seat: number;
            /**
             * Format: int64
             * @description Of the update with the words that it is about; without it, the last words of that player are kept
             */
            seq?: number;
            /** @description Not blank */
            why: string;
        };
        Reported: {
            id: string;
        };
        Rule: {
            ambiguity?: string;
            ambiguity_fr?: string;
            en: string;
            example?: string;
            example_fr?: string;
            fr: string;
            id: string;
            kind: string;
            section: string;
        };
        Sanction: {
            account?: string;
            /** @description Of ban-at: an address, or a network of IPv6 */
            address?: string;
            /** @description The account of the administrator, or console */
            by: string;
            /** @description By which it is lifted */
            id: string;
            /** @enum {string} */
            kind: "mute" | "ban" | "ban-at";
            name?: string;
            /** Format: date-time */
            since: string;
            /**
             * Format: date-time
             * @description Without it, until it is lifted
             */
            until?: string;
            why: string;
        };
        SanctionInputBody: {
            /** @description Ban the address too from which the account was seen last, for at most 30 days */
            address?: boolean;
            /**
             * Format: int64
             * @description For how long; 0 is until it is lifted, but not for addresses
             */
            hours?: number;
            /** @enum {string} */
            kind: "mute" | "ban";
            /** @description An account or, to be banned, an address */
            whom: string;
            /** @description Not blank */
            why: string;
        };
        SayInputBody: {
            /** Format: int32 */
            seat: number;
            /**
             * Format: int32
             * @description A letter to all seats of this side
             */
            side?: number;
            text: string;
            /**
             * Format: int32
             * @description A letter to this seat; without it, all hear
             */
            to?: number;
        };
        Scene: {
            /** Format: int64 */
            from: number;
            /**
             * Format: int64
             * @description Of the update that tells them; in a log, the number of the action
             */
            seq: number;
            /**
             * Format: int64
             * @description After the last of them
             */
            to: number;
        };
        SeatBody: {
            /** Format: int32 */
            seat: number;
        };
        Seated: {
            /** Format: int32 */
            seat: number;
        };
        Session: {
            browser: string;
            /** Format: date-time */
            created: string;
            id: string;
            /**
             * Format: date-time
             * @description To the hour
             */
            seen: string;
            /** @description The one that asks */
            this: boolean;
        };
        Sheet: {
            lines: components["schemas"]["Line"][] | null;
            /** Format: int32 */
            seat: number;
        };
        ShunInputBody: {
            /**
             * @description Muted, nothing of what he says or writes comes to you. Blocked, besides, you see none of his tables, and he joins none of yours
             * @enum {string}
             */
            how: "mute" | "block";
            match: string;
            /**
             * Format: int32
             * @description Whose player it is; -1 is who has set the table up
             */
            seat: number;
        };
        Shunned: {
            /** @enum {string} */
            how: "mute" | "block";
            id: string;
            name: string;
            /** Format: date-time */
            since: string;
        };
        SitInputBody: {
            /** @description Your part of the chance of the dice */
            entropy?: string;
            invite?: string;
            name?: string;
            /** @description What you bring to a seat whose chair says so: options that are of this seat */
            options?: {
                [key: string]: string;
            };
            /** Format: int32 */
            seat?: number;
        };
        Sitter: {
            bot?: string;
            /** @description What the game calls the seat to people */
            called?: components["schemas"]["Text"];
            /** Format: date-time */
            due?: string;
            free?: boolean;
            /**
             * Format: date-time
             * @description When the time of its decision begins, after the grace for the story
             */
            from?: string;
            is?: string;
            name?: string;
            /** @description Its person is absent, and the table has agreed that another may take it */
            offered?: boolean;
            /** Format: int32 */
            seat: number;
            /**
             * Format: int32
             * @description Seats with the same side play together; without one, each for itself
             */
            side?: number;
        };
        Somebody: {
            account: string;
            admin?: boolean;
            /** Format: date-time */
            created: string;
            name: string;
            sanctions: components["schemas"]["Sanction"][] | null;
        };
        Span: {
            /** Format: int64 */
            from: number;
            /**
             * Format: int64
             * @description The last of them
             */
            to: number;
        };
        Stand: {
            /** @description The match as you see it */
            look?: components["schemas"]["Look"];
            /** @description What your seats may do */
            owed?: components["schemas"]["Owed"];
            /** @description Who is at the table, when that has changed */
            present?: components["schemas"]["Present"];
            /** @description How each of your seats that plays can take its last action back */
            undo?: components["schemas"]["Undoing"][] | null;
        };
        Standing: {
            /**
             * Format: int64
             * @description Who has so much wins at once
             */
            goal?: number;
            /**
             * Format: int64
             * @description Who leads by so much in the end wins
             */
            lead?: number;
            /** @description How much of it each seat has */
            scores: number[] | null;
            /** @description What is counted */
            what: components["schemas"]["Text"];
            /** @description What would win this round */
            would?: components["schemas"]["Text"];
        };
        Started: {
            id: string;
            /** Format: int32 */
            seat: number;
        };
        Step: {
            /**
             * Format: int64
             * @description The position in the midst of action n, before this event of it, is the one that shows it done
             */
            before?: number;
            /** @description How it ended */
            detail?: components["schemas"]["Text"];
            en: string;
            events: components["schemas"]["Scene"][] | null;
            fr: string;
            /**
             * Format: int64
             * @description Actions before it
             */
            from: number;
            /** @description Whom it brings something */
            gains?: number[] | null;
            /** @description What helps */
            helpers: string[] | null;
            /** @description Stays the same while the step goes on */
            id: string;
            kind: string;
            /**
             * Format: int64
             * @description Actions after it
             */
            n: number;
            /** @description The position that shows all that its outcome hangs on */
            peak?: components["schemas"]["Peak"];
            /** @description What it is about, in the order of mention, as the marks of sentences name it: area:winterfell */
            places: string[] | null;
            /**
             * Format: int32
             * @description Who acts; without it, the game itself
             */
            seat?: number;
            /** @description Whom it costs a piece, an area or an order */
            touches: number[] | null;
            /** @description From where it goes or acts, and to where, in the order of its events */
            ways?: components["schemas"]["Way"][] | null;
            /**
             * Format: int64
             * @description 1 light, 2 heavy, 3 a fight
             */
            weight: number;
        };
        Story: {
            steps: components["schemas"]["Step"][] | null;
        };
        Stretch: {
            content: string;
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            judged: number;
            lost?: boolean;
            /** Format: int64 */
            rules: number;
            /** Format: int64 */
            to: number;
        };
        Text: {
            en: string;
            fr: string;
        };
        Token: {
            /** @description Shown this once */
            token: string;
        };
        TokenInputBody: {
            /**
             * Format: int64
             * @description How long it is good; 0 is until it is revoked
             */
            days?: number;
            note?: string;
            /**
             * @description What it is good for: all that its account may do at tables, or looking only
             * @default play
             * @enum {string}
             */
            scope: "play" | "watch";
        };
        TokenNote: {
            /** Format: date-time */
            created: string;
            id: string;
            note: string;
            /** @enum {string} */
            scope: "play" | "watch";
            /**
             * Format: date-time
             * @description It is no good any more
             */
            until?: string;
            /**
             * Format: date-time
             * @description When it was used last, to the hour
             */
            used?: string;
        };
        Told: {
            /** @description A sentence that marks what it speaks of: [words](kind:id) */
            en: string;
            fr: string;
            /**
             * @description What it is the heading of
             * @enum {string}
             */
            heading?: "round" | "turn" | "phase" | "battle" | "combat";
            /** @description What happened; which other fields there are depends on it */
            kind: string;
            /** @description Who may know of it, if not everybody */
            only?: number[] | null;
            /**
             * Format: int32
             * @description Whose doing it is
             */
            seat?: number;
        } & {
            [key: string]: unknown;
        };
        Turning: {
            at: components["schemas"]["Link"];
            detail?: components["schemas"]["Text"];
            en: string;
            fr: string;
            /**
             * Format: int64
             * @description The point of the course in whose stretch it lies
             */
            point: number;
            /** @description After it */
            scores: number[] | null;
            /**
             * Format: int32
             * @description Who acted
             */
            seat?: number;
            /** @description The scores before it */
            was: number[] | null;
            /** @description The round or turn */
            when?: components["schemas"]["Text"];
        };
        Undoing: {
            /** @description Other persons whose decisions go with it: they have acted since, or are asked now */
            loses?: number[] | null;
            /** Format: int32 */
            seat: number;
            /**
             * @description At once; if the others agree; it has done nothing; something was shown since
             * @enum {string}
             */
            way: "free" | "ask" | "nothing" | "revealed";
        };
        Undone: {
            asked: boolean;
        };
        Update: {
            /** @description Of your own request that did it */
            key?: string;
            /** @description Persons whose decisions it takes away besides */
            loses?: number[] | null;
            /** Format: int64 */
            n: number;
            /** Format: int32 */
            seat?: number;
            /** Format: int64 */
            seq: number;
            /**
             * Format: int32
             * @description To which a letter is
             */
            side?: number;
            /** @description With story: the steps that begin or go on here, each as it is then; a later one with the same id replaces it */
            steps?: components["schemas"]["Step"][] | null;
            text?: string;
            /** Format: date-time */
            time: string;
            /** Format: int32 */
            to?: number;
            told?: components["schemas"]["Told"][] | null;
            /** @description The actions that it takes back; later ones move down */
            undone?: components["schemas"]["Span"];
            what: string;
            /** @description An administrator of the server has done it, for this reason */
            why?: string;
        };
        Way: {
            from: string;
            /** @description Of the event */
            kind: string;
            /** @description Where it leads, after all that it passes */
            to: string[] | null;
        };
        Window: {
            /** @description What your seats have answered so far; another answer replaces it */
            answers?: components["schemas"]["Answer"][] | null;
            /**
             * Format: date-time
             * @description When the beat is over; none while it stands still
             */
            closes?: string;
            /** @description Who holds it */
            holds?: number[] | null;
        };
        Words: {
            letter?: boolean;
            text: string;
            time: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    load: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Load"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nameAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unnameAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    audit: {
        parameters: {
            query?: {
                /** @description Lines from before this time */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActLine"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    overseeAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overseen"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    oversee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overseen"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closeMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    handOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replacePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offered"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people: {
        parameters: {
            query?: {
                /** @description A part of the name, or the account itself */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Somebody"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readOnly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadOnlyInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reports: {
        parameters: {
            query?: {
                /** @description Those that are settled too */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    settleReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sanctions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sanction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SanctionInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lift: {
        parameters: {
            query?: {
                /** @description Not blank */
                why?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    armies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    field: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readyLayouts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readyLists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readyPlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    terrain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    house: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["House"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    myLayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepLayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is the same paper */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dropLayout: {
        parameters: {
            query: {
                /** @description That of the paper which you throw away */
                revision: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    myLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is the same paper */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dropList: {
        parameters: {
            query: {
                /** @description That of the paper which you throw away */
                revision: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kept"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["End"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keptLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A match log: JSON lines */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": unknown;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    playOnLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOnInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayLog: {
        parameters: {
            query?: {
                /** @description After how many actions */
                n?: number;
                /** @description In the midst of the n-th action, before this event of it; -1 is after it */
                before?: number;
                /** @description As this seat saw it; -1 is all of it */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMatches: {
        parameters: {
            query?: {
                /** @description Open tables: first those at which somebody waits, then the newest; or yours, the latest last */
                list?: "open" | "mine";
                /** @description Of open tables: those of this game before others */
                game?: string;
                /** @description Of open tables: how many to leave out at the beginning */
                skip?: number;
                /** @description Of open tables: how many to list */
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listed"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is the same match */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookAtMatch: {
        parameters: {
            query?: {
                /** @description One of your seats */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    concede: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matchEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["End"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events: {
        parameters: {
            query?: {
                /** @description The seq of the last update that you have */
                since?: number;
                /** @description Send the match as you see it too, at first and after each batch of updates */
                look?: boolean;
                /** @description Send what your seats may do too, in the same line */
                owed?: boolean;
                /** @description Send how your seats can take their last actions back too, in the same line */
                undo?: boolean;
                /** @description Have updates bring the steps that begin or go on in them */
                story?: boolean;
                /** @description Send who is at the table too, at first and whenever that changes */
                present?: boolean;
                /** @description From which of your seats to look */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream without end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Update"] | components["schemas"]["Stand"] | components["schemas"]["RefusedLine"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fillTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FillInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hold: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matchLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A match log: JSON lines */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": unknown;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SayInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    playOn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOnInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    options: {
        parameters: {
            query: {
                seat: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    past: {
        parameters: {
            query: {
                /** @description After how many actions */
                n: number;
                /** @description From which of your seats to look */
                seat?: number;
                /** @description In the midst of the n-th action, before this event of it; -1 is after it */
                before?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Past"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pause: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    propose: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proposal"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    vote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayMatch: {
        parameters: {
            query?: {
                /** @description After how many actions */
                n?: number;
                /** @description In the midst of the n-th action, before this event of it; -1 is after it */
                before?: number;
                /** @description As this seat saw it; -1 is all of it */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    return: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sheet: {
        parameters: {
            query: {
                seat: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sheet"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sheet"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matchStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    talk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nameTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameTableInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    canUndo: {
        parameters: {
            query: {
                seat: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Undoing"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Undone"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is carried out once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: {
                "User-Agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                "User-Agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ceremony"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recover: {
        parameters: {
            query?: never;
            header?: {
                "User-Agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    newRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shunned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shunned"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShunInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unshun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenNote"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                "User-Agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ceremony"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    myPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is the same paper */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPaperInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaper"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dropPlan: {
        parameters: {
            query: {
                /** @description That of the paper which you throw away */
                revision: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OK"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quickMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is the same match */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"][] | null;
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
