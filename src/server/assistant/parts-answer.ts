import { slotOf } from '../../engine/fitment/slots.ts'
import type { Part, PartKind } from '../../engine/model.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, capital, dollars, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { PartsEvent } from './found-parts.ts'
import { kindName } from './knowledge/part-answer.ts'
import type { Meaning } from './meaning.ts'
import { offered } from './offered-part.ts'
import { feedingAsStock } from './pumps-on-ethanol.ts'
import { isRefusedPart } from './refused-attributes.ts'
import type { ChosenCar } from './request-of.ts'
import { mostShot } from './shot-limits.ts'
import { shownBuild } from './stage-plan.ts'

const SHOWN = 4
const SHOWN_OF_MANY = 2

export const kindWords = (kind: PartKind): string => {
  const name = kindName(kind)
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** The parts of a kind for a car: those of the kind itself before others that take its place. */
export function partsAsked(
  { catalog }: Advisor,
  { vehicle }: ChosenCar,
  { kind, kinds, maker, series }: NonNullable<Meaning['part']>,
  budgetUsd?: number,
): readonly Part[] {
  const own0 = partsLike(catalog, vehicle, { kind, maker })
  const siblings = catalog
    .variantsOf(vehicle.modelId)
    .filter((one) => own0.length === 0 && one.yearFrom <= vehicle.yearTo && one.yearTo >= vehicle.yearFrom)
  const ofMaker =
    own0.length > 0
      ? own0
      : (siblings.map((one) => partsLike(catalog, one, { kind, maker })).find((some) => some.length > 0) ?? [])
  const isMakerOther = maker !== undefined && ofMaker.length === 0 && kinds !== undefined
  const all = (isMakerOther ? partsLike(catalog, vehicle, { kind }) : ofMaker).filter(
    (part) => budgetUsd === undefined || dollarsOf(part.priceCents) <= budgetUsd,
  )
  const ofKind = all.filter((part) => kind === undefined || part.kind === kind)
  const own = maker === undefined && series === undefined ? feedingAsStock(ofKind, vehicle) : ofKind
  const inSeries = series
    ? own.filter(({ name, manufacturer }) =>
        `${manufacturer} ${name}`.toLowerCase().replaceAll(' ', '').includes(series),
      )
    : []
  if (inSeries.length > 0) return [...inSeries, ...own.filter((part) => !inSeries.includes(part))]
  return own.length > 0 ? own : all
}

/** Whether what is shown is rated for the power that was said. */
function ratingWords(
  advisor: Advisor,
  car: ChosenCar,
  goal: Meaning['goal'],
  found: readonly Part[],
  language: Draft['language'],
): string | undefined {
  if (
    !goal ||
    !('wheelHp' in goal) ||
    !found.some(({ ratings }) => ratings.supportsTorqueLbft ?? ratings.supportsCrankHp)
  )
    return undefined
  const isRated = bearing(advisor, car, goal, found).length > 0
  return inLanguage(
    language,
    isRated
      ? [`Rated for ${goal.wheelHp} whp in this car.`, `Alcanza para ${goal.wheelHp} whp en este carro.`]
      : [
          `None of them is rated for ${goal.wheelHp} whp in this car: ask us at /contact before you buy one for it.`,
          `Ninguna alcanza para ${goal.wheelHp} whp en este carro: pregunta en /contact.`,
        ],
  )
}

/** Of rated parts those that are good for the power that was said, torque with it; all of them where none is rated so high. */
function thatBear(advisor: Advisor, car: ChosenCar, goal: Meaning['goal'], parts: readonly Part[]): readonly Part[] {
  const strong = bearing(advisor, car, goal, parts)
  return strong.length > 0 ? strong : parts
}

function bearing(
  { catalog }: Advisor,
  { vehicle }: ChosenCar,
  goal: Meaning['goal'],
  parts: readonly Part[],
): readonly Part[] {
  if (!goal || !('wheelHp' in goal || 'crankHp' in goal || 'torqueLbft' in goal)) return parts
  const stock = catalog.stockPower(vehicle)
  const kept = 1 - stock.drivelineLoss
  const stockTorqueLbft = stock.stockWheelTorqueLbft / kept
  const stockHp = stock.stockWheelHp / kept
  const crankHp =
    'torqueLbft' in goal
      ? stockHp * (goal.torqueLbft / stockTorqueLbft)
      : 'crankHp' in goal
        ? goal.crankHp
        : goal.wheelHp / kept
  const torqueLbft = 'torqueLbft' in goal ? goal.torqueLbft : stockTorqueLbft * (crankHp / stockHp)
  return parts.filter(
    ({ ratings: { supportsCrankHp = crankHp, supportsTorqueLbft = torqueLbft } }) =>
      supportsCrankHp >= crankHp && supportsTorqueLbft >= torqueLbft,
  )
}

/** Parts as cards, the cheapest first, each to be put in the cart by itself. */
export function answerFits(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  { part, budgetUsd, goal, notMade: now = [], noPower }: Meaning,
): Answer {
  const { catalog } = advisor
  const notMade = [...now, ...(draft.notMade ?? [])]
  const name = carWords(car.vehicle, car.year)
  const { language } = draft
  if (!part) {
    const all = [...Map.groupBy(catalog.partsFor(car.vehicle), ({ category }) => category.replaceAll('_', ' '))]
    const counts = all.map(([category, parts]) => `${category} ${parts.length}`).join(', ')
    return [
      text(
        inLanguage(language, [
          `Parts that fit the ${name}: ${counts}. Which ones do you want to see?`,
          `Piezas para el ${name}: ${counts}. ¿Cuáles quieres ver?`,
        ]),
        car.assumed,
      ),
      suggestions('Which intakes fit?', 'Which clutches fit?', '100 more whp'),
    ]
  }
  const kinds: readonly (PartKind | undefined)[] = part.kinds ?? [part.kind]
  const found = kinds.flatMap((kind) =>
    thatBear(
      advisor,
      car,
      goal,
      partsAsked(advisor, car, { ...part, ...(kind ? { kind } : {}) }, budgetUsd).filter(
        (one) => !isRefusedPart(one, notMade),
      ),
    ).slice(0, kinds.length > 2 ? SHOWN_OF_MANY : SHOWN),
  )
  const asked = [part.maker, kinds.flatMap((kind) => (kind ? [kindWords(kind)] : [])).join(', ')]
    .filter(Boolean)
    .join(' ')
  const isDearer = (kind: PartKind) =>
    !found.some((one) => one.kind === kind) && partsAsked(advisor, car, { kind }).some((one) => one.kind === kind)
  const over = budgetUsd === undefined ? [] : kinds.filter((kind) => kind && isDearer(kind))
  if (found.length > 0) {
    const namedKinds = [...new Set(found.map(({ kind }) => kind))]
    const shown = over.length > 0 ? [...new Set(found.map(({ kind }) => kindWords(kind)))].join(', ') : asked
    return [
      text(
        noPower ? inLanguage(language, ['No more power, then.', 'Sin más potencia, entonces.']) : undefined,
        inLanguage(language, [
          `${namedKinds.length > 1 ? `For the ${name}: ${eachFrom(found)}` : `${capital(shown)} for the ${name}: ${found.length > 1 ? 'from ' : ''}${fromWords(found)}`}.${found.length > 1 && over.length === 0 ? ' Cheapest first:' : ''}`,
          `Para el ${name} (${asked}): ${desde(found)}.${found.length > 1 ? ' De menor a mayor precio:' : ''}`,
        ]),
        ratingWords(advisor, car, goal, found, language),
        over.length > 0 && budgetUsd !== undefined
          ? inLanguage(language, [
              `Nothing under ${dollars(budgetUsd)}: ${over.flatMap((kind) => (kind ? [kindWords(kind)] : [])).join(', ')}.`,
              `Nada por menos de ${dollars(budgetUsd)}: ${over.flatMap((kind) => (kind ? [kindWords(kind)] : [])).join(', ')}.`,
            ])
          : undefined,
        car.assumed,
        part.kind === 'nitrous' ? shotLimit(advisor, car, language) : undefined,
      ),
      { type: 'parts', vehicleId: car.vehicle.id, parts: found.map(offered), words: asked } as PartsEvent,
      suggestions('Add it to my cart', '100 more whp'),
    ]
  }
  const fitting = part.kind ? partsAsked(advisor, car, { kind: part.kind }) : []
  const others = fitting.filter((one) => !isRefusedPart(one, notMade)).slice(0, SHOWN)
  const isOnlyDearer = over.length > 0 && others.length > 0 && part.maker === undefined && part.series === undefined
  const isAllRefused = fitting.length > 0 && others.length === 0
  return [
    text(
      inLanguage(language, [
        isOnlyDearer
          ? `Nothing under ${dollars(budgetUsd ?? 0)} in ${asked} for the ${name}. These fit:`
          : `We have no ${asked} for the ${name} (${car.vehicle.variant})${isAllRefused ? ' other than the kind you ruled out' : ''}.${others.length > 0 ? ' These fit:' : ''}`,
        isOnlyDearer
          ? `Nada por menos de ${dollars(budgetUsd ?? 0)} en ${asked} para el ${name}. De ese tipo hay:`
          : `No tenemos ${asked} para el ${name}${isAllRefused ? ', salvo de la clase que descartaste' : ''}.${others.length > 0 ? ' De ese tipo hay:' : ''}`,
      ]),
      car.assumed,
    ),
    ...(others.length > 0 ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: others.map(offered) }] : []),
    suggestions('What parts do you have for it?'),
  ]
}

