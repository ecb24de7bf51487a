import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { MAKERS_CODES } from '../../catalog/vin/makers-codes.ts'
import type { VinField, VinPattern, VinSchemaRow, VinTables } from '../../catalog/vin/vpic-format.ts'
import { drivetrainIn } from '../../engine/lexicon.ts'
import { ROOT } from '../places.ts'

const FILE = join(ROOT, 'src/catalog/vin/vpic.txt.br')
const VDS_FROM = 3
const VDS_LENGTH = 5
const VIS_FROM = 9

/** The words of vPIC for one VIN; several where its patterns leave a choice. Fields that it is silent about are absent. */
export type VinFacts = Readonly<Partial<Record<VinField, readonly string[]>>> & {
  /** The maker's trims of that year, this one and all others: what none of them names, no VIN tells. */
  otherTrims?: readonly string[]
  /** The trims of the same model, by codes that tell both. */
  siblings?: readonly string[]
}

export interface VinPatterns {
  /** The makes that build under these first characters, as vPIC spells them; ours as the catalog does. */
  makesOf(vin: string): readonly string[]
  factsOf(vin: string, year: number): VinFacts
}

let opened: Promise<VinPatterns> | undefined

/** NHTSA's patterns, read when the first VIN comes: 0.3 MB packed, about 6 MB of text in memory. */
export function openVinPatterns(): Promise<VinPatterns> {
  opened ??= readPatterns()
  return opened
}

async function readPatterns(): Promise<VinPatterns> {
  const text = (await promisify(brotliDecompress)(await readFile(FILE))).toString()
  const [first = '{}', ...lines] = text.split('\n')
  const makers = JSON.parse(first) as VinTables['makers']
  const lineOf = new Map(lines.map((line) => [Number(line.slice(1, line.indexOf(','))), line]))
  const makerOf = (vin: string) =>
    (vin[2] === '9' ? makers[vin.slice(0, 3) + vin.slice(11, 14)] : undefined) ?? makers[vin.slice(0, 3)]
  const patternsOf = (vin: string, year: number): VinPattern[] =>
    (makerOf(vin)?.schemas ?? [])
      .filter(([, yearFrom, yearTo]) => yearFrom <= year && year <= yearTo)
      .flatMap(([id]) => (JSON.parse(lineOf.get(id) ?? '[0,[]]') as VinSchemaRow)[1])
  return {
    makesOf: (vin) => makerOf(vin)?.makes ?? [],
    factsOf: (vin, year) => {
      const inYear = patternsOf(vin, year)
      const around = isNamedIn(inYear, vin, 0) ? [] : NEXT_YEARS.map((later) => patternsOf(vin, year + later))
      const next = around.find((patterns) => isNamedIn(patterns, vin, SURE_WEIGHT)) ?? []
      const facts = { ...factsIn(next, vin), ...factsIn(inYear, vin), ...codesOf(vin, year) }
      const otherTrims = inYear.flatMap(([, field, value]) => (field === 'trim' ? [value] : []))
      const siblings = siblingsOf(inYear, facts)
      const drive = facts.drive ?? driveOfTrim(siblings, facts)
      return { ...facts, otherTrims, siblings, ...(typeof drive === 'string' ? { drive: [drive] } : {}) }
    },
  }
}

/** vPIC lacks a car in single years (the E90 M3 sedan of 2009): the year before or after knows it by the same code. */
const NEXT_YEARS = [-1, 1] as const
/** So many characters of a code are no coincidence a year apart. */
const SURE_WEIGHT = 4
const isNamedIn = (patterns: readonly VinPattern[], vin: string, least: number): boolean =>
  patterns.some(([keys, field]) => field === 'model' && matchWeight(keys, vin) >= least)

