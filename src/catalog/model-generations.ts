import type { Vehicle } from '../engine/model.ts'

/** The variants of a model that owners call one car: one body and one engine, over some years. */
export interface ModelGeneration {
  yearFrom: number
  yearTo: number
  /** "S550", "Mk7", "C6", "5th gen"; undefined where the trade has no name for it. */
  platform?: string
  variants: readonly Vehicle[]
}

/** Codes of bodies and words for generations, as they begin the name of a variant. */
const PLATFORM =
  /^(?!E85)(?:Fox body|\d(?:st|nd|rd|th) gen|(?:first|second|third) generation|Mk ?\d(?:\.5)?|[A-Z]{1,4}\d{1,3}(?:\.\d)?(?:\/[A-Z]{1,2}\d{1,3})?|[A-Z]{2}\/[A-Z]{2}|\d{3}\.\d|9\d\d|\d[A-Z]|42|4S|NA|NB|NC|ND|FD|GD|VA|VB|LX|LD|VX|BL)(?=[\s,(]|$)/

/**
 * Worked: "S550 facelift, 6-speed manual" is an S550; "LS3 sedan, 6-speed manual" begins with its engine, and has none.
 * A second or later facelift is the same body: "Mk7.5" is a Mk7, "991.2" a 991.
 */
export function platformOf({ variant, engine }: Pick<Vehicle, 'variant' | 'engine'>): string | undefined {
  const found = PLATFORM.exec(variant)?.[0]
  if (found === undefined || engine.code.includes(found)) return undefined
  return /^(?:NC|ND)\d$/.test(found) ? found.slice(0, 2) : found.replace(/\.\d$/, '')
}

const overlap = (a: readonly Vehicle[], b: readonly Vehicle[]): boolean =>
  a.some((one) => b.some((other) => one.yearFrom <= other.yearTo && other.yearFrom <= one.yearTo))

/**
 * The generations of a model, the newest first. Variants of one body whose engines are of one family, or were sold
 * in the same years, are one generation. Worked: S550 Mustang GTs are two, 2015-17 and 2018-23, by their engines.
 */
export function generationsOf(variants: readonly Vehicle[]): ModelGeneration[] {
  const groups: { platform: string | undefined; variants: Vehicle[] }[] = []
  for (const vehicle of variants.toSorted((a, b) => a.yearFrom - b.yearFrom)) {
    const platform = platformOf(vehicle)
    const isSame = (group: { platform: string | undefined; variants: Vehicle[] }) =>
      overlap(group.variants, [vehicle])
        ? group.platform === platform || !group.platform || !platform
        : group.platform === platform && group.variants.some(({ family }) => family.id === vehicle.family.id)
    const [first, ...others] = groups.filter(isSame)
    if (!first) {
      groups.push({ platform, variants: [vehicle] })
      continue
    }
    first.platform ??= platform
    first.variants.push(vehicle, ...others.flatMap((group) => group.variants))
    for (const group of others) groups.splice(groups.indexOf(group), 1)
  }
  return groups
    .map(({ platform, variants }) => ({
      yearFrom: Math.min(...variants.map(({ yearFrom }) => yearFrom)),
      yearTo: Math.max(...variants.map(({ yearTo }) => yearTo)),
      ...(platform ? { platform } : {}),
      variants,
    }))
    .toSorted((a, b) => b.yearFrom - a.yearFrom || b.yearTo - a.yearTo)
}

/** "2018-23", "1999-2004", "2011": as the trade writes years, and as the address of a generation has them. */
export function shortYears({ yearFrom, yearTo }: Pick<ModelGeneration, 'yearFrom' | 'yearTo'>): string {
  if (yearFrom === yearTo) return String(yearFrom)
  const isOneCentury = Math.floor(yearFrom / 100) === Math.floor(yearTo / 100)
  return `${yearFrom}-${isOneCentury ? String(yearTo % 100).padStart(2, '0') : yearTo}`
}

/** "2018-23 Mustang GT (S550)". */
export const generationName = (generation: ModelGeneration, model: string): string =>
  `${shortYears(generation)} ${model}${generation.platform ? ` (${generation.platform})` : ''}`