/** The rulebook's word on shots (B20): a quarter of stock power, no more, on a stock bottom end. */
function shotLimit(advisor: Advisor, { vehicle }: ChosenCar, language: Draft['language']): string {
  const most = mostShot(advisor, vehicle)
  return inLanguage(language, [
    `On the stock bottom end stop at a shot of about ${most} hp: past that the pistons and ring lands are at risk, and no shot without a tune for it.`,
    `Con el motor de fábrica, un shot de unos ${most} hp como máximo: después peligran los pistones.`,
  ])
}

/** "$9,500, $12,200 installed (18 hours of labor)": the cheapest of them, on the shelf and on the car. */
const fromWords = (found: readonly Part[]): string => {
  const cheapest = found.reduce((best, part) => (part.priceCents < best.priceCents ? part : best))
  const { priceCents, laborHours } = cheapest
  const installed = dollars(installedUsdOf({ priceCents, laborHours }))
  const hours = `${laborHours} hour${laborHours === 1 ? '' : 's'}`
  return `${dollars(dollarsOf(priceCents))}${laborHours > 0 ? ` for the part, ${installed} installed (${hours} of labor)` : ''}`
}

/** "Camshafts from $470, $2,270 installed (12 hours of labor); long-tube headers from ...": each kind by itself. */
const eachFrom = (found: readonly Part[]): string =>
  [...Map.groupBy(found, ({ kind }) => kind)]
    .map(([kind, parts]) => `${kindWords(kind)} from ${fromWords(parts)}`)
    .join('; ')