/** What the makers' own codes add. */
function codesOf(vin: string, year: number): VinFacts {
  const said = MAKERS_CODES.filter(
    ({ makers, yearFrom, yearTo, keys }) =>
      makers.includes(vin.slice(0, 3)) && yearFrom <= year && year <= yearTo && matchWeight(keys, vin) >= 0,
  ).flatMap(({ says }) => Object.entries(says))
  return Object.fromEntries(said.map(([field, value]) => [field, [value]]))
}

/** Toyota's PreRunner and X-Runner. */
const TWO_WHEEL_NAMES: ReadonlySet<string> = new Set(['prerunner', 'runner'])
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/**
 * The trim's word for four driven wheels; and where the same trim has it under another code, a code without it is driven by two.
 * Worked: in 2021 the 5U9 is an M340i with trim xDrive, the 5U7 an M340i without trim.
 */
function driveOfTrim(siblings: readonly string[], { series = [], trim = [] }: VinFacts): string | undefined {
  const words = [...series, ...trim].flatMap(wordsIn)
  const drives = words.map(drivetrainIn)
  const isTwo =
    drives.some((drive) => drive === 'rwd' || drive === 'fwd') || words.some((word) => TWO_WHEEL_NAMES.has(word))
  const isFour = drives.includes('awd')
  if (isTwo || isFour) return isTwo && isFour ? undefined : isFour ? 'AWD' : '2WD'
  const own = trim.flatMap(wordsIn).filter((word) => word !== 'na')
  const isSaidOfSame = siblings.map(wordsIn).some((other) => {
    const more = other.filter((word) => !own.includes(word))
    return more.length === 1 && drivetrainIn(more[0]!) === 'awd' && own.every((word) => other.includes(word))
  })
  return isSaidOfSame ? '2WD' : undefined
}

/** The trims that vPIC gives to other codes of the same model. */
function siblingsOf(patterns: readonly VinPattern[], { model }: VinFacts): string[] {
  const keysOfModel = new Set(
    patterns.filter(([, field, value]) => field === 'model' && model?.includes(value)).map(([keys]) => keys),
  )
  return patterns.flatMap(([keys, field, value]) => (field === 'trim' && keysOfModel.has(keys) ? [value] : []))
}

/** Of each field the values whose pattern says most about this VIN. */
function factsIn(patterns: VinSchemaRow[1], vin: string): VinFacts {
  const best: Partial<Record<VinField, { weight: number; values: Set<string> }>> = {}
  for (const [keys, field, value] of patterns) {
    const weight = matchWeight(keys, vin)
    const found = best[field]
    if (weight < 0 || (found && found.weight > weight)) continue
    if (found?.weight === weight) found.values.add(value)
    else best[field] = { weight, values: new Set([value]) }
  }
  return Object.fromEntries(Object.entries(best).map(([field, { values }]) => [field, [...values]]))
}

/**
 * How many characters of the VIN the keys name; -1 where one of them differs.
 * Worked: "P8[CF]F" on 1FA6P8CF0J5100001 is -1, because position 4 is a 6; "*P8CF" is 4.
 */
export function matchWeight(keys: string, vin: string): number {
  const [vds = '', vis = ''] = keys.split('|')
  const left = weightOf(vds, vin.slice(VDS_FROM, VDS_FROM + VDS_LENGTH))
  const right = weightOf(vis, vin.slice(VIS_FROM))
  return left < 0 || right < 0 ? -1 : left + right
}

function weightOf(keys: string, text: string): number {
  let weight = 0
  let at = 0
  for (const [, set, one] of keys.matchAll(/\[([^\]]*)\]|(.)/g)) {
    const char = text[at++]
    if (one === '*') continue
    if (char === undefined || !takes(set, one, char)) return -1
    weight += 1
  }
  return weight
}

function takes(set: string | undefined, one: string | undefined, char: string): boolean {
  if (one === '#') return char >= '0' && char <= '9'
  if (one !== undefined) return one === char
  for (const [, from = '', to = from] of (set ?? '').matchAll(/(.)(?:-(.))?/g))
    if (from <= char && char <= to) return true
  return false
}
