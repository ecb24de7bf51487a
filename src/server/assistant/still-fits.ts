import { carWords, partsLike } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, listed, type Said, text } from './advisor.ts'
import { draftOf } from './draft-of.ts'
import { gearboxName } from './gearbox-said.ts'
import { kindsIn } from './part-words.ts'
import { type ChosenCar, carOf } from './request-of.ts'

/** Parts that are shown again for a corrected car: first whether they are those of the car before. */
export function withStillFits(advisor: Advisor, messages: readonly Said[], answer: Answer): Answer {
  const cards = answer.find((event) => event.type === 'parts')
  const said = messages.at(-1)?.text.toLowerCase() ?? ''
  if (!cards || messages.length < 2 || kindsIn(said).length > 0) return answer
  const [former, now] = [messages.slice(0, -1), messages].map((some) => carIn(advisor, some))
  if (!former || !now || (former.vehicle.id === now.vehicle.id && former.year === now.year)) return answer
  const own = cards.parts.filter(({ partId, kind }) =>
    partsLike(advisor.catalog, former.vehicle, { kind: kind as never }).every(({ id }) => id !== partId),
  )
  const [before, name] = [former, now].map(({ vehicle, year }) => carWords(vehicle, year))
  const names = listed(own.map((part) => `${part.manufacturer} ${part.name}`))
  const isSameName = before === name
  const box = gearboxName(now.vehicle)
  const words: Bilingual =
    own.length === 0 && isSameName
      ? [`The same parts fit with the ${box}.`, 'Las mismas piezas le quedan también con esa caja.']
      : own.length === 0
        ? [
            `By our list these are the same parts as for the ${before}; have the part number checked for the ${name} before you order.`,
            `Según nuestra lista son las mismas piezas que para el ${before}; confirma el número de pieza para el ${name} antes de pedir.`,
          ]
        : [
            `Not the same as for the ${isSameName ? gearboxName(former.vehicle) : before}: ${names} ${own.length === 1 ? 'is' : 'are'} for the ${isSameName ? box : name} only.`,
            `No son las mismas que para el ${before}: ${names} solo para el ${name}.`,
          ]
  const { language } = draftOf(advisor.catalog, messages)
  return [text(`${inLanguage(language, words)} `), ...answer]
}

function carIn(advisor: Advisor, messages: readonly Said[]): ChosenCar | undefined {
  const draft = draftOf(advisor.catalog, messages)
  const car = draft.car === undefined ? 'none' : carOf(advisor, draft, true)
  return typeof car === 'string' ? undefined : car
}
