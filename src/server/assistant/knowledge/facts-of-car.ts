import { boostSource, fuelSystem } from '../fuel-limit-answers.ts'
import { limitOf, type Subject, safeLimit, type Words } from '../strength-answers.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { carLine } from './car-lines.ts'

/** One thing that we know of every car, and the words in which it is asked for. */
export interface FactOfCar {
  asked: string
  say: Words
}

const NOTHING = ['', ''] as const

const grip: Words = (subject) => {
  const limit = limitOf(subject, 'grip')
  return limit === undefined
    ? NOTHING
    : [
        `The stock tires of the ${subject.name} hold about ${Math.round(limit)} whp off the line.`,
        `Las llantas de fábrica del ${subject.name} agarran hasta unos ${Math.round(limit)} whp en la salida.`,
      ]
}

const weak: Words = ({ vehicle: { family }, name }) => {
  const points = family.weakPoints.map(({ what, first }) => (first ? `${what} (check it before any power)` : what))
  const known = points.length > 0 ? ` Known weak points: ${points.join(', ')}.` : ''
  return [
    `On the ${family.name} in the ${name}, what lets go first: ${family.failsFirst}.${known}`,
    `En el ${family.name} del ${name}, lo primero que cede: ${tradeInSpanish(family.failsFirst)}.`,
  ]
}

const bottomEnd: Words = (subject) => safeLimit({ ...subject, goalWheelHp: undefined, reply: undefined })

const handheld: Words = ({ vehicle: { family }, name }) =>
  family.tunePlatforms.length > 0
    ? [
        `The ${name} is tuned with ${family.tunePlatforms.join(', ')}.`,
        `El ${name} se programa con ${family.tunePlatforms.join(', ')}.`,
      ]
    : NOTHING

const line =
  (topic: string): Words =>
  (subject) =>
    carLine(topic, subject)

/** What is known of every car beside its builds: the engine family's figures and the limits of what is stock. */
export const FACTS_OF_CAR: readonly FactOfCar[] = [
  { asked: 'fuel pump injector injectors hpfp high-pressure lean fuel system #fuel_pump #injectors', say: fuelSystem },
  { asked: 'turbo turbos twins spool stock factory', say: boostSource },
  { asked: 'rods pistons ring lands block bottom end internals head gasket built forged', say: bottomEnd },
  { asked: 'octane premium regular 87 91 93 pump gas knock', say: line('octane') },
  { asked: 'e85 ethanol flex corn e30 blend', say: line('e85') },
  { asked: 'ecu computer unlock locked flash', say: line('locked_ecu') },
  { asked: 'handheld software platform tuner laptop', say: handheld },
  { asked: 'stage stages', say: line('stage_meaning') },
  { asked: 'tires tire traction spin grip hook launch', say: grip },
  { asked: 'weak problem failure common known reliable reliability', say: weak },
]

/** What the car's own figures name, for a question that names it: "crank hub", "cam phasers", "ring lands". */
export const namedOfCar = ({ vehicle: { family } }: Subject): string =>
  [family.failsFirst, ...family.weakPoints.map(({ what }) => what)].join(' ')

export const weakOfCar = weak
