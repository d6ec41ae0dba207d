package kings

import "gonfalon/game"

var turnRefusals = map[game.Rule]sentence{
	ruleOrderOneOrderPerUnit: {"%s is not a unit of yours that waits for an order", "%s n'est pas une de vos unités qui attend un ordre", "u"},
}

var moveRefusals = map[game.Rule]sentence{
	ruleOrderHalt:                             {"%s halts and does not move", "%s fait halte et ne bouge pas", "u"},
	ruleOrderChangeFacing:                     {"%s changes facing: one pivot on the spot", "%s change d'orientation : un seul pivot sur place", "u"},
	ruleOrderAdvanceDistance:                  {"%s advances straight ahead, no farther than %s (this way is %s long)", "%s avance tout droit, de %s au plus (ce chemin en fait %s)", "uwh"},
	ruleOrderAdvanceOnePivot90:                {"%s makes one pivot of up to 90° in an Advance", "%s : un seul pivot, de 90° au plus, en avançant", "u"},
	ruleOrderBackHalfSpeed:                    {"%s goes straight back, without a pivot (Nimble: one, up to 90°), no farther than half its Speed, %s (this way is %s long)", "%s recule tout droit, sans pivot (Agile : un seul, de 90° au plus), de la moitié de sa Vitesse au plus, %s (ce chemin en fait %s)", "uwh"},
	ruleOrderSidestepHalfSpeed:                {"%s goes straight to one side, without a pivot (Nimble: one, up to 90°), no farther than half its Speed, %s (this way is %s long)", "%s va tout droit d'un seul côté, sans pivot (Agile : un seul, de 90° au plus), de la moitié de sa Vitesse au plus, %s (ce chemin en fait %s)", "uwh"},
	ruleOrderAtTheDoubleTwiceSpeed:            {"%s goes straight ahead At the Double, without a pivot (Nimble: one, up to 90°), no farther than twice its Speed, %s (this way is %s long)", "%s va tout droit en Marche forcée, sans pivot (Agile : un seul, de 90° au plus), du double de sa Vitesse au plus, %s (ce chemin en fait %s)", "uwh"},
	ruleSpecialNimbleNotOnHalt:                {"%s is Nimble, but it halts", "%s est Agile, mais fait halte", "u"},
	ruleNerveWaveredOrdersLimited:             {"%s is Wavering: it may only Halt, Change Facing or go Back", "%s est Ébranlée : Halte, Changement d'orientation ou Recul seulement", "u"},
	ruleSpecialShamblingNoAtTheDouble:         {"%s is Shambling and does not go At the Double", "%s est Lente et ne va pas en Marche forcée", "u"},
	ruleWarEngineNoDoubleNoCharge:             {"%s is a War Engine: it neither charges nor goes At the Double", "%s est une Machine de guerre : ni Charge ni Marche forcée", "u"},
	ruleTerrainImpassableNotCrossed:           {"impassable terrain is in the way of %s", "un terrain infranchissable barre la route : %s", "u"},
	ruleTerrainDifficultImpassableAtTheDouble: {"%s cannot cross difficult terrain At the Double", "%s ne traverse pas un terrain difficile en Marche forcée", "u"},
	ruleTerrainObstacleNotAtTheDouble:         {"%s cannot cross an obstacle At the Double", "%s ne franchit pas un obstacle en Marche forcée", "u"},
	ruleWarEngineObstaclesImpassable:          {"an obstacle is impassable to a War Engine: %s", "un obstacle est infranchissable pour une Machine de guerre : %s", "u"},
	ruleTerrainTableEdgeImpassable:            {"%s would leave the table", "%s sortirait de la table", "u"},
	rulePassEnemiesBlockWithin1Inch:           {"%s would come within 1″ of %s", "%s passerait à moins de 1″ : %s", "uo"},
	ruleMeasureOneInchFromEnemies:             {"%s would end within 1″ of %s", "%s finirait à moins de 1″ : %s", "uo"},
	rulePassPivotEndsOnTable:                  {"%s would end its pivot off the table", "%s finirait son pivot hors de la table", "u"},
	rulePassPivotEndsOffImpassable:            {"%s would end its pivot in impassable terrain", "%s finirait son pivot en terrain infranchissable", "u"},
	rulePassPivotEndsClearOfFriends:           {"%s would end its pivot against %s", "%s finirait son pivot au contact : %s", "uo"},
	rulePassPivotEnds1InchFromEnemies:         {"%s would end its pivot within 1″ of %s", "%s finirait son pivot à moins de 1″ : %s", "uo"},
	rulePassCannotEndOnAUnit:                  {"%s would end on %s", "%s finirait sur une unité : %s", "uo"},
	rulePassCannotEndTouchingFriends:          {"%s would end touching %s", "%s finirait au contact : %s", "uo"},
	ruleMeasureFriendsVisibleGap:              {"%s would end less than a millimetre from %s", "%s finirait à moins d'un millimètre : %s", "uo"},
	ruleIndividualFreePivotBeforeOrder:        {"%s cannot pivot so: an Individual may once before its order, by one turn that is not 0", "%s ne peut pivoter ainsi : un Indépendant le peut une fois avant son ordre, d'un seul angle qui n'est pas 0", "u"},
	ruleIndividualFreePivotBeforeShooting:     {"%s cannot pivot so: an Individual may once before it shoots, by one turn that is not 0", "%s ne peut pivoter ainsi : un Indépendant le peut une fois avant son tir, d'un seul angle qui n'est pas 0", "u"},
}

