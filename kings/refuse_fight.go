package kings

import "gonfalon/game"

// Sentences of the Shooting and Melee phases (A).
var shootRefusals = map[game.Rule]sentence{
	ruleShootUnitsOneByOne:             {"%s is not a unit of yours", "%s n'est pas une de vos unités", "u"},
	ruleShootOneRangedAttackPerTurn:    {"%s has made its ranged attack", "%s a déjà fait son attaque à distance", "u"},
	ruleShootNotAfterAtTheDouble:       {"%s went At the Double", "%s est allée au Pas de course", "u"},
	ruleDisorderedNoRangedAttacks:      {"%s is Disordered", "%s est Désordonnée", "u"},
	ruleShootNotWhileInContact:         {"%s is in contact with an enemy", "%s est au contact d'un ennemi", "u"},
	ruleShootCannotTargetUnitInContact: {"%s is in contact with an enemy of its own", "%s est au contact d'un de ses ennemis", "o"},
	ruleProfileShootingDashMeansNone:   {"%s has no such ranged attack", "%s n'a pas cette attaque à distance", "u"},
	ruleShootSingleEnemyTarget:         {"%s must shoot at one enemy unit on the table", "%s doit tirer sur une unité ennemie sur la table", "u"},
	ruleShootTargetInArc:               {"%s is not in the arc of sight", "%s n'est pas dans l'arc de vue", "o"},
	ruleShootTargetInLineOfSight:       {"%s is out of sight", "%s est hors de vue", "o"},
	ruleShootTargetInRange:             {"%s is %s away, the range is %s", "%s est à %s, la portée est de %s", "ohw"},
}

// Sentences of special rules and spells (B).
var specialRefusals = map[game.Rule]sentence{
	ruleSpellIsARangedAttack: {"%s cannot cast this spell", "%s ne peut pas lancer ce sort", "u"},
}
