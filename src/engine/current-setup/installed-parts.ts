import { parseMods } from '../calibration/evidence.ts'
import { readMods } from '../calibration/mod-words.ts'
import { checkBuild, lacksBoost } from '../fitment/check-build.ts'
import { fits } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import type { Part, PartKind, Vehicle } from '../model.ts'
import { INSTALLABLE_KINDS, isInstallable, type KnownKind } from './installable-kinds.ts'

/** The part as it is on the car: paid for, fitted, and with whatever it needed. */
export const asInstalled = (part: Part): Part => ({
  ...part,
  ...{ priceCents: 0, laborHours: 0, needs: [], installed: true },
})

/** Starts the id of a part of which only the kind is known. */
const KIND_ONLY = 'installed:'

const isBoost = (kind: PartKind): boolean => kind.startsWith('supercharger_') || kind.startsWith('turbo_kit')

/** A part of which only the kind is known: typical of it, with no rating of its own. */
export function installedKind(kind: KnownKind, vehicle: Vehicle): Part {
  const { name, category } = INSTALLABLE_KINDS[kind]
  return asInstalled({
    id: `${KIND_ONLY}${kind}`,
    category,
    kind,
    manufacturer: 'Yours',
    name,
    description: 'On your car already.',
    priceCents: 0,
    priceConfidence: 'estimated',
    laborHours: 0,
    fitment: { vehicleIds: [vehicle.id] },
    // Nobody runs a kit without its tune and its fuel.
    ratings: isBoost(kind) ? { includes: ['tune', 'injectors'] } : {},
    ...(kind === 'tune' || kind === 'e85_tune' ? { calibration: 'custom' as const } : {}),
    needs: [],
    excludes: [],
    source: 'the customer',
    confidence: 'estimated',
  })
}

/** Why a setup cannot be right; `at` is the place of the word in the list of installed parts, or another field. */
export interface InstalledProblem {
  at: number | 'gearbox'
  reason: 'unknown_part' | 'does_not_fit' | 'parts_conflict'
  sentence: string
}

/** The parts that one word of a list means: a catalog part by its id, else kinds by the words of published results. */
function partsOf(word: string, vehicle: Vehicle, catalog: ReadonlyMap<string, Part>): readonly Part[] {
  const known = catalog.get(word)
  if (known) return [asInstalled(known)]
  const { kinds } = readMods(parseMods(word.startsWith(KIND_ONLY) ? word.slice(KIND_ONLY.length) : word))
  return [...kinds].filter(isInstallable).map((kind) => installedKind(kind, vehicle))
}

/** Whether the part has no boost to act on: an intercooler on an unboosted engine, a pulley without a blower. */
function actsOnNothing(part: Part, vehicle: Vehicle, all: readonly Part[]): boolean {
  const isBlown =
    vehicle.engine.aspiration === 'supercharged' || all.some(({ kind }) => kind.startsWith('supercharger_'))
  if (part.kind === 'pulley_smaller') return !isBlown
  return lacksBoost(
    part,
    vehicle,
    all.some(({ kind }) => slotOf(kind) === 'boost_source'),
  )
}

/**
 * Reads what a customer says is on the car. Each word is an id or a kind; a word that is said twice counts once. What
 * does not fit, or cannot stand together, is told and not guessed.
 */
export function installedParts(
  words: readonly string[],
  vehicle: Vehicle,
  catalog: readonly Part[],
): { parts: readonly Part[]; problems: readonly InstalledProblem[] } {
  const byId = new Map(catalog.map((part) => [part.id, part]))
  const parts: Part[] = []
  const problems: InstalledProblem[] = []
  const tell = (at: number, reason: InstalledProblem['reason'], sentence: string) =>
    problems.push({ at, reason, sentence })
  const all = words.flatMap((word) => partsOf(word, vehicle, byId))
  for (const [at, word] of words.entries()) {
    const meant = partsOf(word, vehicle, byId)
    if (meant.length === 0) {
      tell(
        at,
        'unknown_part',
        `We don't know the part "${word}". Give a part id or a kind such as "cat-back" or "tune".`,
      )
    }
    for (const part of meant) {
      if (parts.some((other) => other.id === part.id)) continue
      if (!fits(part, vehicle) || actsOnNothing(part, vehicle, all)) {
        tell(at, 'does_not_fit', `${part.name} does not fit this car.`)
        continue
      }
      const clash = checkBuild(vehicle, [...parts, part]).find(({ reason }) => CLASHES.has(reason))
      if (clash) tell(at, 'parts_conflict', conflictWords(part, parts, clash))
      else parts.push(part)
    }
  }
  return { parts, problems }
}

const CLASHES: ReadonlySet<string> = new Set(['slot_taken_twice', 'excludes_each_other'])

function conflictWords(part: Part, others: readonly Part[], clash: ReturnType<typeof checkBuild>[number]): string {
  const ids: readonly string[] =
    clash.reason === 'slot_taken_twice'
      ? clash.partIds
      : clash.reason === 'excludes_each_other'
        ? [clash.partId, clash.otherPartId]
        : []
  const other = others.find(({ id }) => ids.includes(id))
  return `${part.name} and ${other?.name ?? 'another part'} can't both be on the car.`
}
