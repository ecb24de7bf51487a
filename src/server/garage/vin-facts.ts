import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { VinField, VinSchemaRow, VinTables } from '../../catalog/vin/vpic-format.ts'
import { ROOT } from '../places.ts'

const FILE = join(ROOT, 'src/catalog/vin/vpic.txt.br')
const VDS_FROM = 3
const VDS_LENGTH = 5
const VIS_FROM = 9

/** The words of vPIC for one VIN; several where its patterns leave a choice. Fields that it is silent about are absent. */
export type VinFacts = Readonly<Partial<Record<VinField, readonly string[]>>>

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
  return {
    makesOf: (vin) => makerOf(vin)?.makes ?? [],
    factsOf: (vin, year) => {
      const inYear = (makerOf(vin)?.schemas ?? []).filter(([, yearFrom, yearTo]) => yearFrom <= year && year <= yearTo)
      return factsIn(
        inYear.flatMap(([id]) => (JSON.parse(lineOf.get(id) ?? '[0,[]]') as VinSchemaRow)[1]),
        vin,
      )
    },
  }
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
