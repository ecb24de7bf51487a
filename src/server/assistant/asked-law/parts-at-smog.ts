import { emissionsOf } from '../../../catalog/emissions.ts'
import type { Part, PartKind } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import { type OfCar, ofCar, priceWords } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { allKindsIn, kindsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import type { Turn } from '../turn.ts'
import { ASKS, IN_CALIFORNIA, OF_SMOG, OF_TUNE, OF_YEARS } from './law-words.ts'

/** Kinds that a California station looks at. */
const LOOKED_AT =
  /^(?:downpipe|headers_|midpipe_catless|cold_air_intake|camshafts|intake_manifold|tune|e85_tune|turbo_|supercharger_|nitrous)/
const isLookedAt = (kind: PartKind): boolean => LOOKED_AT.test(kind)

const SEEKS =
  /\b(?:is|are) there (?:any|an?|one)\b|\b(?:any|which|what)\b[^.?!]{0,30}\b(?:with|have|has|carry|carries)\b[^.?!]{0,12}\b(?:an? |the )?(?:proper )?(?:eo|exemption|carb|executive)\b|\bcheapest\b|\bdo (?:you|yall|ya'?ll) (?:sell|have|carry)\b|\bwhich (?:one|ones) (?:do|are)\b|\bthe legal (?:kind|one)\b/
const PASSES =
  /\b(?:would|will|does|do|can|could|is|are|still)\b[^.?!]{0,60}\b(?:pass|legal|illegal|problem|fail|smog\w*)\b|\bgoing to be (?:a problem|ok|fine)\b|\bhappens at\b|\bonly a problem\b/
/** Cats that are bought new, by whom they were stolen from or whose are worn. */
const OF_NEW_CATS =
  /\b(?:49[- ]state|federal|aftermarket|replacement|universal|non-?carb|cheap)\b[^.?!]{0,24}\b(?:cats?|converters?|ones?)\b(?!-? ?back)|\b(?:stole|stolen|saw(?:ed|n)|cut)\b[^.?!]{0,24}\b(?:cats?|converters?)\b/

/** What a part is to a California check: which of ours has an order, and what goes back on where none has. */
export function partsAtSmog(turn: Turn, typed: string, isCalifornia: boolean): Answer | undefined {
  const { draft, reading } = turn
  if (!ASKS.test(typed) || !(OF_SMOG.test(typed) || IN_CALIFORNIA.test(typed) || OF_YEARS.test(typed))) return undefined
  const car = ofCar(turn.shop, draft, reading)
  const kinds = kindsOf(turn, typed, car)
  const told =
    (OF_YEARS.test(typed) ? ofYears(car, kinds) : undefined) ??
    (isCalifornia || IN_CALIFORNIA.test(typed) || /\beo\b|exemption|executive/.test(typed)
      ? ofKinds(typed, car, kinds)
      : undefined)
  if (!told) return undefined
  const legal = car ? kinds.flatMap((kind) => withOrder(car, kind)).slice(0, 3) : []
  return [
    text(inLanguage(draft.language, told)),
    ...(car && legal.length > 0
      ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: legal.map(offered) }]
      : []),
    suggestions('What is a CARB EO number?', 'What does pass?'),
  ]
}

function kindsOf({ reading }: Turn, typed: string, car: OfCar | undefined): readonly PartKind[] {
  const usual = kindsIn(reading.asked).filter(isLookedAt)
  const named = usual.length > 0 ? usual : allKindsIn(reading.asked).filter(isLookedAt)
  const isStage = /\bstage ?(?:2|3|two|three)\b/.test(typed) && !named.includes('downpipe')
  const withTune = OF_TUNE.test(typed) && !named.includes('tune') ? (['tune'] as const) : []
  return [
    ...new Set<PartKind>([
      ...named,
      ...(isStage && car && car.vehicle.engine.aspiration !== 'na' ? (['downpipe'] as const) : []),
      ...withTune,
    ]),
  ]
}

const ofKind = ({ advisor, vehicle }: OfCar, kind: PartKind): readonly Part[] =>
  advisor.catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind)
    .toSorted((a, b) => a.priceCents - b.priceCents)
const withOrder = (car: OfCar, kind: PartKind): readonly Part[] =>
  ofKind(car, kind).filter((part) => emissionsOf(part) === '50_state')

const namesOf = (kinds: readonly PartKind[]): string => listed(kinds.map(kindWords)).replace(/ and (?=[^,]*$)/, ' or ')

/** "Legal for 2004-2009 only, so an 02 is out?" */
function ofYears(car: OfCar | undefined, kinds: readonly PartKind[]): Bilingual {
  const legal = car ? kinds.flatMap((kind) => withOrder(car, kind)) : []
  const ours: Bilingual = car
    ? legal.length > 0
      ? [
          ` For the ${car.name} ours with an order: ${partWords(legal)}.`,
          ` Para el ${car.name} tenemos con orden: ${partWords(legal)}.`,
        ]
      : [
          ` We list none with an order for the ${car.name}, so the factory one stays on.`,
          ` Para el ${car.name} no tenemos ninguna con orden: se queda la de fábrica.`,
        ]
    : ['', '']
  return [
    `Right: an order (EO) covers only the years and engines that it names, so on any other year the same part counts as not approved, even with the factory cat left in. Look the number up at arb.ca.gov.${ours[0]}`,
    `Así es: una orden (EO) vale solo para los años y motores que nombra; en otro año la misma pieza no está aprobada, aunque dejes el catalizador. Búscala en arb.ca.gov.${ours[1]}`,
  ]
}

