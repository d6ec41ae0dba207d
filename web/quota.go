package web

import "time"

// A quota is how much one visitor may have at a time, or do in a while, so that he leaves room
// for others: by his account, and by the address that he comes from.
type quota struct {
	name             string
	what             string // for whoever hosts
	account, address bound
	// english and french say what is too much, by account and by address, and what to do. The
	// number stands in them.
	english, french [2]string
}

// A bound is a number at a time, or so many in a while. 0 is without one.
type bound struct {
	n   int
	per time.Duration // 0: at a time
}

const day = 24 * time.Hour

// atATime is a bound of what is there, within of what is done or made newly.
func atATime(n int) bound                   { return bound{n: n} }
func within(per time.Duration, n int) bound { return bound{n, per} }

const (
	tablesQuota   = "tables"
	openQuota     = "open-tables"
	botQuota      = "bot-tables"
	chatQuota     = "chat"
	lettersQuota  = "letters"
	undoQuota     = "undos"
	logsQuota     = "logs"
	tokensQuota   = "tokens"
	papersQuota   = "lists"
	accountsQuota = "accounts"
	streamsQuota  = "streams"
	// complaintsQuota is of what a player does against another: it is written down each time.
	complaintsQuota = "complaints"
)

// quotas are all there are.
var quotas = []quota{
	{
		tablesQuota, "tables that one has set up and that are not over", atATime(60), within(day, 240),
		[2]string{
			"%d of your tables are not over, and no more may be: finish one, concede one, or cancel one first",
			"%d tables were set up from your address within a day, and no more may be: try again later",
		},
		[2]string{
			"%d de vos tables ne sont pas finies, et il ne peut y en avoir plus : finissez-en une, abandonnez-en une, ou annulez-en une d'abord",
			"%d tables ont été créées depuis votre adresse en un jour, et il ne peut y en avoir plus : réessayez plus tard",
		},
	},
	{
		openQuota, "tables that wait for players", atATime(12), within(day, 120),
		[2]string{
			"%d of your tables wait for players, and no more may: have bots fill one, or cancel one first",
			"%d tables that wait for players were set up from your address within a day, and no more may be: try again later",
		},
		[2]string{
			"%d de vos tables attendent des joueurs, et il ne peut y en avoir plus : faites-en compléter une par des bots, ou annulez-en une d'abord",
			"%d tables qui attendent des joueurs ont été créées depuis votre adresse en un jour, et il ne peut y en avoir plus : réessayez plus tard",
		},
	},
	{
		botQuota, "tables at which only bots play", atATime(4), within(day, 60),
		[2]string{
			"bots alone play at %d of your tables, and no more may be so: wait until one is over",
			"%d tables for bots alone were set up from your address within a day, and no more may be: try again later",
		},
		[2]string{
			"des bots jouent seuls à %d de vos tables, et il ne peut y en avoir plus : attendez que l'une soit finie",
			"%d tables de bots seuls ont été créées depuis votre adresse en un jour, et il ne peut y en avoir plus : réessayez plus tard",
		},
	},
	{
		chatQuota, "messages to tables", within(time.Minute, 30), within(time.Minute, 120),
		[2]string{
			"you may send %d messages in a minute: wait a little",
			"%d messages in a minute may come from your address: wait a little",
		},
		[2]string{
			"vous pouvez envoyer %d messages par minute : attendez un peu",
			"%d messages par minute peuvent venir de votre adresse : attendez un peu",
		},
	},
	{
		lettersQuota, "letters to seats and sides", within(time.Minute, 20), within(time.Minute, 80),
		[2]string{
			"you may write %d letters in a minute: wait a little",
			"%d letters in a minute may come from your address: wait a little",
		},
		[2]string{
			"vous pouvez écrire %d lettres par minute : attendez un peu",
			"%d lettres par minute peuvent venir de votre adresse : attendez un peu",
		},
	},
	{
		undoQuota, "actions taken back, or asked to be", within(time.Hour, 120), within(time.Hour, 480),
		[2]string{
			"you may take back, or ask to, %d times in an hour: play on meanwhile",
			"%d times in an hour may be taken back from your address: play on meanwhile",
		},
		[2]string{
			"vous pouvez défaire, ou le demander, %d fois par heure : jouez la suite en attendant",
			"depuis votre adresse on peut défaire %d fois par heure : jouez la suite en attendant",
		},
	},
	{
		logsQuota, "match logs to be verified and kept", within(day, 60), within(day, 120),
		[2]string{
			"you may have %d match logs kept in a day: try again later, or check yours with gonfalon verify",
			"%d match logs in a day may come from your address: try again later, or check yours with gonfalon verify",
		},
		[2]string{
			"vous pouvez faire garder %d journaux par jour : réessayez plus tard, ou vérifiez le vôtre avec gonfalon verify",
			"%d journaux par jour peuvent venir de votre adresse : réessayez plus tard, ou vérifiez le vôtre avec gonfalon verify",
		},
	},
	{
		tokensQuota, "API tokens", atATime(20), within(day, 60),
		[2]string{
			"you have %d tokens, and may have no more: revoke one first",
			"%d tokens were made from your address within a day, and no more may be: try again later",
		},
		[2]string{
			"vous avez %d jetons, et ne pouvez en avoir plus : révoquez-en un d'abord",
			"%d jetons ont été créés depuis votre adresse en un jour, et il ne peut y en avoir plus : réessayez plus tard",
		},
	},
	{
		papersQuota, "army lists, layouts and battle plans, of each kind", atATime(200), within(day, 400),
		[2]string{
			"you keep %d of these, and may keep no more: throw one away first",
			"%d papers were kept from your address within a day, and no more may be: try again later",
		},
		[2]string{
			"vous en gardez %d, et ne pouvez en garder plus : jetez-en un d'abord",
			"%d papiers ont été gardés depuis votre adresse en un jour, et il ne peut y en avoir plus : réessayez plus tard",
		},
	},
	{
		accountsQuota, "new accounts", bound{}, within(time.Hour, 60),
		[2]string{"", "%d accounts were made from your address within an hour, and no more may be: try again later, or use one of them"},
		[2]string{"", "%d comptes ont été créés depuis votre adresse en une heure, et il ne peut y en avoir plus : réessayez plus tard, ou utilisez l'un d'eux"},
	},
	{
		streamsQuota, "streams of matches that are open", atATime(100), atATime(400),
		[2]string{
			"%d streams of yours are open, and no more may be: close a table in another tab first",
			"%d streams are open from your address, and no more may be: close one first",
		},
		[2]string{
			"%d flux sont ouverts pour vous, et il ne peut y en avoir plus : fermez d'abord une table dans un autre onglet",
			"%d flux sont ouverts depuis votre adresse, et il ne peut y en avoir plus : fermez-en un d'abord",
		},
	},
	{
		complaintsQuota, "players reported, muted, blocked, or heard again", within(time.Hour, 60), within(time.Hour, 240),
		[2]string{
			"you may mute, block or report somebody %d times in an hour: try again later",
			"%d times in an hour somebody may be muted, blocked or reported from your address: try again later",
		},
		[2]string{
			"vous pouvez tenir à l'écart ou signaler quelqu'un %d fois par heure : réessayez plus tard",
			"depuis votre adresse on peut tenir à l'écart ou signaler quelqu'un %d fois par heure : réessayez plus tard",
		},
	},
}
