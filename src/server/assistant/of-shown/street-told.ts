import { passes } from '../../../catalog/emissions.ts'
import { FUEL_NAMES } from '../../../engine/display-words.ts'
import { breakable } from '../../../engine/limits/is-strength.ts'
import { limitName } from '../../../engine/limits/limit-words.ts'
import type { LimitUse } from '../../../engine/model.ts'
import { type Bilingual, listed } from '../advisor.ts'
import { legality } from '../build-order-answers.ts'
import { BARRED } from '../emissions-said.ts'
import { named, type OfBuild } from '../of-build.ts'

const INSPECTED =
  /\b(?:inspect\w*|inspeccion|verificacion|emissions?|e-?check|sniffer|obd|sticker|pass(?:es)?|state|county)\b/
const CALIFORNIA = /\b(?:carb|california|cali|smog\w*|eos?|executive orders?|50[- ]state)\b/

/** "Will it pass inspection", "is that legal": by the parts of the build that touch a cat. */
export const onTheStreet: OfBuild = (subject, reply) => {
  if (CALIFORNIA.test(subject.asked) || !INSPECTED.test(subject.asked)) return legality(subject, reply)
  const parts = reply.recommendedParts.flatMap(({ partId }) => subject.advisor.catalog.part(partId) ?? [])
  const atCats = parts.filter((part) => !passes(part, 'cats'))
  const names = listed(atCats.map((part) => `the ${part.manufacturer} ${part.name}`))
  const monitors =
    'A plug-in test needs the check-engine light off and the monitors ready, so the tune has to leave them on; after a flash drive it until a scan tool shows them ready, usually 50 to 100 mixed miles.'
  const rules = 'Rules differ by state and county: ask your station what they look at.'
  if (atCats.length === 0)
    return [
      `It should: nothing in this build takes out or moves a catalytic converter. ${monitors} ${rules}`,
      'Debería pasar: nada de este build quita ni mueve un catalizador. El tune tiene que dejar los monitores listos. Cada estado y condado es distinto: pregunta en tu estación.',
    ]
  return [
    `As it stands, don't count on it: ${names} ${atCats.length > 1 ? 'replace or move' : 'replaces or moves'} a factory catalytic converter without a CARB order, and a visual check can fail that. ${BARRED[0]} The rest doesn't touch the cats. ${monitors} ${rules} Say "it has to pass" and I'll plan it with the factory cats.`,
    `Así como está no lo des por hecho: ${names} cambia o mueve un catalizador de fábrica. ${BARRED[1]} Di "tiene que pasar" y lo planeo con los catalizadores de fábrica.`,
  ]
}

/** What a dealer reads or sees at once. */
const SEEN = /^(?:tune|e85_tune|turbo|supercharger|transmission_tune|ecu_unlock|nitrous|pulley|downpipe|built)/

/** "Is my warranty gone": no law voids it whole; which parts of the build a claim would be held against. */
/** "Does the dealer see it": whether the tune is found, before what that means. */
const ASKS_SEEN = /\b(?:see|sees|know|knows|detect|notice|flag|find out|tell)\b/

