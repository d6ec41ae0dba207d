package effect

// A statement is how a kind of statement is written: its word, and what stands after it. A
// part with a question mark may be missing.
type statement struct {
	word  string
	takes string
	place place
	below below
}

// A place is where a statement may stand.
type place uint8

const (
	inProgram  place = 1 << iota // in what happens at an event
	inStanding                   // in what always holds
)

// below is what may stand under a statement.
type below uint8

const (
	nothing below = iota
	program
	loop    // statements that are gone through several times
	rules   // rules that are granted
	options // nothing but options
	picked  // the statements of an option
	later   // statements that are carried out later
)

var statements = [...]statement{
	If:        {"if", "conditions", inProgram, program},
	Else:      {"else", "", inProgram, program},
	May:       {"may", "by?", inProgram, program},
	Choose:    {"choose", "side by? conditions?", inProgram, nothing},
	Each:      {"each", "count? side conditions?", inProgram, loop},
	Pick:      {"pick", "amount by? more?", inProgram, options},
	Option:    {"option", "conditions?", inProgram, picked},
	Test:      {"test", "kind role amount? keep?", inProgram, nothing},
	Passed:    {"passed", "", inProgram, program},
	Failed:    {"failed", "", inProgram, program},
	Roll:      {"roll", "amount", inProgram, nothing},
	Again:     {"again", "once?", inProgram, nothing},
	Repeat:    {"repeat", "amount", inProgram, loop},
	After:     {"after", "span", inProgram, later},
	Instead:   {"instead", "", inProgram, nothing},
	Cancel:    {"cancel", "", inProgram, nothing},
	Call:      {"fn", "func", inProgram, nothing},
	Number:    {"number", "count upto", inProgram, nothing},
	NameZones: {"name-zones", "count", inProgram, nothing},
	NameToken: {"name-token", "", inProgram, nothing},

	GiveToken:        {"token", "role token", inProgram, nothing},
	TakeToken:        {"untoken", "role amount", inProgram, nothing},
	MoveToken:        {"move-token", "role with amount", inProgram, nothing},
	Spend:            {"spend", "role token", inProgram, nothing},
	SpendAs:          {"spend-as", "token", inProgram, nothing},
	Wounds:           {"wounds", "role amount", inProgram, nothing},
	HitsOn:           {"hits", "role amount save?", inProgram, nothing},
	Restore:          {"restore", "role amount", inProgram, nothing},
	ShareRestore:     {"restore-among", "amount side conditions?", inProgram, nothing},
	ShareUntoken:     {"untoken-among", "amount side conditions?", inProgram, nothing},
	ShareModels:      {"models-among", "amount side conditions?", inProgram, nothing},
	ReduceWounds:     {"reduce", "amount", inProgram, nothing},
	Kill:             {"kill", "role part by?", inProgram, nothing},
	Destroy:          {"destroy", "role", inProgram, nothing},
	Survive:          {"survive", "role count", inProgram, nothing},
	Count:            {"counter", "amount", inProgram, nothing},
	FreeAction:       {"free", "role actions at? die? speed?", inProgram, nothing},
	Must:             {"must", "role actions at? die?", inProgram, nothing},
	Activate:         {"activate", "role", inProgram, nothing},
	ActivateNext:     {"activate-next", "role", inProgram, nothing},
	MustActivate:     {"must-activate", "role", inProgram, nothing},
	AnotherUnit:      {"another-unit", "role", inProgram, nothing},
	SkipActivation:   {"skip-activation", "", inProgram, nothing},
	RemoveActivation: {"remove-activation", "role", inProgram, nothing},
	AddActivation:    {"add-activation", "role", inProgram, nothing},
	MoveAttachment:   {"move-attachment", "role part with", inProgram, nothing},
	Redeploy:         {"redeploy", "role", inProgram, nothing},
	Deploy:           {"deploy", "role edge count", inProgram, nothing},
	Mark:             {"mark", "role span", inProgram, nothing},
	RemoveTerrain:    {"remove-terrain", "", inProgram, nothing},
	Score:            {"score", "role amount", inProgram, nothing},

	Dice:            {"dice", "amount", inProgram, nothing},
	SetDice:         {"set-dice", "count", inProgram, nothing},
	Rank:            {"rank", "amount", inProgram, nothing},
	HighestDice:     {"highest-dice", "", inProgram, nothing},
	ToHit:           {"hit", "amount", inProgram, nothing},
	AutoHit:         {"auto-hit", "", inProgram, nothing},
	Save:            {"save", "amount", inProgram | inStanding, nothing},
	PanicOf:         {"panic", "amount", inProgram, nothing},
	GainKeyword:     {"keyword", "keyword", inProgram, nothing},
	Reroll:          {"reroll", "throw", inProgram, nothing},
	ExtraHits:       {"extra-hits", "amount", inProgram, nothing},
	ExtraWounds:     {"extra-wounds", "amount", inProgram, nothing},
	Block:           {"block", "amount", inProgram, nothing},
	NoSaves:         {"no-saves", "", inProgram, nothing},
	NoSavesFrom:     {"no-saves-from", "count", inProgram, nothing},
	CriticalFrom:    {"critical-from", "count", inProgram, nothing},
	DoubleBlockFrom: {"double-block-from", "count", inProgram | inStanding, nothing},
	HitsPerSuccess:  {"hits-per-success", "count", inProgram, nothing},
	HitsPerWound:    {"hits-per-wound", "count", inProgram | inStanding, nothing},
	SkipSaves:       {"skip-saves", "", inProgram, nothing},
	Deny:            {"deny", "bonuses", inProgram, nothing},
	TestBonus:       {"morale", "amount", inProgram, nothing},
	TestDice:        {"test-dice", "keep", inProgram, nothing},
	LendMorale:      {"lend-morale", "role", inProgram, nothing},
	PanicCap:        {"panic-cap", "count", inProgram, nothing},
	Pass:            {"pass", "", inProgram, nothing},
	ChargeDieIs:     {"charge-die", "count", inProgram, nothing},
	ChargeDice:      {"charge-dice", "keep", inProgram, nothing},
	Disorder:        {"disorderly", "", inProgram, nothing},
	IgnoreGround:    {"ignore", "grounds", inProgram | inStanding, nothing},

	Draw:        {"draw", "amount", inProgram, nothing},
	DiscardCard: {"discard", "role amount way", inProgram, nothing},
	Return:      {"return", "sort amount", inProgram, nothing},
	ReturnVow:   {"return-vow", "role", inProgram, nothing},
	Search:      {"search", "piles sort", inProgram, nothing},
	AttachFound: {"attach-found", "role", inProgram, nothing},
	Sift:        {"sift", "count", inProgram, nothing},
	BottomCard:  {"bottom", "count", inProgram, nothing},
	BottomThis:  {"bottom-this", "", inProgram, nothing},
	TopThis:     {"top-this", "", inProgram, nothing},
	Exile:       {"exile", "", inProgram, nothing},
	Detach:      {"detach", "", inProgram, nothing},
	DiscardVows: {"discard-vows", "role", inProgram, nothing},
	LookHand:    {"look-hand", "role", inProgram, nothing},
	Look:        {"look", "role count", inProgram, nothing},
	DrawMission: {"draw-mission", "", inProgram, nothing},
	SwapMission: {"swap-mission", "", inProgram, nothing},
	UseZone:     {"use-zone", "zone", inProgram, nothing},
	MoveNCU:     {"move-ncu", "ncumove", inProgram, nothing},
	RemoveNCU:   {"remove-ncu", "role", inProgram, nothing},
	Withdraw:    {"withdraw", "", inProgram, nothing},

	Grant:  {"grant", "role span", inProgram, rules},
	Attach: {"attach", "role span", inProgram, rules},
	VowOn:  {"vow", "role", inProgram, rules},

	Speed:             {"speed", "amount", inStanding, nothing},
	ChargeDistance:    {"charge-distance", "amount", inStanding, nothing},
	Shift:             {"shift", "count", inStanding, nothing},
	ShiftAfter:        {"shift-after", "count", inStanding, nothing},
	NoShift:           {"no-shift", "", inStanding, nothing},
	Range:             {"range", "count", inStanding, nothing},
	MinRange:          {"min-range", "count", inStanding, nothing},
	NoSoloTargets:     {"no-solo-targets", "", inStanding, nothing},
	SightPast:         {"sight-past", "views", inStanding, nothing},
	MoraleIs:          {"morale-is", "count", inStanding, nothing},
	LastModel:         {"last-model", "", inStanding, nothing},
	Forbid:            {"forbid", "bars", inStanding, nothing},
	Immune:            {"immune", "guards", inStanding, nothing},
	Lose:              {"lose", "losses", inStanding, nothing},
	OnlyActions:       {"only", "actions", inStanding, nothing},
	OnlyOriginTargets: {"only-origin-targets", "", inStanding, nothing},
	CountsAs:          {"counts-as", "tag", inStanding, nothing},
	NoPoints:          {"no-points", "worth", inStanding, nothing},
	NoDisorder:        {"no-disorderly", "", inStanding, nothing},
	DisorderOn:        {"disorderly-on", "count", inStanding, nothing},
	PivotBeforeMarch:  {"pivot-before-march", "", inStanding, nothing},
	PivotFirst:        {"pivot-first", "", inStanding, nothing},
	HandSize:          {"hand", "amount", inStanding, nothing},
	ControlsAlso:      {"controls-also", "zone", inStanding, nothing},
	VowZones:          {"vow-zones", "zone", inStanding, nothing},
	VowLimit:          {"vow-limit", "count", inStanding, nothing},
	AddZone:           {"add-zone", "zone", inStanding, nothing},
	AttachmentCost:    {"attachment-cost", "amount", inStanding, nothing},
	Loyal:             {"loyalty", "king", inStanding, nothing},
	StartsReserved:    {"starts-reserved", "", inStanding, nothing},
	KeepReserved:      {"keep-reserved", "tag", inStanding, nothing},
}

// String returns the word of the vocabulary.
func (c Code) String() string { return statements[c].word }
