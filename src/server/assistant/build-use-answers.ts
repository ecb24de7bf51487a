import type { GenerateReply } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import type { LimitUse } from '../../engine/model.ts'
import { type Bilingual, whp } from './advisor.ts'
import { named, type OfBuild } from './of-build.ts'

/** Torque at the tires against what they hold: the launch, and whether it still spins once it rolls. */
export const traction: OfBuild = (subject, { power, limits }) => {
  const grip = (limits as readonly LimitUse[]).find(({ component }) => component === 'grip')
  const times = grip ? (grip.value / grip.limit).toFixed(1) : ''
  const isRolling = /\b(?:highway|roll(?:ing)?|speed|freeway|\d\d ?mph|(?:2nd|second|3rd|third) gear)\b/.test(
    subject.asked,
  )
  const roll = isRolling
    ? ' From a roll it depends on the gear: first and second will still spin it, from third on a warm summer tire mostly holds.'
    : ''
  const first = grip && grip.share > 1
  return [
    `${first ? `It'll spin: first gear has ${times} times the torque these tires hold` : 'It hooks: these tires hold what first gear makes'} at ${whp(power.wheelHp)}.${roll} Tires spin, they don't break. Drag radials fix the launch, a wider summer tire the street. Say "add drag radials" and I'll plan them in.`,
    `${first ? `Patina: la primera tiene ${times} veces el torque que estas llantas (gomas) agarran` : 'Agarra'} con ${whp(power.wheelHp)}. No se rompen, solo patinan; dime "agrega drag radials".`,
  ]
}

const fuelName = ({ enhancedData: { preferences } }: GenerateReply): string => FUEL_NAMES[preferences.fuel_type]

export const fuel: OfBuild = (_, reply) => [
  `${fuelName(reply)}, every fill: the tune is written for it. Tell me if you run something else and I'll plan it on that.`,
  `${fuelName(reply)} en cada tanque: el tune está hecho para eso. Si usas otra, dime y lo planeo con esa.`,
]

export const regular: OfBuild = ({ asked }, reply) =>
  /\b91\b/.test(asked) && reply.enhancedData.preferences.fuel_type !== '91' ? onLess(reply) : onRegular(reply)

/** 91 in a build for more: no full throttle until the tank is gone, or the tune for 91. */
const onLess = (reply: GenerateReply): Bilingual => [
  `Not at full throttle: it's tuned for ${fuelName(reply)}, and knocks on 91. On a trip drive it easy until the tank is gone, or get a 91 map to load. If 91 is all you'll have, say "on 91" and I'll plan it that way.`,
  `A fondo no: el tune es para ${fuelName(reply)} y con 91 detona. De viaje maneja suave, o carga un mapa de 91. Si solo hay 91, di "con 91" y lo planeo así.`,
]

const onRegular = (reply: GenerateReply): Bilingual => [
  `No, not in this build: it's tuned for ${fuelName(reply)}. On 87 regular it knocks under load, the computer pulls timing, and if that isn't enough it breaks pistons. Stuck with a tank of it? Stay off full throttle and out of boost, and top up with the best premium you can get.`,
  `No en este build: el tune es para ${fuelName(reply)}. Con regular de 87 detona y puede romper pistones. Si ya entró, maneja suave y completa con premium cuanto antes.`,
]

/** E85 itself does no harm where pump, injectors and tune are made for it. */
const ethanolNote = ({ enhancedData: { preferences } }: GenerateReply): Bilingual =>
  preferences.fuel_type === 'e85'
    ? [
        "E85 doesn't hurt it: the pump, injectors and tune here are made for it. Change the fuel filter after the first tanks and don't let it sit for months. ",
        'El E85 no la daña: la bomba, los inyectores y el tune son para eso. Cambia el filtro después de los primeros tanques y no lo dejes parado meses. ',
      ]
    : ['', '']

