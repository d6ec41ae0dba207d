package song

import (
	"strings"

	"gonfalon/game"
	"gonfalon/geom/sketch"
)

// A sentence is what a refusal says, in both languages, and its facts in order: u the unit that
// acts, o the other of the objection, h and w its lengths have and want, n and m as numbers, z and
// c the zone and the NCU that these number, a the unit or NCU that is activated, q what is to be
// decided.
type sentence struct {
	english, french string
	facts           string
}

// Sentences that any rule may say.
var (
	sayOver    = sentence{"the game is over", "la partie est finie", ""}
	sayOthers  = sentence{"others must decide now: “%s”", "c'est à d'autres de décider : « %s »", "q"}
	sayAnother = sentence{"this is none of your choices; what is asked is: “%s”", "ce n'est pas l'un de vos choix ; la question est : « %s »", "q"}
)

// refuse says why an action breaks a rule, with the facts of this position.
func (s *State) refuse(o objection, seat game.Seat, a *Action) *game.Refusal {
	say, who := sayAnother, o.unit != NoUnit || a.Unit != NoUnit
	switch {
	case s.Waits.Who == 0:
		say = sayOver
	case !s.Waits.Who.Has(seat):
		say = sayOthers
	case o.untimely:
	default:
		if found, ok := refusals[o.rule]; ok && (who || !strings.Contains(found.facts, "u")) {
			say = found
		}
	}
	var facts []any
	for _, letter := range say.facts {
		facts = append(facts, s.fact(letter, o, a))
	}
	return &game.Refusal{Rule: o.rule, Format: game.Text{English: say.english, French: say.french}, Args: facts}
}

func (s *State) fact(letter rune, o objection, a *Action) any {
	switch letter {
	case 'u':
		if o.unit != NoUnit {
			return s.unitName(o.unit)
		}
		return s.unitName(a.Unit)
	case 'o':
		return s.unitName(o.other)
	case 'h':
		return sketch.ToldApart(o.have, o.want)[0]
	case 'w':
		return sketch.ToldApart(o.have, o.want)[1]
	case 'n':
		return int(o.have)
	case 'm':
		return int(o.want)
	case 'z':
		return zoneWords[max(0, min(o.have, int32(zones-1)))]
	case 'c':
		return s.ncuName(NCUID(max(0, min(o.want, MaxNCUs))))
	case 'a':
		if a.Kind == ActivateNCU {
			return s.ncuName(NCUID(a.N))
		}
		return s.unitName(a.Unit)
	}
	return Rules{}.Question(s)
}

