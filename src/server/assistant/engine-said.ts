import { oncePer } from '../../catalog/once-per.ts'
import type { Vehicle } from '../../engine/model.ts'
import { inVariantOrder } from '../catalog/variant-order.ts'

const CODE = /[a-z]{0,3}\d[a-z\d]*\d?[a-z]*\d*|coyote|voodoo|predator|trinity|pentastar|terminator/g
const GENERATION = /\bgen ?\d\b/

/** The codes by which people call an engine: "N54B30" is "n54", "VR30DDTT 300" is "vr30", "2JZ-GTE" is "2jz". */
function codesOf({ engine, family }: Vehicle): string[] {
  const words = `${engine.code} ${family.name}`.toLowerCase().replaceAll(/[()]/g, ' ')
  const generation = GENERATION.exec(words)?.[0].replace(' ', '')
  const codes = words
    .split(/[\s,/-]+/)
    .flatMap((word) => word.match(CODE) ?? [])
    .filter((word) => word.length >= 3 && !/^\d+(?:\.\d+)?[tvl]?$|^gen\d/.test(word))
    .flatMap((word) => [word, ...(/^(?:[a-z]{1,3}\d{1,3}|\d[a-z]{2})(?=[a-z])/.exec(word) ?? [])])
  return [...new Set(codes)].flatMap((code) =>
    generation && code === 'coyote' ? [`${code} ${generation}`, code] : [code],
  )
}

const byCode = oncePer((vehicles: readonly Vehicle[]): ReadonlyMap<string, Vehicle> => {
  const found = new Map<string, Vehicle>()
  for (const vehicle of vehicles.toSorted((a, b) => b.yearTo - a.yearTo || inVariantOrder(a, b))) {
    for (const code of codesOf(vehicle)) if (!found.has(code)) found.set(code, vehicle)
  }
  return found
})

const byGearbox = oncePer((vehicles: readonly Vehicle[]): ReadonlyMap<string, Vehicle> => {
  const found = new Map<string, Vehicle>()
  for (const vehicle of vehicles.toSorted((a, b) => b.yearTo - a.yearTo || inVariantOrder(a, b))) {
    const code = vehicle.transmission.code.toLowerCase().replaceAll(/[^a-z\d]/g, '')
    if (/^[a-z]{0,3}\d+[a-z]+\d*$|^[a-z]{2}\d+/.test(code) && !found.has(code)) found.set(code, vehicle)
  }
  return found
})

/** A car with the gearbox that the words name by its code: "6L80", "DQ250", "the Ford 10-speed". */
export function carOfGearbox(vehicles: readonly Vehicle[], text: string): Vehicle | undefined {
  const codes = byGearbox(vehicles)
  const words = text.replaceAll(/\bford 10[- ]speed\b/g, '10r80').split(/[^a-z\d]+/)
  const ofFamily = (word: string) => {
    const [only, more] = /^\dhp$/.test(word) ? [...codes].filter(([code]) => code.startsWith(word)) : []
    return more ? undefined : only?.[1]
  }
  return words.flatMap((word) => (word.length > 3 ? codes.get(word) : ofFamily(word)) ?? []).at(0)
}

/** A car with the engine that the words name by its code; of several the newest. */
export function carOfEngine(vehicles: readonly Vehicle[], text: string): Vehicle | undefined {
  const codes = byCode(vehicles)
  const words = text
    .replaceAll(/\bgen ?(\d) coyote\b|\bcoyote gen ?(\d)\b/g, (_, a, b) => `coyote-gen${a ?? b}`)
    .split(/[^a-z\d-]+/)
    .map((word) => word.replace('-gen', ' gen'))
  for (const word of words) {
    const known = codes.get(word) ?? codes.get(word.split('-')[0] ?? '') ?? codes.get(word.replace(/s$/, ''))
    if (known && word.length >= 3 && word !== 'e85') return known
  }
  return undefined
}
