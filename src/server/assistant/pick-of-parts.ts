import { buildPower } from '../../engine/index.ts'
import { type Part, type PartKind, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { readCar } from '../catalog/car-words.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import { type Draft, withMeaning } from './draft.ts'
import { kindsToChoose } from './kinds-to-choose.ts'
import { partsCompared } from './knowledge/part-answer.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { kindWords } from './parts-answer.ts'
import { type ChosenCar, carOf } from './request-of.ts'

/** "Procharger or Whipple" on a car and no power: which one, before what each is. */
export function choiceOfParts(advisor: Advisor, draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  const { goal, budgetUsd, intent } = meaning
  const kinds = kindsToChoose(asked)
  if (
    kinds.length !== 2 ||
    meaning.cars ||
    meaning.against?.car ||
    goal ||
    budgetUsd ||
    intent === 'cart' ||
    draft.shown ||
    REFUSES.test(asked)
  )
    return undefined
  const named = meaning.car === undefined ? readCar(advisor.catalog.vehicles, asked).named : meaning
  const own = named?.car === undefined ? draft : withMeaning({}, { ...meaning, ...named, intent: 'plan' })
  const car = carOf(advisor, { ...own, ...(draft.talk ? { talk: draft.talk } : {}) }, true)
  return typeof car === 'string' ? undefined : pickOfParts(advisor, draft, kinds, car)
}
const REFUSES =
  /\b(?:no|not|without|don't|neither|nor|either|never|loud\w*|quiet\w*|legal|difference|both|hold|cheap\w*|first|before)\b/

interface Side {
  kind: PartKind
  part: Part
  gainWhp: number
  installedUsd: number
}

/** So little power is none that decides between two parts. */
const FELT_WHP = 3

/** Which of two kinds: dollars for each horsepower where they make power, else the price; the verdict first. */
export function pickOfParts(
  { catalog }: Advisor,
  draft: Draft,
  kinds: readonly PartKind[],
  car: ChosenCar | undefined,
  isByPrice = false,
): Answer {
  const say = (english: string, spanish: string) => text(inLanguage(draft.language, [english, spanish]))
  const sides = car ? kinds.flatMap((kind) => sideOf(catalog, car, kind) ?? []) : []
  const [one, ...others] = sides.toSorted((a, b) =>
    isByPrice ? a.installedUsd - b.installedUsd : worthOf(a) - worthOf(b),
  )
  const other = others.at(-1)
  if (!car || !one || !other) {
    const [english, spanish] = partsCompared({ catalog } as Advisor, kinds)
    return [say(`It depends on the car, so tell me which one. ${english}`, `Depende del carro: dime cuál. ${spanish}`)]
  }
  const name = carWords(car.vehicle, car.year)
  const because =
    one.gainWhp >= FELT_WHP
      ? `about ${one.gainWhp} whp for ${dollars(one.installedUsd)} installed`
      : `${dollars(one.installedUsd)} installed`
  const against =
    other.gainWhp >= FELT_WHP
      ? `about ${other.gainWhp} whp for ${dollars(other.installedUsd)}`
      : dollars(other.installedUsd)
  return [
    say(
      `On the ${name} the ${kindWords(one.kind)}: ${because}, against ${against} for the ${kindWords(other.kind)}. ${PART_FACTS[one.kind].worth} ${PART_FACTS[other.kind].worth}`,
      `En el ${name}, ${kindWords(one.kind)}: ${because}; ${kindWords(other.kind)}: ${against}.`,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [offered(one.part), offered(other.part)] },
    suggestions('Add it to my cart', 'How long does it take?'),
  ]
}

const worthOf = ({ gainWhp, installedUsd }: Side): number =>
  gainWhp >= FELT_WHP ? installedUsd / gainWhp : 1e6 + installedUsd

function sideOf(catalog: Advisor['catalog'], { vehicle }: ChosenCar, kind: PartKind): Side | undefined {
  const [part] = partsLike(catalog, vehicle, { kind }).filter((one) => one.kind === kind)
  if (!part) return undefined
  const fuel = kind === 'e85_tune' ? 'e85' : vehicle.engine.ratedFuel
  const { wheelHp } = buildPower({ vehicle, parts: [part], fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  return {
    kind,
    part,
    gainWhp: Math.round(wheelHp - catalog.stockPower(vehicle).stockWheelHp),
    installedUsd: installedUsdOf(part),
  }
}
