import { slotOf } from '../../src/engine/fitment/slots.ts'
import type { Part, PartKind, Slot, Vehicle } from '../../src/engine/model.ts'
import type { ScenarioParts } from '../../src/engine/power/power-scenario.ts'
import type { RuleCeiling, SearchRules } from '../../src/engine/rulebook/search-rules.ts'

const SLOTS_WITH_PARTS: readonly Slot[] = [
  'tune',
  'injectors',
  'fuel_pump',
  'intercooler',
  'headers',
  'catback',
  'clutch',
  'transmission',
  'camshafts',
  'bottom_end',
]
const KINDS_WITH_PARTS: readonly PartKind[] = ['catback_exhaust', 'headers_shorty', 'intercooler', 'nitrous', 'tune']
const JOBS = ['engine out', 'front open'] as const

/** A number in [0, 1) that hangs on the words and the seed alone, so that an invented rule always says the same. */
function chance(seed: number, ...words: readonly (string | undefined)[]): number {
  let hash = 0x811c9dc5 ^ seed
  for (const character of words.join('|')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296
}

function inventedCeilings(seed: number, stockWheelHp: number): RuleCeiling[] {
  const count = Math.floor(chance(seed, 'ceilings') * 7)
  return Array.from({ length: count }, (_, index): RuleCeiling => {
    const draw = (word: string) => chance(seed, 'ceiling', String(index), word)
    const slot = SLOTS_WITH_PARTS[Math.floor(draw('slot') * SLOTS_WITH_PARTS.length)]!
    const wheelHp = Math.round(stockWheelHp * (0.95 + draw('height') * 0.8))
    return {
      ruleId: `ceiling ${index}`,
      slot,
      wheelHp,
      ...(draw('in hand') < 0.3 ? { inHand: Math.round(draw('share in hand') * 15) / 100 } : {}),
      ...(draw('lift') < 0.6
        ? { liftedTo: (part: Part) => Math.round(wheelHp * (0.9 + chance(seed, 'lift', part.id))) }
        : {}),
      ...(draw('of air') < 0.4 ? { ofAir: true } : {}),
      ...(draw('when') < 0.4 ? { when: ({ boostSource }: ScenarioParts) => boostSource !== undefined } : {}),
    }
  })
}

/** A rulebook that says everything a rulebook can say, at random: the same for the same seed. */
export function inventedRules(seed: number, vehicle: Vehicle): SearchRules {
  const stockWheelHp = vehicle.engine.crankHp * 0.85
  const slotAt = (share: number) => SLOTS_WITH_PARTS[Math.floor(share * SLOTS_WITH_PARTS.length)]!
  const kindAt = (share: number) => KINDS_WITH_PARTS[Math.floor(share * KINDS_WITH_PARTS.length)]!
  const ofScenario = (word: string, { boostSource, pulley, tune, fuelBlend, nitrous }: ScenarioParts) =>
    chance(seed, word, boostSource?.id, pulley?.id, tune?.id, fuelBlend?.id, ...(nitrous ? [nitrous.id] : []))
  const ofPart = (word: string, part: Part) => chance(seed, word, part.id)
  return {
    refusalOf: (part) => (ofPart('refusal', part) < 0.06 ? 'refused' : undefined),
    needsOf: (part) => {
      const slot = slotAt(ofPart('need slot', part))
      return ofPart('needs', part) < 0.2 && slot !== slotOf(part.kind) ? [slot] : []
    },
    excludesOf: (part) => {
      const kind = kindAt(ofPart('excluded kind', part))
      return ofPart('excludes', part) < 0.12 && slotOf(kind) !== slotOf(part.kind) ? [kind] : []
    },
    ceilings: inventedCeilings(seed, stockWheelHp),
    scenarioRefusal: (chosen) =>
      chosen.boostSource && ofScenario('refused', chosen) < 0.2 ? 'combination' : undefined,
    scenarioNeeds: (chosen) =>
      chosen.boostSource && ofScenario('needs', chosen) < 0.3 ? [slotAt(ofScenario('need slot', chosen))] : [],
    scenarioExcludes: (chosen) =>
      ofScenario('excludes', chosen) < 0.15 ? [kindAt(ofScenario('excluded kind', chosen))] : [],
    scenarioFloorWheelHp: (chosen) =>
      chosen.boostSource && ofScenario('floor', chosen) < 0.4
        ? stockWheelHp * (1 + ofScenario('floor height', chosen) * 0.6)
        : 0,
    scenarioCeilingWheelHp: (chosen) =>
      ofScenario('ceiling', chosen) < 0.3
        ? stockWheelHp * (1.05 + ofScenario('ceiling height', chosen))
        : Number.POSITIVE_INFINITY,
    penaltyCents: (part) => (ofPart('penalty', part) < 0.3 ? Math.round(ofPart('cents', part) * 8) * 12_500 : 0),
    sharedJobsOf: (part) =>
      JOBS.flatMap((job) =>
        ofPart(job, part) < 0.3 ? { job, hours: 1 + Math.floor(ofPart(`hours of ${job}`, part) * 3) } : [],
      ),
  }
}
