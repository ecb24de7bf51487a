import { weatherAtAltitude, weatherPowerRatio } from '../../../engine/power/weather.ts'
import type { Bilingual } from '../advisor.ts'
import { inductionIn } from '../of-shown/altitude-told.ts'
import { type OfRun, runWith } from './of-run.ts'

const HEAT_SOAK: Bilingual = [
  ' Heat comes on top of that number: hot intake air pulls timing, more with each pull.',
  ' El calor va aparte: con aire caliente la computadora quita avance.',
]
const HOT = /\b(?:9\d|1[0-2]\d) ?(?:f\b|°|degrees|deg\b)|\b(?:heat|hot|summer|calor)\b/

/** What the build makes and runs in the air of so many feet. */
export function airTold(of: OfRun, feet: number): Bilingual {
  const { subject, reply, typed, wishedS } = of
  const induction = inductionIn(subject, reply)
  const left = weatherPowerRatio(weatherAtAltitude(feet), induction)
  const up = runWith(of, { altitudeFt: feet })
  const { quarterMileS, trapMph } = reply.timeSlip
  const [made, stock] = [Math.round(reply.power.wheelHp * left), Math.round(reply.power.wheelHp)]
  const off = up.quarterMileS - quarterMileS
  const isMissed = wishedS !== undefined && quarterMileS <= wishedS && up.quarterMileS > wishedS
  const missed: Bilingual = isMissed
    ? [
        ` So it misses your ${wishedS.toFixed(2)} in that air.`,
        ` O sea que con ese aire no llega a ${wishedS.toFixed(2)}.`,
      ]
    : ['', '']
  const soak = HOT.test(typed) && induction !== 'na' ? HEAT_SOAK : ['', '']
  return [
    `At ${feet.toLocaleString('en-US')} ft of density altitude count on about ${made} whp in place of ${stock} and ${up.quarterMileS.toFixed(2)} s at ${Math.round(up.trapMph)} mph in place of ${quarterMileS.toFixed(2)} at ${Math.round(trapMph)}: ${Math.abs(off).toFixed(2)} s slower.${missed[0]}${soak[0]}`,
    `Con ${feet.toLocaleString('en-US')} pies de altitud de densidad: unos ${made} whp en vez de ${stock} y ${up.quarterMileS.toFixed(2)} s en vez de ${quarterMileS.toFixed(2)}.${missed[1]}${soak[1]}`,
  ]
}
