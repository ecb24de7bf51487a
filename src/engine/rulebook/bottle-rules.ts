import { shotCrankHp } from '../power/power-scenario.ts'
import { isPiggyback } from './piggyback-rules.ts'
import { addsBoost, isEthanol, isOffTheShelf, type Rule, type RuledCar } from './rule.ts'

/** Builders of this engine add boost with water-methanol only: a rotary on the street, too. */
const isBoostedWithMethanol = ({ mustKindsAbove }: RuledCar['family']): boolean =>
  mustKindsAbove.some((must) => must.kind === 'methanol_injection' && 'addedBoost' in must)

/** Nobody is sold a bottle unasked where air makes the same power for less than this much more. */
const BOTTLE_COUNTS_DEARER_CENTS = 400_000

/** What comes from a bottle or a tank of its own: nitrous and water-methanol. */
export const BOTTLE_RULES: readonly Rule[] = [
  {
    id: 'B20',
    severity: 'never',
    sentence: 'No nitrous shot above a quarter of stock power on a stock bottom end.',
    reason: 'Ring lands break.',
    refuses: (part, { vehicle }) => part.kind === 'nitrous' && shotCrankHp(part) > 0.25 * vehicle.engine.crankHp,
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
    id: 'B20-tune',
    severity: 'never',
    sentence: 'A shot of nitrous takes a custom tune: about 2 degrees of timing come out for each 50 hp.',
    reason: 'A shelf file or a piggyback box leaves the timing where it was, and ring lands break.',
    excludes: (part) => (isOffTheShelf(part) || isPiggyback(part) ? ['nitrous'] : []),
  },
  {
    id: 'B20-plugs',
    severity: 'must_with',
    sentence: 'Colder plugs go in with a shot of nitrous.',
    reason: 'Under the added heat, stock plugs glow and light the mixture early.',
    needs: ({ kind }, { fitting }) =>
      kind === 'nitrous' && fitting.some((other) => other.kind === 'spark_plugs') ? ['spark_plugs'] : [],
  },
  {
    id: 'B20-octane',
    severity: 'never',
    sentence: 'No nitrous on 87: 91 is the least.',
    reason: 'The shot adds cylinder pressure, and regular knocks under it.',
    refuses: ({ kind }, { fuel }) => kind === 'nitrous' && fuel === '87',
  },
  {
    id: 'B20-order',
    severity: 'should_with',
    sentence: 'What makes power on every pass comes before a bottle.',
    reason: 'The bottle runs empty within a day at the strip, and every fill costs money.',
    penaltyCents: ({ kind }) => (kind === 'nitrous' ? BOTTLE_COUNTS_DEARER_CENTS : 0),
  },
  {
    id: 'B20-switches',
    severity: 'warn',
    sentence:
      'Spray only at full throttle above 3,000 rpm: have a window switch and a fuel pressure switch wired in. The risk is never zero.',
    reason: 'A shot at low rpm, or one that runs out of fuel, breaks pistons.',
    warns: ({ parts }) => parts.some(({ kind }) => kind === 'nitrous'),
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
