package kings

import "gonfalon/game"

// Sentences of the Shooting and Melee phases.
var shootRefusals = map[game.Rule]sentence{
	ruleShootUnitsOneByOne:              {"%s is not a unit of yours", "%s n'est pas une de vos unités", "u"},
	ruleShootOneRangedAttackPerTurn:     {"%s has made its ranged attack of this turn", "%s a déjà fait son attaque à distance de ce tour", "u"},
	ruleShootNotAfterAtTheDouble:        {"at the Double %s cannot shoot this turn", "en Marche forcée %s ne tire pas ce tour", "u"},
	ruleDisorderedNoRangedAttacks:       {"%s is Disordered: no shooting this turn", "%s est Désorganisée : pas de tir ce tour", "u"},
	ruleShootNotWhileInContact:          {"%s is in contact with an enemy and cannot shoot", "%s est au contact d'un ennemi et ne peut pas tirer", "u"},
	ruleShootCannotTargetUnitInContact:  {"%s is in contact with an enemy of its own", "%s est au contact d'un de ses ennemis", "o"},
	ruleProfileShootingDashMeansNone:    {"%s has no such ranged attack", "%s n'a pas cette attaque à distance", "u"},
	ruleShootSingleEnemyTarget:          {"%s must shoot at one enemy unit on the table", "%s doit tirer sur une unité ennemie sur la table", "u"},
	ruleNerveWaveredIsDisordered:        {"%s is Wavering and so Disordered", "%s est Ébranlée, donc Désorganisée", "u"},
	ruleSpecialReloadOnlyAfterHalt:      {"%s shoots only after a Halt (Reload!): no shooting this turn", "%s ne tire qu'après une Halte (Rechargez !) : pas de tir ce tour", "u"},
	ruleSpecialIndirectFireMinimumRange: {"%s is %s away: Indirect Fire needs more than %s", "%s est à %s : le Tir indirect demande plus de %s", "ohw"},
	ruleNerveAfterMovementAndShooting:   {"%s has not been wounded in this phase", "%s n'a pas été blessée pendant cette phase", "o"},
	ruleMeleeOneCombatPerChargedEnemy:   {"there is no combat left with %s", "il ne reste pas de combat contre %s", "o"},
	ruleRegroupOneChoiceAfterRout:       {"%s has routed nobody in this combat, or has made its choice", "%s n'a mis personne en Déroute dans ce combat, ou a fait son choix", "u"},
	ruleRegroupPivotAnyDirection:        {"%s pivots once, on the spot", "%s pivote une fois, sur place", "u"},
	ruleRegroupPivotThroughUnits:        {"%s would end its pivot on %s", "%s finirait son pivot sur %s", "uo"},
	ruleShootTargetInArc:                {"%s is not in the arc of sight", "%s n'est pas dans l'arc de vue", "o"},
	ruleShootTargetInLineOfSight:        {"%s is out of sight", "%s est hors de vue", "o"},
	ruleShootTargetInRange:              {"%s is %s away, the range is %s", "%s est à %s, la portée est de %s", "ohw"},
}
