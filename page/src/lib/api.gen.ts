// Written by `npm run api` from the OpenAPI document of the server. Do not edit.

export interface paths {
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
    "/api/matches/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in a match, as it happens
         * @description JSON lines, or a WebSocket with one text frame a line. A blank line, or a ping, comes every 15 seconds when nothing happens. Over a WebSocket actions can be sent as well, one text frame each, as in the body of an action with its `key`; the update that tells of it has that key, and what is not carried out is answered by a `refused` line. A frame with `hold` instead of an action holds the open window, or lets its beat go on.
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
        /** Speak to the table, or write to a seat */
        post: operations["say"];
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
        delete?: never;
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
        Acted: {
            /** Format: int64 */
            seq: number;
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
        Game: {
            bots: string[] | null;
            /** Format: int64 */
            max_seats: number;
            /** Format: int64 */
            min_seats: number;
            name: string;
            options: components["schemas"]["Option"][] | null;
            /** @description Those of a full table, as they are called before a match begins */
            seats: components["schemas"]["Sitter"][] | null;
            /** Format: int64 */
            version: number;
            /** @description What people call what documents name by ids, as far as the game says */
            words?: {
                [key: string]: components["schemas"]["Text"];
            };
        };
        HoldInputBody: {
            /** @description False lets the beat go on */
            hold: boolean;
            /** Format: int32 */
            seat: number;
        };
        Kept: {
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
        };
        Listed: {
            /** Format: date-time */
            created: string;
            game: string;
            id: string;
            open: boolean;
            seats: components["schemas"]["Sitter"][] | null;
            status: string;
            who: number[] | null;
            yours: number[] | null;
        };
        Look: {
            /** Format: int32 */
            asks?: number;
            commitment: string;
            /** Format: date-time */
            created: string;
            decision?: components["schemas"]["Decision"];
            frozen?: boolean;
            game: string;
            id: string;
            invites?: string[] | null;
            /** Format: int64 */
            n: number;
            open: boolean;
            outdated?: boolean;
            paused?: boolean;
            plan: components["schemas"]["Plan"];
            result?: number[] | null;
            seats: components["schemas"]["Sitter"][] | null;
            seed?: string;
            /** Format: int64 */
            seq: number;
            status: string;
            view?: unknown;
            /** @description While sealed answers are owed */
            window?: components["schemas"]["Window"];
            yours: number[] | null;
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
            letters?: boolean;
            name?: string;
            open?: boolean;
            options?: {
                [key: string]: string;
            };
            seats: components["schemas"]["Chair"][] | null;
            /** @description Seats that you take yourself; several make a hot seat */
            sit?: number[] | null;
        };
        NotActed: {
            key: string;
            problem: components["schemas"]["Problem"];
        };
        OK: {
            ok: boolean;
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
        Plan: {
            absent?: string;
            /**
             * Format: int64
             * @description How long a window for answers is open at a live table, from 2 to 10 seconds; 3 if not given. Where decisions have an hour or more, windows have as much
             */
            beat?: number;
            clock?: components["schemas"]["Clock"];
            game: string;
            letters?: boolean;
            open?: boolean;
            options?: {
                [key: string]: string;
            };
            seats: components["schemas"]["Chair"][] | null;
        };
        Problem: {
            /** @description What is wrong, in words */
            detail: string;
            en?: string;
            fr?: string;
            /**
             * Format: int64
             * @description The line of the log, or of the army list, that is wrong
             */
            line?: number;
            /** @description The option of the match that is wrong */
            option?: string;
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
        RecoverInputBody: {
            recovery: string;
        };
        RefusedLine: {
            refused: components["schemas"]["NotActed"];
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
        SayInputBody: {
            /** Format: int32 */
            seat: number;
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
        Sheet: {
            lines: components["schemas"]["Line"][] | null;
            /** Format: int32 */
            seat: number;
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
            /** Format: int32 */
            seat: number;
            /**
             * Format: int32
             * @description Seats with the same side play together; without one, each for itself
             */
            side?: number;
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
            /** @description How each of your seats that plays can take its last action back */
            undo?: components["schemas"]["Undoing"][] | null;
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
            /** @description What it is about, in the order of mention, as the marks of sentences name it: area:winterfell */
            places: string[] | null;
            /**
             * Format: int32
             * @description Who acts; without it, the game itself
             */
            seat?: number;
            /** @description Whom it costs a piece, an area or an order */
            touches: number[] | null;
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
            note?: string;
        };
        TokenNote: {
            /** Format: date-time */
            created: string;
            id: string;
            note: string;
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
        Undo: {
            /**
             * @description At once; if the others agree; it has done nothing; something was shown since
             * @enum {string}
             */
            way: "free" | "ask" | "nothing" | "revealed";
        };
        Undoing: {
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            way: "free" | "ask" | "nothing" | "revealed";
        };
        Undone: {
            asked: boolean;
        };
        Update: {
            /** @description Of your own request that did it */
            key?: string;
            /** Format: int64 */
            n: number;
            /** Format: int32 */
            seat?: number;
            /** Format: int64 */
            seq: number;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
    replayLog: {
        parameters: {
            query?: {
                /** @description After how many actions */
                n?: number;
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
                list?: "open" | "mine";
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
    events: {
        parameters: {
            query?: {
                /** @description The seq of the last update that you have */
                since?: number;
                /** @description Send the match as you see it too, after each batch of updates */
                look?: boolean;
                /** @description Send what your seats may do too, in the same line */
                owed?: boolean;
                /** @description Send how your seats can take their last actions back too, in the same line */
                undo?: boolean;
                /** @description Have updates bring the steps that begin or go on in them */
                story?: boolean;
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
    replayMatch: {
        parameters: {
            query?: {
                /** @description After how many actions */
                n?: number;
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
                    "application/json": components["schemas"]["Undo"];
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
    signIn: {
        parameters: {
            query?: never;
            header?: never;
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
    recover: {
        parameters: {
            query?: never;
            header?: never;
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