// refusals are the sentences of the rules that refuse.
var refusals = map[game.Rule]sentence{
	ruleActionOneOfFive:                      {"%s may not do that now", "l'unité ne peut pas faire cela maintenant (%s)", "u"},
	ruleManoeuvreNotWhileEngaged:             {"%s is engaged and cannot Manoeuvre", "une unité engagée ne peut pas faire de Manœuvre (%s)", "u"},
	ruleManoeuvreAdvanceUpToSpeed:            {"%s would go %s, and may go %s", "%s : avance de %s, et au plus %s", "uhw"},
	ruleMarchNotWhileEngaged:                 {"%s is engaged and cannot March", "une unité engagée ne peut pas faire de Marche (%s)", "u"},
	ruleMarchDoubleSpeed:                     {"%s would March %s, and may March %s", "%s : Marche de %s, et au plus %s", "uhw"},
	ruleMarchNoPivotBefore:                   {"%s may not pivot before a March", "l'unité ne peut pas pivoter avant une Marche (%s)", "u"},
	ruleRetreatOnlyWhileEngaged:              {"%s is not engaged and cannot Retreat", "seule une unité engagée peut se replier (%s)", "u"},
	ruleRetreatSpeedPlusD6:                   {"%s would retreat %s, and may retreat %s", "%s : Repli de %s, et au plus %s", "uhw"},
	ruleRetreatBackwardOrSideways:            {"%s retreats straight back or to a side", "un Repli va tout droit vers l'arrière ou le côté (%s)", "u"},
	ruleRetreatForwardIfFlankOrRear:          {"%s is engaged in front only and cannot retreat forward", "l'unité n'est engagée que de front et ne peut pas se replier vers l'avant (%s)", "u"},
	ruleRetreatImpossibleStaysEngaged:        {"%s does not move and stays as it is", "l'unité ne bouge pas et reste comme elle est (%s)", "u"},
	ruleRetreatPivotAfter:                    {"%s may pivot only after its Retreat", "l'unité ne peut pivoter qu'après son Repli (%s)", "u"},
	ruleMoveNeverThroughEnemy:                {"%s cannot move through %s", "l'unité (%s) ne peut pas traverser l'ennemi (%s)", "uo"},
	ruleMoveNoEndWithin1:                     {"%s and %s would be %s apart, and must be %s", "%s et %s seraient à %s, il en faut %s", "uohw"},
	ruleMoveThroughFriendly:                  {"%s cannot end on %s", "l'unité (%s) ne peut pas finir sur une autre (%s)", "uo"},
	rulePivotNoOverlapAtEnd:                  {"%s would stand on %s", "l'unité (%s) serait sur une autre (%s)", "uo"},
	rulePivotMidMoveFriendlyOverlap:          {"%s would begin its advance on %s", "l'unité (%s) commencerait son avance sur l'ennemi (%s)", "uo"},
	rulePivotAroundCentre:                    {"%s only pivots", "l'unité ne fait que pivoter (%s)", "u"},
	ruleTermShift:                            {"%s would shift %s, and may shift %s", "%s : décalage de %s, et au plus %s", "uhw"},
	ruleTermShiftNoPivot:                     {"%s cannot pivot as it shifts", "l'unité ne peut pas pivoter en se décalant (%s)", "u"},
	ruleTerrainRough:                         {"%s would go %s, and rough ground leaves %s", "%s : %s, et le terrain difficile en laisse %s", "uhw"},
	ruleTerrainImpassableNoEntry:             {"impassable terrain is in the way of %s", "un terrain infranchissable barre la route (%s)", "u"},
	ruleTerrainImpassablePivotOver:           {"%s cannot end a pivot on impassable terrain", "l'unité ne peut pas finir un pivot sur un terrain infranchissable (%s)", "u"},
	ruleTerrainDestructible:                  {"%s has no piece within an inch that can be destroyed so", "aucun élément destructible n'est à un pouce (%s)", "u"},
	ruleSetupBattlefield120cm:                {"that is not wholly on the table", "ce n'est pas entièrement sur la table", ""},
	ruleRangedShiftUpTo2:                     {"%s would shift %s before it shoots, and may shift %s", "%s : décalage de %s avant de tirer, et au plus %s", "uhw"},
	ruleRangedNotWhileEngaged:                {"%s is engaged and cannot shoot", "une unité engagée ne peut pas tirer (%s)", "u"},
	ruleRangedNeedsRangedAttack:              {"%s has no such Ranged Attack", "l'unité n'a pas cette Attaque à Distance (%s)", "u"},
	ruleRangedOutOfRangeIllegal:              {"%s cannot reach %s, %s away: its range is %s", "%s ne peut pas atteindre la cible (%s), à %s : sa portée est de %s", "uohw"},
	ruleRangedMaxRange:                       {"%s is too near to %s, %s: it must be beyond %s", "%s est trop près de la cible (%s), %s : il en faut plus de %s", "uohw"},
	ruleRangedChooseOneTarget:                {"%s does not see %s", "l'unité (%s) ne voit pas la cible (%s)", "uo"},
	ruleMeleeOnlyWhileEngaged:                {"%s is not engaged", "l'unité n'est pas engagée (%s)", "u"},
	ruleMeleeNeedsMeleeAttack:                {"%s has no such Melee Attack", "l'unité n'a pas cette Attaque de Mêlée (%s)", "u"},
	ruleMeleeChooseAttackAndTarget:           {"%s is not engaged with %s", "l'unité (%s) n'est pas engagée avec la cible (%s)", "uo"},
	ruleMeleeNoTurnIfEngagedOnSeveralSides:   {"%s is engaged by several and keeps its place", "l'unité est engagée par plusieurs et garde sa place (%s)", "u"},
	ruleMeleeRealign100Or50:                  {"%s cannot line up so", "l'unité ne peut pas s'aligner ainsi (%s)", "u"},
	ruleTermEnemy:                            {"%s must name an enemy on the table", "l'unité doit désigner un ennemi sur la table (%s)", "u"},
	ruleChargeNotWhileEngaged:                {"%s is engaged and cannot Charge", "une unité engagée ne peut pas charger (%s)", "u"},
	ruleChargeDeclareLegalTarget:             {"%s cannot charge that", "l'unité ne peut pas charger cela (%s)", "u"},
	ruleChargeTargetInLosAtStart:             {"%s does not see %s", "l'unité (%s) ne voit pas la cible (%s)", "uo"},
	ruleChargeRoomForHalfTray:                {"there is no room for %s at %s", "il n'y a pas de place pour l'unité (%s) contre la cible (%s)", "uo"},
	ruleChargeWithinMaximumDistance:          {"%s cannot reach %s, %s away: it comes %s at most", "%s ne peut pas atteindre la cible (%s), à %s : sa Charge va au plus à %s", "uohw"},
	ruleChargeNeverDeclareImpossible:         {"something is in the way of %s", "quelque chose barre la route (%s)", "u"},
	ruleChargePivotAllowed:                   {"%s would not see %s after that pivot, or would pass it by", "l'unité (%s) ne verrait plus la cible (%s) après ce pivot, ou passerait à côté", "uo"},
	ruleChargeArcMajority:                    {"%s does not stand in that arc of %s", "l'unité (%s) n'est pas dans cet arc de la cible (%s)", "uo"},
	ruleChargeAlign50Or100:                   {"%s cannot line up so with %s", "l'unité (%s) ne peut pas s'aligner ainsi sur la cible (%s)", "uo"},
	ruleChargeDisorderlyNoTacticsCards:       {"you may play no Tactics cards now", "vous ne pouvez pas jouer de carte Tactique maintenant", ""},
	ruleDeckPlayOnTrigger:                    {"you have no such card for this moment", "vous n'avez pas cette carte pour ce moment", ""},
	ruleOrderOncePerRound:                    {"%s has used that Order this round", "cet Ordre a déjà été utilisé ce round (%s)", "u"},
	ruleOrderUsedOnItsTrigger:                {"%s has no such Order for this moment", "l'unité n'a pas cet Ordre pour ce moment (%s)", "u"},
	ruleRerollOncePerDiePerPlayer:            {"%d such dice are too many: you may roll %d again", "%d de ces dés, c'est trop : vous pouvez en relancer %d", "nm"},
	ruleConditionSpenderPicksDice:            {"choose one die or more", "choisissez au moins un dé", ""},
	ruleUpkeepDiscardAnyNumber:               {"%d of these are too many: you have %d", "%d de celles-ci, c'est trop : vous en avez %d", "nm"},
	ruleTurnActivateExactlyOneUnit:           {"activate one of your own units", "activez une de vos unités", ""},
	ruleRoundUnitActivatedOnce:               {"%s has been activated this round, or may not be now", "%s : déjà activé ce round, ou pas à activer maintenant", "a"},
	ruleTurnNoVoluntaryPass:                  {"you cannot pass: units that are still to act: %d", "vous ne pouvez pas passer ; unités qui doivent encore agir : %d", "n"},
	ruleBoardZoneMustBeFree:                  {"%s: %s is there", "%s : la zone est prise (%s)", "zc"},
	ruleDeployWhollyInsideZone:               {"%s would not stand free and wholly in your zone", "l'unité ne serait pas libre et entièrement dans votre zone (%s)", "u"},
	ruleDeployAlternateFromChooser:           {"there is room for a unit", "il y a de la place pour une unité", ""},
	ruleThronesObjectiveSpacing:              {"that is %s from a zone or another Objective, and must be %s", "c'est à %s d'une zone ou d'un autre Objectif, il en faut %s", "hw"},
	ruleSetupObjectivesNeverOnImpassable:     {"that is on impassable terrain", "c'est sur un terrain infranchissable", ""},
	ruleSetupTerrainRolloff:                  {"there is no such piece to be placed", "cet élément n'est pas à placer", ""},
	ruleSetupTerrainFourPieces:               {"there is room for a piece of terrain", "il y a de la place pour un élément", ""},
	ruleSetupTerrain6FromZones:               {"that is %s from a deployment zone, and must be %s", "c'est à %s d'une zone de déploiement, il en faut %s", "hw"},
	ruleSetupTerrain6Apart:                   {"that is %s from another piece, and must be %s", "c'est à %s d'un autre élément, il en faut %s", "hw"},
	ruleSetupTerrainOutsideZones:             {"that is in a deployment zone", "c'est dans une zone de déploiement", ""},
	ruleDanceCarrierCannotMarch:              {"%s carries an Objective and cannot March", "l'unité porte un Objectif et ne peut pas marcher (%s)", "u"},
	ruleFfaCornerDeployment:                  {"another has that corner", "un autre a ce coin", ""},
	ruleComponentsTerrainPieces:              {"the box has no such piece left", "la boîte n'a plus d'élément de ce type", ""},
	ruleSetupRandomTerrainThenPlace:          {"the dice have named no such piece, or it lies already", "les dés n'ont pas donné cet élément, ou il est déjà placé", ""},
	ruleStormTerrainDistance:                 {"that is %s from the defender's zone or another piece, and must be %s", "c'est à %s de la zone du défenseur ou d'un autre élément, il en faut %s", "hw"},
	ruleFeastTerrain1FromCorpsePiles:         {"that is %s from a Corpse Pile, and must be more than 1″", "c'est à %s d'un Tas de Cadavres, il en faut plus de 1″", "h"},
	ruleFeastCorpsePilesNotSelectable:        {"Corpse Piles are not chosen as terrain in this mode", "on ne choisit pas de Tas de Cadavres comme terrain dans ce mode", ""},
	ruleFeastNewPileOnInfantryDeath:          {"it is a Corpse Pile that is laid", "c'est un Tas de Cadavres que l'on place", ""},
	ruleFeastNewPilePosition:                 {"the pile would be %s away: %s is what the rule asks", "le tas serait à %s : la règle demande %s", "hw"},
	ruleFeastSecondObjectiveMoved:            {"the Objective must touch its Corpse Pile", "l'Objectif doit être au contact de son Tas de Cadavres", ""},
	ruleFeastNoTakerOpponentPlaces:           {"the Objective must touch its Corpse Pile", "l'Objectif doit être au contact de son Tas de Cadavres", ""},
	ruleFeastLostWhenOffPile:                 {"the Objective must touch its Corpse Pile", "l'Objectif doit être au contact de son Tas de Cadavres", ""},
	ruleDanceSecondObjectiveMoved:            {"the Objective must lie wholly within 2 inches of the unit, on no other", "l'Objectif doit être entièrement à 2 pouces de l'unité, et sous aucune autre", ""},
	ruleWinterObjectiveSpacing:               {"that is %s from a zone or another Objective, and must be %s", "c'est à %s d'une zone ou d'un autre Objectif, il en faut %s", "hw"},
	ruleWingsObjectiveSpacing:                {"that is %s from a zone or another Objective, and must be %s", "c'est à %s d'une zone ou d'un autre Objectif, il en faut %s", "hw"},
	ruleWinterChooseMissionEachRound:         {"you do not hold that mission", "vous n'avez pas cette mission", ""},
	ruleWinterMissionCardTiming:              {"designate what the mission asks for, and nothing else", "désignez ce que la mission demande, et rien d'autre", ""},
	ruleKingsDeployInsteadOfActivating:       {"units come from Reserve from round 2 on", "les unités arrivent de la Réserve à partir du 2e round", ""},
	ruleKingsDestroyedAfterActivationWaits:   {"%s had been activated when it was destroyed, and waits for the next round", "l'unité avait été activée avant d'être détruite, et attend le round suivant (%s)", "u"},
	ruleKingsReserveFromFlank:                {"%s must stand wholly within 6 inches of that flank of the table", "l'unité doit être entièrement à 6 pouces de ce flanc de la table (%s)", "u"},
	ruleKingsSideObjectiveOpensOppositeFlank: {"you do not control the Objective that opens that flank", "vous ne contrôlez pas l'Objectif qui ouvre ce flanc", ""},
	ruleStormReserveFromRound3:               {"the defender's Reserve comes on wholly within 6 inches of a flank, from round 3 on", "la Réserve du défenseur arrive entièrement à 6 pouces d'un flanc, à partir du 3e round", ""},
	ruleStormAttackerRedeploys:               {"only destroyed units of the attacker come back", "seules les unités détruites de l'attaquant reviennent", ""},
	ruleStormCharactersLostForGood:           {"%s is a Character and does not come back", "un Personnage ne revient pas (%s)", "u"},
	ruleStormThreeSiegeCards:                 {"you have no such siege card for this moment", "vous n'avez pas cette carte Siège pour ce moment", ""},
	ruleStormWallsChargeOrMeleeOnly:          {"a Castle Wall cannot be shot at", "on ne peut pas tirer sur une Muraille", ""},
	ruleFireZeroCostNotMarkable:              {"%s costs no points and cannot be Marked", "une unité à 0 point ne peut pas être Marquée (%s)", "u"},
	ruleStormWallNoShift:                     {"a Castle Wall does not shift", "une Muraille ne se décale pas", ""},
	ruleStormNoEnemyBehindWalls:              {"%s would come behind a Castle Wall", "l'unité passerait derrière une Muraille (%s)", "u"},
	ruleDeployRolloffForZone:                 {"that zone is not to be had", "cette zone n'est pas à prendre", ""},
}
