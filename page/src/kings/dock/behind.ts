/** The rules behind each decision, to be read on the spot. */
export const behind: Record<string, string[]> = {
  terrain: ['kings.setup.place-terrain', 'kings.setup.agree-terrain-type-each-piece'],
  agree: ['kings.setup.agree-terrain-type-each-piece'],
  token: ['kings.setup.seven-steps'],
  edge: ['kings.setup.deploy-roll-off-chooses-edge'],
  deploy: ['kings.setup.deploy-more-than-12-from-centre-line', 'kings.setup.deploy-alternate-one-unit'],
  redeploy: ['kings.setup.deploy-more-than-12-from-centre-line', 'kings.special.exceptions-to-normal-rules'],
  vanguard_first: ['kings.special.vanguard-roll-off-and-alternate'],
  vanguard: ['kings.special.vanguard-one-move-after-deployment', 'kings.special.vanguard-roll-off-and-alternate'],
  first_turn: ['kings.setup.who-starts-roll-off'],
  order: [
    'kings.order.one-order-per-unit',
    'kings.order.advance-distance',
    'kings.order.advance-one-pivot-90',
    'kings.charge.range-twice-speed',
    'kings.charge.target-in-front-arc',
    'kings.order.unordered-means-halt',
  ],
  shoot: [
    'kings.shoot.one-ranged-attack-per-turn',
    'kings.shoot.target-in-arc',
    'kings.shoot.target-in-line-of-sight',
    'kings.shoot.target-in-range',
  ],
  test: ['kings.nerve.after-movement-and-shooting', 'kings.nerve.total-2d6-plus-wounds'],
  combat: ['kings.melee.resolve-combats-one-by-one'],
  regroup: ['kings.regroup.one-choice-after-rout', 'kings.regroup.forward-d6-full', 'kings.regroup.back-d3-full'],
};
