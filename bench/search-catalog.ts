import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { CATEGORY_WORDS, TRADE_WORDS } from '../src/catalog/trade-words.ts'
import type { VehicleReply } from '../src/contract/vehicles.ts'
import { PART_KINDS, type PartCategory, type PartKind } from '../src/engine/model.ts'
import { ownWords } from '../src/server/listing/listed-parts.ts'
import { indexWords } from '../src/server/listing/search-words.ts'

/** Even numbers between 0 and 1, the same at every run. */
export function evenNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
export const oneOf = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

export const MAKERS = 3_000
const FITS = 12
const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa xe zi bra cro dri fla gri kra plo sto'.split(' ')
/** "Bracefo", "Dihake": a maker has always the same name. */
export function makerName(number: number): string {
  const random = evenNumbers(number * 7_919 + 13)
  const name = Array.from({ length: 3 }, () => oneOf(random, SYLLABLES)).join('')
  return name.charAt(0).toUpperCase() + name.slice(1) + (number % 3 === 0 ? ' Racing' : '')
}
export const partNumber = (at: number): string =>
  `${String(10_000 + (at % 89_999))}-${(at * 31).toString(36).toUpperCase()}`

export interface MadePart {
  id: string
  kind: PartKind
  maker: string
  cars: readonly VehicleReply[]
}

const SERIES = 'Pro Street Track Race Sport Ultra Evo Max Stage Titan Apex Vector Blaze Nitro Torque Boost'.split(' ')

/** Part number `at` of a large catalog, as it is made every time: for twelve cars that are neighbors in the list. */
export function madePart(at: number, cars: readonly VehicleReply[]): MadePart {
  const random = evenNumbers(at + 1)
  random()
  const first = Math.floor(random() * cars.length)
  // Makers are not equally large: every second part is of one of the largest hundred.
  const maker = makerName(Math.floor(random() ** 2.5 * MAKERS))
  return {
    id: `bench-${at}`,
    kind: PART_KINDS[Math.floor(random() * PART_KINDS.length)]!,
    maker,
    cars: Array.from({ length: FITS }, (_, step) => cars[(first + step) % cars.length]!),
  }
}

/** Writes so many parts as COPY reads them, with the columns of the listing. */
export async function writeParts(
  file: string,
  count: number,
  cars: readonly VehicleReply[],
  categoryOf: ReadonlyMap<PartKind, PartCategory>,
): Promise<void> {
  const out = createWriteStream(file)
  const kindWords = new Map(
    PART_KINDS.map((kind) => {
      const { names, troubles = [] } = TRADE_WORDS[kind]
      return [kind, indexWords(...names, ...troubles, ...CATEGORY_WORDS[categoryOf.get(kind) ?? 'intake'])]
    }),
  )
  const carWords = new Map(cars.map((car) => [car.id, indexWords(car.make, car.model, car.engine)]))
  for (let at = 0; at < count; at += 1) {
    const random = evenNumbers(at + 77)
    const { id, kind, maker, cars: fit } = madePart(at, cars)
    const series = `${oneOf(random, SERIES)} ${Math.floor(random() * 900) + 100}`
    const name = `${series} ${kind.replaceAll('_', ' ')} ${fit[0]!.year} ${fit[0]!.model}`
    const slug = maker.toLowerCase().replaceAll(' ', '-')
    const more = new Set(`${kindWords.get(kind)} ${fit.map((car) => carWords.get(car.id)).join(' ')}`.split(' '))
    const cells = [
      ...[id, 'bench', categoryOf.get(kind) ?? 'intake', kind, maker, slug, name, `A ${kind.replaceAll('_', ' ')}.`],
      ...[
        partNumber(at),
        Math.floor(2_000 + random() ** 3 * 900_000),
        't',
        (random() * 8).toFixed(1),
        'any',
        'unknown',
      ],
      ...[random() < 0.3 ? Math.floor(random() * 20) : '\\N', 'estimated', Math.floor(random() ** 8 * 60)],
      ...[
        `{${fit.map((car) => car.id).join(',')}}`,
        ownWords({ maker, name, kind, partNumber: partNumber(at) }),
        [...more].join(' '),
      ],
    ]
    if (!out.write(`${cells.join('\t')}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}
export const COPY_COLUMNS =
  'id, origin, category, kind, maker, maker_slug, name, description, part_number, price_cents, price_is_estimate, labor_hours, fuel, emissions, stock, confidence, popularity, vehicle_ids, words, more_words'
