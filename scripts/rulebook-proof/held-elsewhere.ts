/** A rule of the trade's list that is no rule of `RULEBOOK`, and what holds it instead, or why nothing does. */
export interface HeldElsewhere {
  statement: string
  /** `objective`: the cheapest build never breaks it. `open`: not held; the sentence says what is missing. */
  by: 'data' | 'limits' | 'fitment' | 'objective' | 'other rules' | 'planner' | 'open'
  how: string
}

export const HELD_ELSEWHERE: Readonly<Record<string, HeldElsewhere>> = {
  A06: {
    statement: 'A cat-back, pads, tires or springs are never the reason for a tune.',
    by: 'data',
    how: 'No part of these kinds needs a tune; a test reads the whole catalog for it.',
  },
  B05: {
    statement: 'An in-tank pump alone lifts no fuel limit of a direct-injected engine.',
    by: 'limits',
    how: 'On such a family only a high-pressure pump or port injection moves the fuel limit (`fuelRoleOf`); a test holds it.',
  },
  B07: {
    statement: 'Fuel capacity covers the power, 1.36 times as much on E85.',
    by: 'limits',
    how: 'Injectors and pumps are caps of the power model by fuel mass: 85% duty, pumps at 72% of free flow.',
  },
  B21: {
    statement: 'A voltage booster before a full return system.',
    by: 'objective',
    how: 'Both are in the catalog as fuel pumps with their own capacity, and the booster is a tenth of the price.',
  },
  C04: {
    statement: 'No pulley for power beyond the factory blower.',
    by: 'limits',
    how: 'The blower’s air is a cap of the power model, by family and fuel: no build with it delivers more.',
  },
  C11: {
    statement: 'Added boost brings its fuel, tune, plugs and what the platform needs with it.',
    by: 'other rules',
    how: 'A02 (tune), I06 (fuel), P01 (what the platform needs with added boost); F09 advises the plugs.',
  },
  C13: {
    statement: 'No intercooler, heat exchanger, charge pipe or downpipe without boost.',
    by: 'fitment',
    how: '`checkBuild` refuses boost hardware on an engine that has no boost source.',
  },
  E01: {
    statement: 'A clutch that holds the torque.',
    by: 'limits',
    how: 'The stock clutch’s limit and each clutch’s rating hold the torque that a build delivers. The extra 15% is not asked: makers rate with a margin.',
  },
  E16: {
    statement: 'Known weak manual gearboxes are strengthened or the torque is capped.',
    by: 'limits',
    how: 'Each family states the torque of each of its gearboxes; the delivered torque stays below it until the gearbox is built. A test holds the figures of the trade.',
  },
  E17: {
    statement: 'Dual-clutch gearboxes get their clutch packs above their torque.',
    by: 'limits',
    how: 'As E16.',
  },
  G04: {
    statement: 'Chassis and brake parts are no way to power.',
    by: 'objective',
    how: 'They add no power in the model, so no build for power holds one that no rule asks for.',
  },
  I01: {
    statement: 'What a kit contains is not sold a second time.',
    by: 'fitment',
    how: 'A kit’s contents fill their slots (`contestedSlot`); tune, injectors, pump and intercooler may replace the kit’s own where it is too small. A13 refuses a second tune.',
  },
  I05: {
    statement: 'A difference kit is not sold without its base kit.',
    by: 'data',
    how: 'The catalog sells no difference kit; the Phase 2 kits are complete ones for unboosted cars.',
  },
  I07: {
    statement: 'Complete blower kits state what they contain.',
    by: 'data',
    how: 'The kits’ `includes`, from the makers’ pages where there are some; what a kit lacks, I06 and the fuel caps ask for.',
  },
  I08: {
    statement: 'One part per slot.',
    by: 'fitment',
    how: '`checkBuild` refuses two parts in one slot, and the search holds one at most.',
  },
  I09: {
    statement: 'Overlapping labor is paid once.',
    by: 'planner',
    how: 'Shared jobs (`SHARED_JOBS`): gearbox out, heads off, front cover off, turbo out, intake off, front open; an engine on the stand has several done. The search counts them exactly.',
  },
  I10: {
    statement: 'Cylinders are no fitment.',
    by: 'other rules',
    how: 'D05 (cams, heads, short blocks, studs, long-tubes, turbos) and B01 to B03 (injectors).',
  },
  J01: {
    statement: 'Factory turbo: tune, then downpipe and cooling, then fuel, then a turbo, then internals.',
    by: 'other rules',
    how: 'P02 and C05 to C07 (turbo), D04 (cams and heads), F02 and F06 (internals), E06 and E07 (gearbox).',
  },
  J03: {
    statement: 'Factory blower: tune, intake, heat exchanger, pulley, then a bigger blower.',
    by: 'other rules',
    how: 'P02 (tune before pulley), C03, and the price: a pulley is a tenth of a blower.',
  },
  J04: {
    statement: 'No supporting part while its limit is hardly used.',
    by: 'objective',
    how: 'What adds no power and no rule asks for only costs; B08, E02, E06 and F02 judge the costly ones, and J05 below all of them.',
  },
  J05: {
    statement: 'No part whose removal keeps the goal and all rules.',
    by: 'objective',
    how: 'The search is exact. `npm run catalog-check` takes each part out of each build for a goal and asks whether it was needed.',
  },
  J06: {
    statement: 'Parts lift limits, air makes power.',
    by: 'limits',
    how: 'Limits only hold power; injectors and pumps have no gain of their own. `npm run catalog-check` proves it of every bill.',
  },
  J07: {
    statement: 'Beyond the trade’s Stage 3: engine, driveline and fuel all satisfied, or refused.',
    by: 'other rules',
    how: 'F01 to F06, E09 to E12, P01 and the fuel caps; what cannot be satisfied is refused with the limit.',
  },
  J09: {
    statement: 'Prices within the trade’s ranges.',
    by: 'data',
    how: 'Prices are catalog data with their sources; those that nobody can show are marked as estimates. A test holds every blower, short block and gearbox, fitted, to 70% of the low and twice the high end of its range. Stages 1 to 3 are not held to theirs: flashes for exotic cars cost two to three times as much.',
  },
  J11: {
    statement: 'Stages mean what the trade means.',
    by: 'planner',
    how: '`stageRule`: Stage 1 tune on stock hardware, Stage 2 bolt-ons, Stage 3 boost and fuel on stock internals, Wide Open a built engine.',
  },
  J12: {
    statement: 'A refusal names the limit and what would lift it.',
    by: 'planner',
    how: '`goal_out_of_reach` carries the binding limit, the kind that lifts it and the changes that would move it.',
  },
}
