import type { Part, PartKind } from '../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import { type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import { type OfCar, ofCar } from './frame/of-car.ts'
import { offered } from './offered-part.ts'
import { kindWords } from './parts-answer.ts'
import type { Turn } from './turn.ts'

const HOT =
  /\bhot\b|\bheat\b|\bsummer\b|\b(?:9\d|1[01]\d) ?(?:degrees?|deg|°|f\b)|\b(?:2nd|3rd|4th|second|third|fourth|few|\d) (?:pulls?|runs?|laps?|passes)\b|\bby the (?:\w+ )(?:pull|run|lap)\b|\biats?\b|\bintake (?:air )?temps?\b|\bcalor\b|\bcaliente\b/
const WEAK =
  /\b(?:slow\w*|lazy|sluggish|dog|flat|weak\w*|pull(?:s|ing)? timing|los(?:es|ing) (?:power|timing)|drops? (?:power|timing)|falls? off|down on power|lento|flojo)\b/
/** Heat of something else is no charge air. */
const OF_ELSE =
  /\b(?:trans\w*|gearbox|rdu|ptu|diff\w*|brakes?|coolant|over ?heat\w*|oil|clutch|misfir\w*|smok\w*|limp)\b/

const cheapest = ({ advisor, vehicle }: OfCar, kind: PartKind): Part | undefined =>
  advisor.catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind)
    .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))[0]

/** A boosted car that is slower the hotter it gets: its charge cooling, how to prove it, and what cures it with its price. */
export function heatSoak({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked } = reading
  if (!HOT.test(asked) || !WEAK.test(asked) || OF_ELSE.test(asked)) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car || car.vehicle.engine.aspiration === 'na') return undefined
  const isBlown = car.vehicle.engine.aspiration === 'supercharged'
  const kinds: readonly PartKind[] = isBlown ? ['heat_exchanger', 'intercooler'] : ['intercooler', 'heat_exchanger']
  const [cure] = kinds.flatMap((kind) => cheapest(car, kind) ?? [])
  const has = isBlown ? 'the stock heat exchanger' : 'the stock intercooler'
  const sold: [string, string] = cure
    ? [
        ` First cure: ${cure.manufacturer} ${cure.name} (${kindWords(cure.kind)}), ${dollars(dollarsOf(cure.priceCents))}, ${dollars(installedUsdOf(cure))} installed. It adds little on the first pull and keeps the third like it.`,
        ` Lo primero: ${cure.manufacturer} ${cure.name}, ${dollars(dollarsOf(cure.priceCents))}, ${dollars(installedUsdOf(cure))} instalado.`,
      ]
    : [' We sell no bigger one for it; ducting and a cool-down between pulls help most.', '']
  return [
    text(
      inLanguage(draft.language, [
        `That's heat soak: on the ${car.name} ${has} fills up after a few pulls, intake temps climb past about 140°F, and the computer takes timing and boost away. It protects itself; back off and it comes back once air moves.${sold[0]} To be sure, log intake temperature, timing and boost on the first and the third pull: if the intake stays cool and timing still drops, it is fuel, plugs or a leak and no cooler cures it.`,
        `Es calor en la admisión: en el ${car.name} el enfriador de fábrica se satura tras unos jalones, el aire pasa de unos 60°C y la computadora quita tiempo y boost.${sold[1]} Para estar seguro registra temperatura de admisión, tiempo y boost en el primer y el tercer jalón.`,
      ]),
      car.assumed,
    ),
    ...(cure ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: [offered(cure)] }] : []),
    suggestions('What do I check first?', 'Add it to my cart'),
  ]
}