const partWords = (parts: readonly Part[]): string =>
  parts
    .slice(0, 2)
    .map(
      (part) => `${part.manufacturer} ${part.name}, ${priceWords(part)} (${dollars(installedUsdOf(part))} installed)`,
    )
    .join('; ')

function ofKinds(typed: string, car: OfCar | undefined, kinds: readonly PartKind[]): Bilingual | undefined {
  const isSought = SEEKS.test(typed)
  if (!isSought && !PASSES.test(typed)) return undefined
  if (OF_NEW_CATS.test(typed)) return catsTold()
  if (kinds.length === 0) return undefined
  const legal = car ? kinds.filter((kind) => withOrder(car, kind).length > 0) : []
  const none = kinds.filter((kind) => !legal.includes(kind))
  const forCar: Bilingual = car ? [` for the ${car.name}`, ` para el ${car.name}`] : ['', '']
  if (none.length === 0 && car)
    return [
      `Yes, with the right one: ${partWords(legal.flatMap((kind) => withOrder(car, kind)))} carries a CARB order. Check that it names your year at arb.ca.gov, and put its sticker where the tech sees it.`,
      `Sí, con la correcta: ${partWords(legal.flatMap((kind) => withOrder(car, kind)))} trae orden CARB. Revisa tu año en arb.ca.gov y pega la calcomanía a la vista.`,
    ]
  const has =
    car && legal.length > 0 ? ` With an order: ${partWords(legal.flatMap((kind) => withOrder(car, kind)))}.` : ''
  const tiene =
    car && legal.length > 0 ? ` Con orden: ${partWords(legal.flatMap((kind) => withOrder(car, kind)))}.` : ''
  const verdict = verdictOf(typed, isSought)
  const label = labelTold(typed)
  const carry = namesOf(none).endsWith('s') ? 'carry' : 'carries'
  return [
    `${verdict[0]} no ${namesOf(none)} that we list${forCar[0]} ${carry} a CARB order, and without one it fails in California.${has} ${label[0]}${goesBack(none)} ${LAW}`,
    `${verdict[1]} ninguna pieza de ese tipo (${namesOf(none)})${forCar[1]} trae orden CARB, y sin ella reprueba en California.${tiene} ${label[1]}Vuelve lo de fábrica: catalizador, múltiples y programa, y luego 50 a 100 millas hasta que los monitores estén listos.`,
  ]
}

function verdictOf(typed: string, isSought: boolean): Bilingual {
  if (/\billegal\b/.test(typed))
    return ['Illegal on the road, not only at the check:', 'Ilegal en la calle, no solo en la prueba:']
  if (isSought) return ['No:', 'No:']
  return /\bproblem\b/.test(typed)
    ? ['Yes, a problem:', 'Sí, es problema:']
    : ['No, not as it stands:', 'No, así no pasa:']
}

/** "Pending" on the box, and where the sticker comes from. */
function labelTold(typed: string): Bilingual {
  const pending = /\bpending\b/.test(typed)
  const sticker = /\bstickers?\b/.test(typed)
  return [
    `${pending ? 'An order that is pending is no order: it counts from the day it is granted. ' : ''}${sticker ? 'The EO sticker comes from the maker in the box, only where the order exists; look the number up at arb.ca.gov before you buy. ' : ''}`,
    `${pending ? 'Una orden pendiente no vale hasta que la otorgan. ' : ''}${sticker ? 'La calcomanía EO la pone el fabricante en la caja, solo si la orden existe; búscala en arb.ca.gov. ' : ''}`,
  ]
}

const LAW =
  'That holds for driving it there every day, and taking out a factory cat is against federal law in every state. Keep what comes off.'

/** What goes back on, by what is refused. */
function goesBack(kinds: readonly PartKind[]): string {
  const backs: string[] = []
  if (kinds.includes('downpipe'))
    backs.push(
      'a factory downpipe with its cat, used from a salvage yard or a forum the cheapest way, with new gaskets',
    )
  if (kinds.some((kind) => kind.startsWith('headers') || kind === 'midpipe_catless'))
    backs.push('the factory manifolds and cats')
  if (kinds.some((kind) => kind === 'cold_air_intake')) backs.push('the factory airbox')
  if (kinds.some((kind) => /^cam/.test(kind)))
    backs.push('the factory cam, where its idle or the tailpipe gives it away')
  return `What passes: ${listed([...backs, 'the factory tune'])}; then 50 to 100 mixed miles until the monitors are ready.`
}

const catsTold = (): Bilingual => [
  "Cats without a California EO number for that very car fail the visual: 49-state ones get no certificate, however clean it runs, and you pay for the job twice. We don't sell replacement catalytic converters. Stolen cats are a comprehensive insurance claim, so call them before you pay; ask for the EO number on the quote, and have a cat shield fitted with it.",
  'Un catalizador sin número EO de California para ese carro reprueba la visual: con los de 49 estados no hay certificado. No vendemos catalizadores de reemplazo. Si te los robaron, lo cubre el seguro (comprehensive): llama antes de pagar, pide el número EO en la cotización y ponle protector.',
]
