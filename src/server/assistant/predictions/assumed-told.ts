import type { TimeSlipReply } from '../../../contract/figures.ts'
import { FITTED_DRAG_STRIP } from '../../../engine/dragstrip/fitted-drag-strip.ts'
import { KG_PER_LB } from '../../../engine/units.ts'
import type { Bilingual } from '../advisor.ts'
import { airTold } from './air-told.ts'
import { type OfRun, runWith } from './of-run.ts'
import { densityAltitudeIn, type Ground, sixtyRun, weighedAt } from './run-asked.ts'

const { driverLb } = FITTED_DRAG_STRIP
/** What a second in the 60 foot is worth at the stripe. */
const AT_STRIPE = 1.5
const SAME_SIXTY = 0.02
const SAME_LB = 15

const pounds = (lb: number) => `${Math.round(lb).toLocaleString('en-US')} lb`
const inKg = (lb: number) => `${Math.round(lb * KG_PER_LB).toLocaleString('en-US')} kg`
const run = ({ quarterMileS, trapMph }: TimeSlipReply) => `${quarterMileS.toFixed(2)} s at ${Math.round(trapMph)} mph`

function sixty({ reply, typed, earlier }: OfRun): Bilingual {
  const { sixtyFootS, quarterMileS } = reply.timeSlip
  const tires = reply.recommendedParts.find(({ slot }) => slot === 'tires')
  const on = tires ? `the ${tires.manufacturer} ${tires.name}` : 'its stock tires'
  const own = sixtyRun(typed) ?? sixtyRun(earlier)
  const off = own === undefined ? 0 : own - sixtyFootS
  const yours =
    own === undefined || Math.abs(off) < SAME_SIXTY
      ? own === undefined
        ? ''
        : ` Your ${own.toFixed(2)} is the same.`
      : ` Your ${own.toFixed(2)} is ${Math.abs(off).toFixed(2)} ${off > 0 ? 'slower' : 'quicker'}: about ${(AT_STRIPE * Math.abs(off)).toFixed(2)} s ${off > 0 ? 'more' : 'less'} at the stripe.`
  return [
    `A ${sixtyFootS.toFixed(2)} s 60 foot, on ${on}: that's the launch behind the ${quarterMileS.toFixed(2)}. It isn't typed in, it comes out of grip, weight and torque.${yours} Each tenth in the 60 foot is worth about 0.15 s in the quarter.`,
    `60 pies en ${sixtyFootS.toFixed(2)} s: con ese arranque sale el ${quarterMileS.toFixed(2)}.${own === undefined ? '' : ` El tuyo es ${own.toFixed(2)}.`} Cada décima ahí vale unas 0.15 s en el cuarto.`,
  ]
}

function weight(of: OfRun): Bilingual {
  const { curbWeightLb } = of.subject.vehicle.chassis
  const own = weighedAt(of.typed, driverLb)
  const counted = curbWeightLb + driverLb
  const basis: Bilingual = [
    `${pounds(counted)} (${inKg(counted)}) on the line: ${pounds(curbWeightLb)} curb weight plus a ${driverLb} lb driver.`,
    `${pounds(counted)} (${inKg(counted)}) en la línea: ${pounds(curbWeightLb)} del carro más un piloto de ${driverLb} lb.`,
  ]
  if (own === undefined) return basis
  const off = own - curbWeightLb
  if (Math.abs(off) < SAME_LB)
    return [`${basis[0]} Yours is the same, so the time stands.`, `${basis[1]} Igual que el tuyo.`]
  const at = runWith(of, { weightLb: own })
  return [
    `${basis[0]} Yours is ${pounds(Math.abs(off))} ${off > 0 ? 'heavier' : 'lighter'}: ${run(at)} in place of ${run(of.reply.timeSlip)}.`,
    `${basis[1]} El tuyo pesa ${pounds(Math.abs(off))} ${off > 0 ? 'más' : 'menos'}: ${at.quarterMileS.toFixed(2)} s en vez de ${of.reply.timeSlip.quarterMileS.toFixed(2)}.`,
  ]
}

function air(of: OfRun): Bilingual {
  const feet = densityAltitudeIn(of.typed)
  const told = feet === undefined ? undefined : airTold(of, feet)
  return [
    `Sea level: SAE air, 77°F, no density altitude in it.${told ? ` ${told[0]}` : ' Tell me your DA and I run it with that.'}`,
    `Nivel del mar: aire SAE, 77°F.${told ? ` ${told[1]}` : ' Dime tu altitud de densidad y lo corro con eso.'}`,
  ]
}

function tires({ reply }: OfRun): Bilingual {
  const own = reply.recommendedParts.find(({ slot }) => slot === 'tires')
  return [
    `Tires: ${own ? `the ${own.manufacturer} ${own.name} in the build` : "its stock tires, the car's own class of street tire"}, on a road surface without track prep.`,
    `Llantas: ${own ? `${own.manufacturer} ${own.name}` : 'las de fábrica'}, en piso de calle sin preparar.`,
  ]
}

const TOLD: Readonly<Record<Ground, (of: OfRun) => Bilingual>> = { sixty, weight, air, tires }

/** What the time of the build that is shown stands on, and his own figure beside it. */
export function assumedTold(of: OfRun, grounds: readonly Ground[]): Bilingual {
  const told = grounds.map((ground) => TOLD[ground](of))
  return [told.map(([english]) => english).join(' '), told.map(([, spanish]) => spanish).join(' ')]
}

/** The same where no build is shown. */
const GENERAL: Readonly<Record<Ground, Bilingual>> = {
  sixty: [
    "60 foot: none is typed in. It comes out of each car's grip, weight and torque with a clean launch on the tires of the build, and it's printed on the slip beside the ET. A tenth there is worth about 0.15 s at the stripe.",
    '60 pies: no se mete a mano, sale del agarre, el peso y el torque, y está en el slip. Una décima ahí vale unas 0.15 s en el cuarto.',
  ],
  weight: [
    `Weight: the car's curb weight plus a ${driverLb} lb driver.`,
    `Peso: el del carro más un piloto de ${driverLb} lb.`,
  ],
  air: [
    'Air: sea level, SAE, 77°F, so no density altitude in it.',
    'Aire: nivel del mar, SAE, 77°F, sin altitud de densidad.',
  ],
  tires: [
    "Tires: the car's own class of street tire on a road surface, unless the build has others.",
    'Llantas: las de calle de ese carro, salvo que el build traiga otras.',
  ],
}
const MPH = /\b(?:mph|trap\w*)\b/
export function assumedInGeneral(grounds: readonly Ground[], typed: string): Bilingual {
  const told = grounds.map((ground) => GENERAL[ground])
  const slip: Bilingual =
    sixtyRun(typed) !== undefined && MPH.test(typed)
      ? [
          ' Read your slip the same way: trap mph is power, so hold that against ours first. Mph there and ET missing is the launch and the shifts; mph short as well is the air or the tune.',
          ' Lee tu slip igual: la velocidad es potencia, el tiempo es el arranque.',
        ]
      : ['', '']
  return [
    `${told.map(([english]) => english).join(' ')}${slip[0]}`,
    `${told.map(([, spanish]) => spanish).join(' ')}${slip[1]}`,
  ]
}
