import { LABOR_CENTS_PER_HOUR } from '../../../engine/labor-rates.ts'
import type { Bilingual } from '../advisor.ts'
import { dollars } from '../advisor.ts'

/** A repair that we list no price for: what the trade takes for it, and what is done in the same go. */
export interface RepairJob {
  said: RegExp
  name: Bilingual
  /** How it is done, in half a sentence. */
  how: Bilingual
  hours: readonly [number, number]
  partsUsd: readonly [number, number]
  /** What is done while it is apart. */
  sameGo: Bilingual
}

const JOBS: readonly RepairJob[] = [
  {
    said: /\bgaller(?:y|ey|ies) gaskets?\b/,
    name: ['VQ oil gallery gaskets', 'empaques de galería de aceite del VQ'],
    how: ['the front timing cover comes off', 'se quita la tapa de distribución'],
    hours: [10, 15],
    partsUsd: [150, 350],
    sameGo: [
      'chain guides and tensioners, the front crank seal, and the water pump',
      'guías y tensores de cadena, retén del cigüeñal y bomba de agua',
    ],
  },
  {
    said: /\b(?:lifters?|buzos?|punterias?)\b/,
    name: ['lifters on a pushrod V8', 'buzos en un V8 de varillas'],
    how: ['the heads come off', 'se bajan las cabezas'],
    hours: [12, 16],
    partsUsd: [500, 1200],
    sameGo: [
      'the cam, because a bad roller eats its lobe and the labor is the same; with it valve springs, head gaskets and bolts, chain and oil pump, and the tune',
      'la leva, porque el rodillo malo se come el lóbulo y la mano de obra es la misma; con ella resortes, empaques, cadena, bomba de aceite y tune',
    ],
  },
  {
    said: /\b(?:cam )?phasers?\b|\bfront cover(?:'s| is)? off\b/,
    name: ['cam phasers', 'phasers'],
    how: ['the front cover comes off', 'se quita la tapa frontal'],
    hours: [10, 16],
    partsUsd: [800, 1600],
    sameGo: [
      'all phasers with new bolts, both chains with guides and tensioners, the VCT solenoids and their seals, the front crank seal, valve cover gaskets, and a look at the water pump and the oil pump',
      'todos los phasers con tornillos nuevos, cadenas, guías y tensores, solenoides VCT, retén del cigüeñal y empaques de tapas',
    ],
  },
  {
    said: /\bcrank ?hubs?\b/,
    name: ['the S55 crank hub', 'el crank hub del S55'],
    how: ['the front of the engine comes apart to the timing', 'se desarma el frente hasta la distribución'],
    hours: [10, 16],
    partsUsd: [500, 1500],
    sameGo: ['new bolts, the front main seal, and belt and tensioner', 'tornillos nuevos, retén y banda'],
  },
  {
    said: /\b(?:slave|csc|concentric)\b/,
    name: ['a slave cylinder inside the bellhousing', 'un esclavo dentro de la campana'],
    how: ['the gearbox comes out', 'se baja la caja'],
    hours: [6, 9],
    partsUsd: [150, 500],
    sameGo: [
      'the clutch with its bearing, because the labor is the same, and a line with fresh fluid',
      'el clutch con su collarín, porque la mano de obra es la misma, y línea con líquido nuevo',
    ],
  },
  {
    said: /\bvanos\b/,
    name: ['VANOS seals and hub', 'sellos y hub del VANOS'],
    how: ['the valve cover and the VANOS unit come off', 'se quitan tapa y unidad VANOS'],
    hours: [6, 10],
    partsUsd: [300, 900],
    sameGo: [
      'the hub tabs and bolts, the oil pump disc, chain guides and valve clearance',
      'hub, disco, guías y holgura',
    ],
  },
  {
    said: /\brod bearings?\b|\bmetales de biela\b/,
    name: ['rod bearings', 'metales de biela'],
    how: ['the subframe and the oil pan come down', 'se bajan subchasis y cárter'],
    hours: [8, 14],
    partsUsd: [300, 800],
    sameGo: [
      'new rod bolts, the pan gasket, oil pump bolt and engine mounts',
      'tornillos de biela, empaque y soportes',
    ],
  },
  {
    said: /\bims\b|\bintermediate shaft\b/,
    name: ['the IMS bearing', 'el rodamiento IMS'],
    how: ['the gearbox comes out', 'se baja la caja'],
    hours: [10, 14],
    partsUsd: [700, 1800],
    sameGo: ['clutch, flywheel and rear main seal', 'clutch, volante y retén trasero'],
  },
  {
    said: /\b(?:head gaskets?|empaques? de cabeza|junta de culata)\b/,
    name: ['head gaskets', 'empaques de cabeza'],
    how: ['the heads come off and are checked for flatness', 'se bajan y revisan las cabezas'],
    hours: [12, 20],
    partsUsd: [400, 1200],
    sameGo: [
      'multi-layer gaskets with studs, timing belt or chain, water pump and thermostat',
      'empaques multicapa con birlos, banda o cadena, bomba de agua y termostato',
    ],
  },
  {
    said: /\b(?:timing )?chain (?:tensioners?|guides?|job|kit)\b|\btiming chains?\b|\bcadena de (?:tiempo|distribucion)\b/,
    name: ['a timing chain with tensioner and guides', 'cadena con tensor y guías'],
    how: ['the timing covers come off', 'se quitan las tapas de distribución'],
    hours: [8, 14],
    partsUsd: [400, 1000],
    sameGo: ['tensioner, guides, front seal and water pump', 'tensor, guías, retén y bomba de agua'],
  },
]

const ASKS_PRICE =
  /\bquote\b|\bhow much\b|\bhow (?:expensive|bad)\b|\b(?:what|whats)\b[^.?!]{0,40}\b(?:cost|charge|run|price|looking at|quote)\b|\b(?:cost|price)[ -]?wise\b|\b(?:y(?:ou|a|'?all)|u) (?:guys )?(?:charge|want|ask|quote)\b|\bcuanto\b|\bwas kostet\b|\bprice (?:for|to|on)\b|\blabor (?:on|for)\b/
const ASKS_SAME_GO =
  /\b(?:what|anything) else\b[^.?!]{0,40}\b(?:do|replace|change|in there|while)\b|\bwhile (?:it|its|it's|you|i|we|they|i'm|you're|everything)(?: is|'s| are|'re)? (?:apart|open|off|in there|at it|down)\b|\b(?:all|already) apart\b|\bat the same time\b|\b(?:not|don'?t) (?:wanna|want to) pay (?:that |the )?labor twice\b|\bsame labor\b/

const RATE_USD = LABOR_CENTS_PER_HOUR.configurator / 100
const roundUsd = (usd: number): number => Math.round(usd / 50) * 50

/** A repair, and whether its price or what goes with it is asked. */
export interface RepairAsked {
  job: RepairJob
  isPrice: boolean
  isSameGo: boolean
}

/** What it takes before it goes is a limit, and no price. */
const BEARS =
  /\b(?:can|will|would|does|do)? ?(?:it )?(?:take|hold|handle|survive)s? how much\b|\bhow much\b[^.?!]{0,40}\b(?:take|hold|handle|survive|power|whp|hp)\b|\bbefore (?:the|my) \w+(?: \w+)? (?:go|goes|fail|fails|break)\b/

/** The repair that is asked about; what is done in the same go may be asked of one that was told before. */
export function repairAsked(said: string, lastSaid: string): RepairAsked | undefined {
  if (BEARS.test(said)) return undefined
  const isPrice = ASKS_PRICE.test(said)
  const isSameGo = ASKS_SAME_GO.test(said)
  if (!isPrice && !isSameGo) return undefined
  const named = JOBS.find((one) => one.said.test(said))
  const goesOn = isSameGo || SHORTLY.test(said)
  const job = named ?? (goesOn ? JOBS.find((one) => one.said.test(lastSaid)) : undefined)
  return job && { job, isPrice, isSameGo }
}

/** The price of a repair by what we sell for it, else at our rate by the hours that the trade takes. */
export function repairWords({ job, isPrice, isSameGo }: RepairAsked, ours: string | undefined): Bilingual {
  const [from, to] = job.hours
  const [least, most] = [roundUsd(from * RATE_USD + job.partsUsd[0]), roundUsd(to * RATE_USD + job.partsUsd[1])]
  const price: Bilingual = ours
    ? [`We have it: ${ours}.`, `Lo tenemos: ${ours}.`]
    : [
        `We list no price for ${job.name[0]}, so take this as the trade's: ${job.how[0]}, ${from} to ${to} hours. At our $${RATE_USD} an hour with the parts that is about ${dollars(least)} to ${dollars(most)}; a quote for your car comes from /contact.`,
        `No tenemos precio de lista para ${job.name[1]}; en los talleres: ${job.how[1]}, ${from} a ${to} horas. A $${RATE_USD} la hora con piezas son unos ${dollars(least)} a ${dollars(most)}; la cotización exacta, en /contact.`,
      ]
  const same: Bilingual = [`Do in the same go: ${job.sameGo[0]}.`, `De una vez: ${job.sameGo[1]}.`]
  return isSameGo && !isPrice
    ? [`${same[0]} ${price[0]}`, `${same[1]} ${price[1]}`]
    : [`${price[0]} ${same[0]}`, `${price[1]} ${same[1]}`]
}

/** "How much if you guys do it": of what was told just before. */
const SHORTLY = /\b(?:do|fix|replace|change) (?:it|that|this)\b/
