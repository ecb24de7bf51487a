import { FUEL_NAMES } from '../../engine/display-words.ts'
import { drivetrainIn } from '../../engine/lexicon.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { altitudeOfBuild } from './altitude-of-build.ts'
import { strangersIn } from './cars-said.ts'
import { insteadOfOtherTires, notCarriedBeside } from './cart-talk/not-carried-beside.ts'
import { onlyWords } from './change/only-these.ts'
import { stillBroken } from './danger-answer.ts'
import type { Draft } from './draft.ts'
import { blendIn, moreFuelPercent, plannedOn } from './ethanol-blend.ts'
import { octaneScale } from './octane-scale.ts'
import { partsOnlyTold } from './parts-only-told.ts'
import { carOf } from './request-of.ts'
import { kmhCounted } from './words/kmh-times.ts'

/** Words of what a car that has to pass can't have. */
const AT_THE_CATS = /\b(?:long[- ]?tubes?|headers?|downpipes?|catless|mid-?pipes?|stage [123])\b/i
const SAYS_LAW = /\bCARB\b|has to pass|\billegal\b|\binspection\b/

/** What the engine offers of the parts that were left out: nothing to offer where they are against the law. */
const LEFT_OUT = / ?With the parts that you left out, [^.]*\.(?= |$)/g

const wordsOf = (answer: Answer): string =>
  answer.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')

/** What holds all through the talk and that an answer must not leave out: a danger, a blend, a check to pass. */
export function withStandingNotes(
  advisor: Advisor,
  draft: Draft,
  { asked, text: said }: { asked: string; text: string },
  everyTold: Answer,
): Answer {
  const told = insteadOfOtherTires(draft, asked, everyTold) ?? everyTold
  const { mustPass, blend } = draft.talk ?? {}
  const answer = mustPass
    ? told.map((event) => (event.type === 'text' ? { ...event, text: event.text.replaceAll(LEFT_OUT, '') } : event))
    : told
  const words = wordsOf(answer)
  const isUntold = blend !== undefined && blendIn(asked, said) === blend && !words.includes(`E${blend}`)
  const notes = [
    isUntold ? ofBlend(blend) : undefined,
    octaneScale(said, words),
    kmhCounted(said, words),
    otherWheels(advisor, draft, asked),
    figuredAs(advisor, draft, asked),
    notCarriedBeside(asked, answer),
    partsOnlyTold(asked, answer),
    onlyWords(asked, answer),
    altitudeOfBuild(advisor, draft, said, answer),
  ]
  const before = notes.flatMap((note) => (note ? [text(`${inLanguage(draft.language, note)} `)] : []))
  const isTempting = mustPass && AT_THE_CATS.test(words) && !SAYS_LAW.test(words)
  const after = [
    isTempting ? ofCheck(mustPass === 'carb') : undefined,
    /\bwarranty\b/.test(asked) && answer.some(({ type }) => type === 'build') && !/\bwarranty\b/i.test(words)
      ? OF_WARRANTY
      : undefined,
  ].flatMap((note) => (note ? [text(` ${inLanguage(draft.language, note)}`)] : []))
  const at = answer.findLastIndex(({ type }) => type === 'text') + 1
  const whole = stillBroken(draft, [...before, ...answer.slice(0, at), ...after, ...answer.slice(at)])
  const isOther = otherWheels(advisor, draft, asked) !== undefined || isForRearToo(advisor, draft, answer)
  return isOther ? (ofOtherWheels(draft, answer) ?? whole) : whole
}

/** Beside a build for a car whose warranty is to be kept. */
const OF_WARRANTY: Bilingual = [
  "On the warranty: a dealer can't void all of it over one part, but can deny a repair that the part or the tune caused, and a tune shows. If keeping it matters most, hold off on the tune and ask your dealer first.",
  'Sobre la garantía: el dealer no la puede anular entera por una pieza, pero sí negar lo que la pieza o el tune causó, y el tune se ve. Si te importa más conservarla, espera con el tune y pregunta primero al dealer.',
]

const DRIVEN = {
  awd: ['all-wheel drive', 'tracción total'],
  rwd: ['rear-wheel drive', 'tracción trasera'],
  fwd: ['front-wheel drive', 'tracción delantera'],
} as const

