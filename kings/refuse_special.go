package kings

import "gonfalon/game"

// Sentences of special rules and spells.
var specialRefusals = map[game.Rule]sentence{
	ruleSpecialExceptionsToNormalRules:     {"a special rule forbids this to %s", "une règle spéciale interdit cela : %s", "u"},
	ruleRegroupForwardD6Full:               {"a Crystal Pendant has burst on %s: it does not move ahead", "un Pendentif de cristal a éclaté sur %s : pas de mouvement en avant", "u"},
	ruleSpellIsARangedAttack:               {"%s does not know this spell", "%s ne connaît pas ce sort", "u"},
	ruleSpellOneSpellOrRangedAttackPerTurn: {"%s has cast a spell or made a ranged attack this turn", "%s a déjà lancé un sort ou fait une attaque à distance ce tour", "u"},
	ruleSpellNotAfterAtTheDouble:           {"%s went At the Double and casts no spell", "%s a fait une Marche forcée et ne lance pas de sort", "u"},
	ruleSpellNotIfDisordered:               {"%s is Disordered and casts no spell", "%s est Désorganisée et ne lance pas de sort", "u"},
	ruleSpellContactForbidsUnlessSpellSays: {"%s is in contact with an enemy", "%s est au contact d'un ennemi", "o"},
	ruleSpellTargetInArcSightAndRange:      {"%s cannot be the target: it must be one that the spell names, in arc and sight, and within %s (it is %s away)", "%s ne peut pas être la cible : il faut une unité que le sort désigne, dans l'arc, en vue, et à %s au plus (elle est à %s)", "owh"},
	ruleSpellHealRange12Friendly:           {"Heal is for friends, not for %s", "Soin est pour les amis, pas pour %s", "o"},
	ruleSpellBaneChantRange12Friendly:      {"Bane Chant is for friends, not for %s", "Mélopée du fléau est pour les amis, pas pour %s", "o"},
	ruleSpellSurgeRange12FriendlyShambling: {"Surge is for Shambling friends, not for %s", "Déferlement est pour les amis Lents, pas pour %s", "o"},
}
