import { addsBoost, isEthanol, isOffTheShelf, type Rule, type RuledCar } from './rule.ts'

/** Builders of this engine add boost with water-methanol only: a rotary on the street, too. */
const isBoostedWithMethanol = ({ mustKindsAbove }: RuledCar['family']): boolean =>
  mustKindsAbove.some((must) => must.kind === 'methanol_injection' && 'addedBoost' in must)

/** What comes from a bottle or a tank of its own: nitrous and water-methanol. */
export const BOTTLE_RULES: readonly Rule[] = [
  {
    id: 'B20',
    severity: 'never',
    sentence: 'No nitrous shot above a quarter of stock power on a stock bottom end.',
    reason: 'Ring lands break.',
    refuses: (part, { vehicle }) =>
      part.kind === 'nitrous' && (part.ratings.nitrousHp ?? 100) > 0.25 * vehicle.engine.crankHp,
  },
  {
    id: 'B20-boost',
    severity: 'never',
    sentence: 'No nitrous on top of a turbo or blower.',
    reason: 'More boost makes the same power on every pass, and no bottle runs empty under load.',
    refuses: ({ kind }, { vehicle }) => kind === 'nitrous' && vehicle.engine.aspiration !== 'na',
    scenarioExcludes: (chosen) => (addsBoost(chosen) ? ['nitrous'] : []),
  },
  {
    id: 'B19',
    severity: 'never',
    sentence:
      'Water-meth is for the strip and race gas, with a custom tune; on the street only under a boosted rotary. On E85 it adds nothing.',
    reason: 'A dry nozzle kills the engine. The tune needs a failsafe.',
    refuses: (part, { use, fuel, family }) =>
      part.kind === 'methanol_injection' &&
      (isEthanol(fuel) || ((use === 'daily' || use === 'street') && !isBoostedWithMethanol(family))),
    excludes: (part) => (isOffTheShelf(part) ? ['methanol_injection'] : []),
    penaltyCents: (part) => (part.kind === 'methanol_injection' ? 150_000 : 0),
  },
  {
    id: 'B19-track',
    severity: 'never',
    sentence: 'No water-methanol on track where it alone keeps the engine from knocking.',
    reason: 'The tank runs empty in a stint, and the next lap melts a piston: the octane belongs in the fuel.',
    refuses: (part, { use, fuel }) => part.kind === 'methanol_injection' && use === 'track' && fuel !== 'race',
  },
]
