import type { GenerateReply } from '../../../contract/configurator.ts'
import type { Bilingual } from '../advisor.ts'
import type { Subject } from '../strength-answers.ts'
import { byItself, instalado, installed } from './parts-said.ts'

const HEAT =
  /\b(?:hot|heat\w*|overheat\w*|tow\w*|trailer|hills?|grades?|mountains?|hauling|pulling|laps?|track|sessions?|calor|calienta|remolc\w+|subidas?)\b/

const LAPS = /\b(?:laps?|track|sessions?)\b/
const TOWS = /\b(?:tow\w*|trailer|hills?|grades?|mountains?|hauling|pulling|remolc\w+|subidas?)\b/

/** Until where the fluid lives, and what is done past it: on a track there is no mode for towing, nor in a dual clutch. */
function keepCool({ asked, vehicle }: Subject): Bilingual {
  const lives: Bilingual = [
    'Watch the fluid temperature: under about 220°F it lives',
    'Mira la temperatura del aceite: hasta unos 220°F vive',
  ]
  if (LAPS.test(asked))
    return [
      `${lives[0]}. Past about 240°F take a cool-down lap and short-shift. Fresh fluid before the season.`,
      `${lives[1]}. Arriba de unos 240°F da una vuelta de enfriamiento y cambia antes. Aceite fresco antes de la temporada.`,
    ]
  const [mode, modo] =
    TOWS.test(asked) && vehicle.transmission.kind !== 'dual_clutch'
      ? ['Tow/haul mode on hills, fresh fluid', 'Modo remolque en subidas y aceite fresco']
      : ['Fresh fluid', 'Aceite fresco']
  return [
    `${lives[0]}, past 240°F it wears fast, so back off or drop a gear there. ${mode} before the season.`,
    `${lives[1]}, arriba de 240°F se gasta rápido: baja el ritmo o un cambio. ${modo} antes de la temporada.`,
  ]
}

/** Torque is one thing, heat another: what a gearbox needs that tows, climbs or laps. */
export function boxHeat(subject: Subject, { recommendedParts }: GenerateReply): Bilingual {
  if (!HEAT.test(subject.asked)) return ['', '']
  const isManual = subject.vehicle.transmission.kind === 'manual'
  if (isManual)
    return [
      ' Heat is the other half: fresh fluid of the type the gearbox maker calls for, and a cooler for long sessions.',
      ' El calor es la otra mitad: aceite fresco del tipo que pide el fabricante de la caja, y enfriador para sesiones largas.',
    ]
  const cooler = recommendedParts.find(({ kind }) => kind === 'transmission_cooler')
  const keep = keepCool(subject)
  const [where, donde] = LAPS.test(subject.asked)
    ? [' on a track', 'en pista ']
    : TOWS.test(subject.asked)
      ? [' on hills', 'en subidas ']
      : ['', '']
  if (cooler)
    return [
      ` Heat is the other half, and for that the ${installed(cooler)} is in it. ${keep[0]}`,
      ` El calor es la otra mitad, y para eso lleva ${instalado(cooler)}. ${keep[1]}`,
    ]
  const own = byItself(subject, 'transmission_cooler')
  const sold = !own[0].startsWith('We have none')
  return [
    ` That's torque; heat is what kills it${where}, and this build has no transmission cooler yet: that comes first. ${sold ? own[0] : ''} ${keep[0]}`.replace(
      / {2,}/g,
      ' ',
    ),
    ` Eso es por par; ${donde}la mata el calor, y este build no lleva enfriador de transmisión: va primero. ${sold ? own[1] : ''} ${keep[1]}`.replace(
      / {2,}/g,
      ' ',
    ),
  ]
}