export const lasts: OfBuild = ({ vehicle: { family } }, reply) => {
  const limits = breakable(reply.limits as readonly LimitUse[])
  const engine = limits.find(({ component, slot }) => component === 'internals' || slot === 'bottom_end')?.share ?? 0
  const [first] = limits
  const percent = Math.round(100 * engine)
  const lead: Bilingual =
    engine <= 0.85
      ? [
          `It'll live: the bottom end is at ${percent}% of what it takes`,
          `Aguanta: el motor va al ${percent}% de lo que soporta`,
        ]
      : engine <= 0.97
        ? [
            `It lives on a good tune and good fuel, without much to spare: the bottom end is at ${percent}%`,
            `Vive con buen tune y buena gasolina: el motor va al ${percent}%`,
          ]
        : [
            `Not for long if you lean on it: the bottom end is at ${percent}%`,
            `No por mucho si la exiges: el motor va al ${percent}%`,
          ]
  const watch = first
    ? `, and the first thing to watch is the ${limitName(first, family)} at ${Math.round(100 * first.share)}%`
    : ''
  return [
    `${lead[0]}${watch}. What lets go first on the ${family.name}: ${family.failsFirst}. ${ethanolNote(reply)[0]}Fuel it with ${fuelName(reply)} every time, change the oil every 5,000 miles, warm it up before boost. Want more margin? Say "make it more reliable".`,
    `${lead[1]}. ${ethanolNote(reply)[1]}Siempre ${fuelName(reply)}, aceite cada 5,000 millas, y caliéntalo antes de exigirle. Si quieres más margen: "más confiable".`,
  ]
}

export const mpg: OfBuild = (_, reply) => {
  const isE85 = reply.enhancedData.preferences.fuel_type === 'e85'
  const hasBlower = reply.recommendedParts.some(({ kind }) => kind.startsWith('supercharger'))
  const hasCam = reply.recommendedParts.some(({ kind }) => kind === 'camshafts')
  const costs = [hasBlower ? 'the blower costs 1 to 2 mpg on the highway' : '', hasCam ? 'the cam 1 to 2' : '']
    .filter(Boolean)
    .join(', ')
  return [
    `${isE85 ? 'Figure 25 to 30% fewer miles per tank, because E85 carries less energy.' : `Driven the same, about what it gets now, give or take a mile per gallon${costs ? `; ${costs}` : ''}.`} Your right foot changes it more than the parts do.`,
    `${isE85 ? 'Unas 25 a 30% menos millas por tanque con E85.' : 'Manejado igual, casi lo mismo que ahora, una milla por galón más o menos.'} Manda el pie derecho.`,
  ]
}

/** What of the build is heard. */
export const sound: OfBuild = (_, { recommendedParts }) => {
  const heard = recommendedParts.flatMap((part) => {
    const form = HEARD.find(([kind]) => kind.test(part.kind))
    return form ? [`the ${named(part)} ${form[1]}`] : []
  })
  return heard.length > 0
    ? [
        `Yes, some: ${heard.join('; ')}. Say "keep the stock exhaust" and I'll plan it quieter.`,
        'Algo más, sí: lo que suena son el escape, los headers o el blower. Di "deja el escape de fábrica" y lo planeo más callado.',
      ]
    : [
        'No: nothing in this build touches the exhaust, so it sounds like it does now.',
        'No: este build no toca el escape; suena como ahora.',
      ]
}
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/^catback/, 'is louder all the time'],
  [/^headers_long/, 'make it a good deal louder, and raspier cold'],
  [/^headers_shorty/, 'are a little louder'],
  [/^midpipe/, 'is loud, and drones on the highway'],
  [/^downpipe/, 'lets more turbo noise through'],
  [/^supercharger_(?:roots|twin)/, 'whines under load'],
  [/^supercharger_cent/, 'whistles'],
  [/^turbo/, 'whistles and is otherwise quiet'],
  [/^cam/, 'lope at idle'],
  [/^cold_air/, 'lets you hear the engine breathe'],
]
