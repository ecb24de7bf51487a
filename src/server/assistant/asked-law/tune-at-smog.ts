import type { Bilingual } from '../advisor.ts'
import { asksIfSeen, asksOfFlashBack, IN_CALIFORNIA, OF_MILES, OF_RIGHT } from './law-words.ts'

const MONITORS: Bilingual = [
  'A flash clears the monitors: drive 50 to 100 mixed miles over a few days (cold starts, steady highway, coasting, idling) and read them with any OBD scanner before you go.',
  'Al reprogramar se borran los monitores: maneja 50 a 100 millas mixtas en varios días y revísalos con un escáner antes de ir.',
]
const CVN: Bilingual = [
  "California has read the calibration ID and its check number (CVN) off the computer since July 2021 and fails software that is neither the maker's nor under an EO",
  'California lee desde julio de 2021 la identificación y el número de verificación (CVN) del programa y reprueba el que no sea de fábrica ni tenga EO',
]
const TAMPERING: Bilingual = [
  'Putting it back for the test is common, not legal: on the road a tune without an EO is tampering every day of the year, in California above all.',
  'Regresarlo solo para la prueba es común, no legal: en la calle un tune sin EO es alteración todo el año.',
]

/** A long message asks more than this, and other countries have other checks. */
const MOST_WORDS = 60
const OTHER = /\bt(?:u|ue)v\b|\bhow many nm\b/

/** Whether a station sees a tune, whether it has to come off for the test, how many miles the monitors want, and what is legal. */
export function tuneAtSmog(typed: string, isCalifornia: boolean): Bilingual | undefined {
  if (OTHER.test(typed) || typed.split(/\s+/).length > MOST_WORDS) return undefined
  const inCalifornia = isCalifornia || IN_CALIFORNIA.test(typed)
  if (asksOfFlashBack(typed)) return flashedBack(typed, inCalifornia)
  if (!asksIfSeen(typed)) return undefined
  return inCalifornia || /\bcvn\b|\bcal(?:ibration)? ?id\b/.test(typed)
    ? [
        `Yes: ${CVN[0]}. Most other states only look at the check-engine light and the monitors, and a tune that leaves every monitor on passes those. ${MONITORS[0]} ${TAMPERING[0]}`,
        `Sí: ${CVN[1]}. En casi todos los demás estados solo ven la luz de check y los monitores. ${MONITORS[1]} ${TAMPERING[1]}`,
      ]
    : [
        `Mostly not: a plug-in test looks at the check-engine light, the codes and whether the monitors are ready, so a tune that leaves them on passes. The exception is California: there ${CVN[0].replace(/^California has/, 'the station has')}. ${MONITORS[0]}`,
        `Casi nunca: el OBD mira la luz de check, los códigos y los monitores. La excepción es California: ${CVN[1]}. ${MONITORS[1]}`,
      ]
}

function flashedBack(typed: string, inCalifornia: boolean): Bilingual {
  const must: Bilingual = inCalifornia
    ? [
        `Yes, the factory file goes back on before a California test: ${CVN[0]}.`,
        `Sí, antes de la prueba en California va el programa de fábrica: ${CVN[1]}.`,
      ]
    : [
        'For a plug-in test it only has to come off where the tune turns a monitor off or hides a code; back on the factory file you are on the safe side.',
        'Para el OBD solo hace falta si el tune apaga monitores; con el programa de fábrica vas seguro.',
      ]
  const isOfMiles = OF_MILES.test(typed)
  const order =
    isOfMiles && !/\b(?:must|have to|need to|should|does it|do i)\b/.test(typed) ? [MONITORS, must] : [must, MONITORS]
  const right = OF_RIGHT.test(typed) || inCalifornia ? TAMPERING : (['', ''] as const)
  const parts = 'A flash changes no hardware: a catless pipe or an intake without an EO still fails the visual.'
  const partes = 'El programa no cambia piezas: un tubo sin catalizador o un intake sin EO igual reprueba.'
  return [
    [...order.map(([one]) => one), right[0], inCalifornia ? parts : ''].filter(Boolean).join(' '),
    [...order.map(([, one]) => one), right[1], inCalifornia ? partes : ''].filter(Boolean).join(' '),
  ]
}