const desde = (found: readonly Part[]): string => {
  const { priceCents, laborHours } = found.reduce((best, part) => (part.priceCents < best.priceCents ? part : best))
  const installed = dollars(installedUsdOf({ priceCents, laborHours }))
  return `desde ${dollars(dollarsOf(priceCents))}${laborHours > 0 ? `, ${installed} instalado (${laborHours} horas)` : ''}`
}

/** Every part of these kinds that a line of the cart may be: for the car, else for any. */
export const partIdsOf = (
  { catalog }: Advisor,
  car: Pick<ChosenCar, 'vehicle'> | undefined,
  kinds: readonly PartKind[],
): string[] =>
  (car ? catalog.partsFor(car.vehicle) : catalog.parts).flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []))

/** The part of a build, or the cheapest of its kind for the car, that a word for the cart means. */
export function partForCart(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  part: NonNullable<Meaning['part']>,
): Part | undefined {
  const planned = draft.shown ? shownBuild(advisor, draft, draft.shown) : undefined
  const own = planned?.ok
    ? planned.reply.recommendedParts.find(
        (one) => one.kind === part.kind || (part.kind && one.slot === slotOf(part.kind)),
      )
    : undefined
  return own ? advisor.catalog.part(own.partId) : partsAsked(advisor, car, part)[0]
}