export const factoryWarranty: OfBuild = ({ asked }, { recommendedParts }) => {
  const seen = recommendedParts.filter(({ kind }) => SEEN.test(kind))
  const rest = recommendedParts.length - seen.length
  const names = listed(seen.map((part) => `the ${named(part)}`))
  const held =
    seen.length > 0
      ? `Count on a fight over engine and driveline claims with ${names} on it: a flash leaves its trace in the computer even when it is put back.`
      : 'Nothing in this build is the kind of part that a dealer blames an engine failure on.'
  const isTuned = seen.some(({ kind }) => /tune|unlock/.test(kind))
  if (ASKS_SEEN.test(asked) && isTuned)
    return [
      `Assume yes: a dealer scan shows a flashed computer (VW and Audi file it as TD1, BMW and Ford count flashes), and going back to stock first leaves its trace. A recall or service is still done and paid; what they can deny is a claim that the tune caused, engine and driveline first. A recall update can also write over the tune: tell them not to update the computer, or plan on having it flashed again.`,
      'Cuenta con que sí: el escáner del dealer ve la computadora flasheada (VW y Audi lo marcan TD1) aunque la regreses a stock. El recall se hace igual; lo que pueden negar es un reclamo de motor o caja que causó el tune. Una actualización puede borrar el tune.',
    ]
  return [
    `Not all of it: by federal law (Magnuson-Moss) a dealer can't void the whole warranty over a part, but can deny a repair that the part or the tune caused. ${held}${rest > 0 && seen.length > 0 ? ` The other ${rest === 1 ? 'part is' : `${rest} parts are`} hard to blame.` : ''} Radio, airbags, AC and the like stay covered. From us: one year, parts and labor, on what we install.`,
    `No toda: por ley (Magnuson-Moss) no la pueden anular entera por una pieza, pero sí negar lo que la pieza o el tune causó. ${seen.length > 0 ? `Con ${seen.map(named).join(', ')} cuenta con pleito por motor y transmisión.` : ''} De nosotros: un año en lo que instalamos.`,
  ]
}

const MANNERS: readonly (readonly [RegExp, string])[] = [
  [/^cam/, 'the cams lope at idle and give up some low-end pull'],
  [/^catback|^headers|^midpipe/, 'the exhaust is louder'],
  [/^turbo/, 'boost comes in by your right foot, so easy driving stays easy'],
  [/^supercharger/, 'the blower idles and cruises like stock with its bypass open'],
  [/^nitrous/, 'the nitrous does nothing until you arm it'],
  [/^torque_converter/, 'the converter feels looser off the line'],
  [/^drag_tires/, 'the drag radials are not for rain or cold'],
  [/^built_bottom_end|^stroker/, 'the forged pistons tick a little when cold'],
]
const HARD_CLUTCH = /\b(?:stage [3-6]|twin|rxt|puck|race|extreme)\b/i

/** "Can he drive that to school every day": by its limits and by what of it is felt. */
export const everyDay: OfBuild = ({ vehicle: { family } }, reply) => {
  const [first] = breakable(reply.limits as readonly LimitUse[])
  const share = Math.round(100 * (first?.share ?? 0))
  const felt = reply.recommendedParts.flatMap((part) => {
    if (part.kind === 'clutch') return HARD_CLUTCH.test(part.name) ? [`the ${named(part)} is heavier in traffic`] : []
    const found = MANNERS.find(([kind]) => kind.test(part.kind))
    return found ? [found[1]] : []
  })
  const name = first ? limitName(first, family) : ''
  const lead: Bilingual =
    share <= 90
      ? [
          `Yes: nothing is past ${share}% of its limit, so it has margin every day.`,
          `Sí: nada pasa del ${share}% de su límite.`,
        ]
      : share <= 97
        ? [
            `Yes, driven with some sense: the ${name} is the closest to its limit, at ${share}%.`,
            `Sí, con cuidado: lo más cercano a su límite va al ${share}%.`,
          ]
        : [
            `To get around, yes; leaned on every day, no: the ${name} is at ${share}% of its limit. Say "more margin" and I'll plan it safer.`,
            `Para moverse sí; exigido a diario no: lo más cercano va al ${share}%. Di "más margen".`,
          ]
  const manners =
    felt.length > 0
      ? ` What you'd notice: ${[...new Set(felt)].join('; ')}.`
      : ' It drives like it does now until you step on it.'
  return [
    `${lead[0]}${manners} It wants ${FUEL_NAMES[reply.enhancedData.preferences.fuel_type]} in every tank and oil every 5,000 miles.`,
    `${lead[1]} Siempre ${FUEL_NAMES[reply.enhancedData.preferences.fuel_type]} y aceite cada 5,000 millas.`,
  ]
}