var chargeRefusals = map[game.Rule]sentence{
	ruleChargeSingleTarget:                    {"%s must charge one enemy unit on the table", "%s doit charger une unité ennemie sur la table", "u"},
	ruleChargeTargetInFrontArc:                {"%s is not in the front arc of %s", "%s n'est pas dans l'arc avant : %s", "ou"},
	ruleChargeMustSeeTarget:                   {"%s is out of sight of %s", "%s est hors de vue : %s", "ou"},
	ruleChargeRangeTwiceSpeed:                 {"%s is %s away and can be charged from %s by %s", "%s est à %s, la portée de charge est de %s : %s", "ohwu"},
	ruleChargeRoomToReachTarget:               {"there is no way to set %s against %s", "il n'y a pas de place pour %s contre %s", "uo"},
	ruleChargePathAvoidsImpassableAndUnits:    {"something is in the way of %s, or it meets another side of %s", "quelque chose barre la route, ou mène à un autre côté : %s, %s", "uo"},
	ruleChargeOnePivot90:                      {"%s has one pivot of up to 90° in a charge (two if Nimble)", "%s : un seul pivot de 90° au plus en chargeant (deux si Agile)", "u"},
	ruleChargeShortestPath:                    {"%s has a shorter way than this: %s instead of %s", "%s a un chemin plus court : %s au lieu de %s", "uwh"},
	ruleChargeCornerToCornerForbidden:         {"%s would touch %s with a corner only", "%s ne toucherait que par un coin : %s", "uo"},
	ruleMultichargeOneSimultaneousOrder:       {"%s has been charged already; units that charge together are ordered together", "%s a déjà été chargée ; les unités qui chargent ensemble reçoivent leur ordre ensemble", "o"},
	ruleMultichargeAllowedIfAllFit:            {"not all of them can be placed against %s", "toutes ne peuvent pas se placer contre %s", "o"},
	ruleMultichargeSurplusMustTakeOtherOrder:  {"there is no room for so many against one side of %s", "pas de place pour autant d'unités contre un côté : %s", "o"},
	ruleCounterchargeIfChargedLastTurn:        {"%s was not charged in the turn before", "%s n'a pas été chargée au tour précédent", "u"},
	ruleCounterchargeOnlyAgainstItsCharger:    {"%s did not charge %s in the turn before", "%s n'a pas chargé %s au tour précédent", "ou"},
	ruleCounterchargePivotThenStraightToFront: {"a counter-charge of %s is one pivot and straight ahead, against one target", "une contre-charge est un pivot puis tout droit, contre une seule cible : %s", "u"},
	ruleCounterchargePivotThroughUnits:        {"%s would touch a unit when it has turned to %s", "%s toucherait une unité après son pivot vers %s", "uo"},
	ruleCounterchargeCannotPassThroughUnits:   {"a unit is in the way of %s to %s", "une unité barre la route : %s vers %s", "uo"},
	ruleCounterchargeImpossibleIfCannotAlign:  {"%s cannot be set against the front of %s", "%s ne peut pas s'aligner sur l'avant de %s", "uo"},
}

var setupRefusals = map[game.Rule]sentence{
	ruleSetupPlaceTerrain:                     {"laid in turn, a piece of terrain lies wholly on the table and on no other piece; only a layout kept beforehand has one upon another", "posé à tour de rôle, un élément de décor est entièrement sur la table et sur aucun autre élément ; seul un plan gardé d'avance en a l'un sur l'autre", ""},
	ruleTerrainObstacleMax1InchHigh:           {"an obstacle is at most 1″ high, and this is %d; what is higher is impassable", "un obstacle a 1″ de haut au plus, et ceci en a %d ; plus haut, c'est infranchissable", "n"},
	ruleTerrainHeightAgreedDefaultInches:      {"the height of terrain is at most %d, not %d", "la hauteur d'un décor est de %d au plus, pas %d", "mn"},
	ruleSetupScenarioD6:                       {"the scenario has its tokens no farther than %s from the centre line, more than 12″ apart and off impassable terrain", "le scénario veut ses pions à %s au plus de la ligne médiane, à plus de 12″ les uns des autres et hors du terrain infranchissable", "w"},
	ruleLengthFixedDuration:                   {"the players have not agreed on a set time, or it has been called", "les joueurs n'ont pas convenu d'une durée, ou elle est déjà annoncée", ""},
	ruleSetupDeployMoreThan12FromCentreLine:   {"%s must stand more than 12″ from the centre line on your side", "%s doit être à plus de 12″ de la ligne médiane, de votre côté", "u"},
	ruleSetupDeployAlternateOneUnit:           {"%s is not a unit of yours to be deployed now, or is left out though there is a place for it", "%s n'est pas une de vos unités à déployer maintenant, ou est laissée de côté alors qu'il y a une place pour elle", "u"},
	ruleSpecialVanguardOneMoveAfterDeployment: {"%s has no Vanguard move of this kind", "%s n'a pas de tel mouvement d'Avant-garde", "u"},
}