const AS_ANOTHER =
  /\b(?:run|treat|count|price|do|figure|plan|build|use) (?:it|mine|her|this|that|(?:my|the) \w+)(?: numbers)? (?:as|like)\b|\b(?:is |it's |its )?basically an?\b|\b(?:is|same) (?:just |thing )?as an?\b/

/** "My Forester XT is basically a WRX, run it as one": done, and said that it is the other car's figures. */
function figuredAs(advisor: Advisor, draft: Draft, asked: string): Bilingual | undefined {
  const car = draft.car !== undefined && AS_ANOTHER.test(asked) ? carOf(advisor, draft, true) : 'none'
  const [stranger] = typeof car === 'string' ? [] : strangersIn(advisor.catalog, asked.replace(/\bbasically\b.*/, ''))
  if (!stranger || typeof car === 'string') return undefined
  const name = `${car.vehicle.make} ${car.vehicle.model}`
  return [
    `We don't build the ${stranger}, so this is figured as the ${name}: a near guide for the engine, not your car. Weight, gearing, intake and exhaust differ, so have each part's fit checked at /contact before you order.`,
    `No trabajamos el ${stranger}; esto va calculado como el ${name}: una guía del motor, no tu carro. Peso, relación, admisión y escape cambian: revisa cada pieza en /contact antes de pedir.`,
  ]
}

/** The driven wheels that were said, where we have the car with others only: figures of another drivetrain are never told as its own. */
function otherWheels(advisor: Advisor, draft: Draft, asked: string): Bilingual | undefined {
  const said = drivetrainIn(asked)
  const car = said && draft.car !== undefined ? carOf(advisor, draft, true) : 'none'
  if (!said || typeof car === 'string' || car.vehicle.chassis.drivetrain === said) return undefined
  const own = DRIVEN[car.vehicle.chassis.drivetrain]
  const name = `${car.vehicle.make} ${car.vehicle.model}`
  return [
    `You said ${DRIVEN[said][0]}: we have the ${name} with ${own[0]} only, so the figures are for that one. All-wheel drive loses a few percent more on the way to the wheels and leaves harder; check each part against your car's drivetrain before you order.`,
    `Dijiste ${DRIVEN[said][1]}: solo tenemos el ${name} con ${own[1]}, y las cifras son de ese. Antes de pedir revisa que cada pieza sirva para el tuyo.`,
  ]
}

/** What bolts to the driven wheels of a car fits no other drivetrain. */
const OF_WHEELS = /^(?:coilovers|lowering_springs|springs|suspension|half_shafts|driveshaft|differential|sway)/

/**
 * "Coilovers for my G37x": a set that we list for the rear-wheel-drive car as well, without saying for which driven wheels it is
 * made, is not known to fit one whose front axle is driven.
 */
function isForRearToo(advisor: Advisor, draft: Draft, answer: Answer): boolean {
  const parts = answer.flatMap((event) => (event.type === 'parts' ? event.parts : []))
  const car = draft.talk?.driven === 'awd' && draft.car !== undefined ? carOf(advisor, draft, true) : 'none'
  if (typeof car === 'string' || car.vehicle.chassis.drivetrain !== 'awd' || parts.length === 0) return false
  const rear = advisor.catalog.variantsOf(car.vehicle.modelId).find(({ chassis }) => chassis.drivetrain === 'rwd')
  if (!rear) return false
  const ofRear = new Map(advisor.catalog.partsFor(rear).map((part) => [part.id, part]))
  return parts.every(({ partId }) => {
    const part = ofRear.get(partId)
    return part !== undefined && !('drivetrains' in part.fitment) && drivetrainIn(part.name) !== 'awd'
  })
}

/** "Coilovers, mine is all-wheel drive" where ours are of another drivetrain: none of them is offered. */
function ofOtherWheels(draft: Draft, answer: Answer): Answer | undefined {
  const parts = answer.flatMap((event) => (event.type === 'parts' ? event.parts : []))
  if (parts.length === 0 || !parts.every(({ kind }) => OF_WHEELS.test(kind))) return undefined
  const [what] = parts.map(({ kind }) => kind.replaceAll('_', ' '))
  return [
    text(
      inLanguage(draft.language, [
        `Not the ${what} that we list for it: those are for other driven wheels, and an all-wheel-drive car has its own front struts, axles and ride height. The wrong set doesn't bolt on, or sits on an axle. Tell us year and body at /contact and we quote the set made for yours.${draft.isYearSaid ? '' : ' Which year is it?'}`,
        `No las que tenemos en lista: son para otra tracción, y un carro de tracción total lleva amortiguadores y flechas propios. Dinos año y carrocería en /contact y cotizamos las correctas.`,
      ]),
    ),
    suggestions('How do I know if a part fits my car?'),
  ]
}

const ofBlend = (blend: number): Bilingual => {
  const counted = FUEL_NAMES[plannedOn(blend)]
  return [
    `On E${blend}: I don't count that blend by itself. It takes about ${moreFuelPercent(blend)}% more fuel than gasoline, so I plan it on ${counted}, whose pump and injectors feed it, with a tune for your blend.`,
    `Con E${blend}: no calculo esa mezcla sola. Pide un ${moreFuelPercent(blend)}% más de combustible que la gasolina, así que la planeo con ${counted} y un tune para tu mezcla.`,
  ]
}

const ofCheck = (isCalifornia: boolean): Bilingual =>
  isCalifornia
    ? [
        'Yours has to pass in California: of that leave out long-tubes, mid-pipes, downpipes and every part or tune without a CARB order, and the power that comes with them.',
        'El tuyo tiene que pasar en California: de eso deja fuera headers largos, mid-pipes, downpipes y todo lo que no traiga orden CARB.',
      ]
    : [
        'Yours has to pass inspection: of that leave out long-tubes, mid-pipes and downpipes, and the power that comes with them. The cats stay where they are.',
        'El tuyo tiene que pasar la inspección: de eso deja fuera headers largos, mid-pipes y downpipes. Los catalizadores se quedan.',
      ]
