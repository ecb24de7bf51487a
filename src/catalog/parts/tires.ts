import type { Part, RimInches } from '../../engine/model.ts'
import { slugOf } from './named-part.ts'

type Rims = Omit<RimInches, 'front'>

/** Rims of one price, in. */
const SIZES: readonly { rims: Rims; words?: string }[] = [
  { rims: { from: 14, to: 18 } },
  { rims: { from: 19, to: 20 }, words: '19-20 in' },
  { rims: { from: 21, to: 22 }, words: '21-22 in' },
]

/** Front wheels of one size and rear wheels of the next: two tires of either. */
const MIXED: readonly { front: number; rear: number; at: number }[] = [
  { front: 18, rear: 19, at: 1 },
  { front: 20, rear: 21, at: 2 },
]

/** Mounted and balanced, on and off the car. */
const MOUNTING_HOURS = { pair: 1, 'set of 4': 1.5 } as const

interface Tire {
  manufacturer: string
  name: string
  count: 'pair' | 'set of 4'
  kind: 'drag_tires' | 'tires'
  /** By size; a size that is missing is not made, or not known to us. */
  dollars: readonly [upTo18: number, to20?: number, to22?: number]
}

const TIRES: readonly Tire[] = [
  drag('Mickey Thompson', 'ET Street S/S', 'pair', 640, 890),
  drag('Mickey Thompson', 'ET Street R', 'pair', 690),
  drag('Nitto', 'NT555RII', 'pair', 590, 850),
  drag('Nitto', 'NT555RII', 'set of 4', 1180, 1700),
  drag('Mickey Thompson', 'ET Street S/S', 'set of 4', 1280, 1780),
  drag('Hoosier', 'DR2', 'pair', 720, 960),
  sticky('Michelin', 'Pilot Sport 4S', 1320, 1690, 1890),
  sticky('Michelin', 'Pilot Sport Cup 2', 1680, 2080, 2480),
  sticky('Toyo', 'Proxes R888R', 1180, 1640),
  sticky('Bridgestone', 'Potenza RE-71RS', 1240, 1640),
  sticky('Continental', 'ExtremeContact Sport 02', 980, 1340, 1560),
]

function drag(manufacturer: string, name: string, count: Tire['count'], ...dollars: Tire['dollars']): Tire {
  return { manufacturer, name: `${name} drag radials`, count, kind: 'drag_tires', dollars }
}

function sticky(manufacturer: string, name: string, ...dollars: Tire['dollars']): Tire {
  return { manufacturer, name, count: 'set of 4', kind: 'tires', dollars }
}

const whatOf = ({ kind, count }: Pick<Tire, 'kind' | 'count'>): string => {
  if (kind === 'tires') return 'Grippier tires'
  return count === 'pair' ? 'Tires for launches' : 'Tires for launches, all four wheels'
}

function tirePart(tire: Tire, dollars: number, rimInches: RimInches, words?: string): Part {
  const { manufacturer, name, count, kind } = tire
  const sized = `${name} (${[words, count].filter((word) => word).join(', ')})`
  return {
    id: slugOf(`${manufacturer} ${sized}`),
    category: 'suspension',
    kind,
    manufacturer,
    name: sized,
    description: `${whatOf(tire)}; price is an estimate.`,
    priceCents: dollars * 100,
    priceConfidence: 'estimated',
    laborHours: MOUNTING_HOURS[count],
    fitment: { universal: true, rimInches },
    ratings: {},
    needs: [],
    excludes: [],
    source: 'recalled, not checked',
    confidence: 'estimated',
  }
}

/** A pair goes on the driven wheels; a set has to fit in front, too. */
const onWheels = ({ count }: Tire, rims: Rims): RimInches => (count === 'pair' ? rims : { ...rims, front: rims })

function mixedSets(tire: Tire): Part[] {
  if (tire.kind !== 'tires') return []
  return MIXED.flatMap(({ front, rear, at }): Part[] => {
    const [smaller, bigger] = [tire.dollars[at - 1], tire.dollars[at]]
    if (smaller === undefined || bigger === undefined) return []
    const rims = { from: rear, to: rear, front: { from: front, to: front } }
    return [tirePart(tire, (smaller + bigger) / 2, rims, `${front} and ${rear} in`)]
  })
}

/** Tires by the size of the factory rims. Prices are estimates for common widths: the size of a car decides. */
export const TIRE_PARTS: readonly Part[] = TIRES.flatMap((tire) => [
  ...SIZES.flatMap(({ rims, words }, at): Part[] => {
    const price = tire.dollars[at]
    return price === undefined ? [] : [tirePart(tire, price, onWheels(tire, rims), words)]
  }),
  ...mixedSets(tire),
])
