import { type Answer, type Bilingual, inLanguage, listed, suggestions, text } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { partsIn } from '../part-words.ts'
import { articled } from './not-sold.ts'
import { IS_OTHER_TIRE, type SaidThing, SUMMER_TIRES, thingsNotKinds } from './things-not-sold.ts'

const JOINS = /^[\s,+&/]*(?:(?:and|plus|with|an?|some|the|set of|new|maybe|also|both|front|rear)[\s,+&/]+)*$/
/** "A charge pipe for my 2013 335i plus a sensor adapter": the car stands between them. */
const JOINS_BEHIND_CAR = /^ for (?:[\w'.-]+ ){1,7}(?:(?:plus|also|\+)(?: an?| some| the)?|and (?:an?|some)) $/
const SAID_NOT =
  /\b(?:don't|do not|doesn't) (?:carry|have|sell|list|stock)\b|\bhave no\b|\bnothing we list\b|\bno manejamos\b/i

const ON_CAR_BEFORE =
  /(?<!\b(?:you|u|ya|guys) )\b(?:has|have|had|on|running|run|runs|came with|comes with|my|its|his|her|off|replac\w+|instead of|not|no|than)(?: \w+){0,2} $/
const ON_CAR_AFTER =
  /^ (?:on (?:it|her|there|the car|now)|now|right now|currently|already|from (?:the )?factory|that came)\b/

const isOnCar = (asked: string, { from, to }: SaidThing): boolean =>
  ON_CAR_BEFORE.test(asked.slice(0, from)) || ON_CAR_AFTER.test(asked.slice(to))

/** "Sway bars and end links", "which winter tires": beside the parts that are shown, what of the asked we have not. */
export function notCarriedBeside(asked: string, answer: Answer): Bilingual | undefined {
  const shown = answer.flatMap((event) => (event.type === 'parts' ? event.parts : []))
  if (shown.length === 0 || answer.some((event) => event.type === 'text' && SAID_NOT.test(event.text))) return undefined
  const things = thingsNotKinds(asked)
  const isTires = shown.some(({ kind }) => /tires$/.test(kind))
  const tires = isTires ? things.filter((thing) => IS_OTHER_TIRE.test(thing.name) && !isOnCar(asked, thing)) : []
  const missing = [
    ...tires,
    ...things.filter((thing) => !tires.includes(thing) && isListed(asked, thing, things)),
  ].filter(({ inName }) => !shown.some(({ name }) => inName?.test(name)))
  if (missing.length === 0) return undefined
  const names = listed([...new Set(missing.map(({ name }) => articled(name)))], 'or')
  const [why, porQue] = tires.length > 0 ? SUMMER_TIRES : ['', '']
  return [`We don't carry ${names}. ${why}`.trim(), `No manejamos ${names}. ${porQue}`.trim()]
}

const isJoint = (between: string): boolean => JOINS.test(between) || JOINS_BEHIND_CAR.test(between)

/** Whether it stands in one list with a part that we have: what is only talked about is not asked for. */
function isListed(asked: string, thing: SaidThing, things: readonly SaidThing[]): boolean {
  const isThing = (from: number) => things.some((one) => one.from <= from && from < one.to)
  return partsIn(asked).some(
    ({ from, to }) =>
      !isThing(from) &&
      (to <= thing.from ? isJoint(asked.slice(to, thing.from)) : JOINS.test(asked.slice(thing.to, from))),
  )
}

/** Asked for tires for snow or mud, none of ours is shown in their place. */
export function insteadOfOtherTires({ language }: Draft, asked: string, answer: Answer): Answer | undefined {
  const shown = answer.flatMap((event) => (event.type === 'parts' ? event.parts : []))
  const note = shown.length > 0 && shown.every(({ kind }) => /tires$/.test(kind)) && notCarriedBeside(asked, answer)
  if (!note) return undefined
  const ask: Bilingual = [
    "Ask at /contact with your size and we'll see if we can get a set.",
    'Pregunta en /contact con tu medida y vemos si te conseguimos un juego.',
  ]
  return [
    text(`${inLanguage(language, note)} ${inLanguage(language, ask)}`),
    suggestions('What parts do you have for it?'),
  ]
}
