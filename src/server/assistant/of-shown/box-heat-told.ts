import type { GenerateReply } from '../../../contract/configurator.ts'
import type { Bilingual } from '../advisor.ts'
import type { Subject } from '../strength-answers.ts'
import { byItself, instalado, installed } from './parts-said.ts'

const HEAT =
  /\b(?:hot|heat\w*|overheat\w*|tow\w*|trailer|hills?|grades?|mountains?|hauling|pulling|laps?|track|sessions?|calor|calienta|remolc\w+|subidas?)\b/

/** Torque is one thing, heat another: what a gearbox needs that tows, climbs or laps. */
export function boxHeat(subject: Subject, { recommendedParts }: GenerateReply): Bilingual {
  if (!HEAT.test(subject.asked)) return ['', '']
  const isManual = subject.vehicle.transmission.kind === 'manual'
  if (isManual)
    return [
      ' Heat is the other half: fresh full-synthetic fluid, and a cooler for long sessions.',
      ' El calor es la otra mitad: aceite sintético fresco, y enfriador para sesiones largas.',
    ]
  const cooler = recommendedParts.find(({ kind }) => kind === 'transmission_cooler')
  const keep: Bilingual = [
    'Watch the fluid temperature: under about 220°F it lives, past 240°F it wears fast, so back off or drop a gear there. Tow/haul mode on hills, fresh fluid before the season.',
    'Mira la temperatura del aceite: hasta unos 220°F vive, arriba de 240°F se gasta rápido: baja el ritmo o un cambio. Modo remolque y aceite fresco.',
  ]
  if (cooler)
    return [
      ` Heat is the other half, and for that the ${installed(cooler)} is in it. ${keep[0]}`,
      ` El calor es la otra mitad, y para eso lleva ${instalado(cooler)}. ${keep[1]}`,
    ]
  const own = byItself(subject, 'transmission_cooler')
  const sold = !own[0].startsWith('We have none')
  return [
    ` That's torque; heat is what kills it on hills, and this build has no transmission cooler yet: that comes first. ${sold ? own[0] : ''} ${keep[0]}`.replace(
      / {2,}/g,
      ' ',
    ),
    ` Eso es por par; en subidas la mata el calor, y este build no lleva enfriador de transmisión: va primero. ${sold ? own[1] : ''} ${keep[1]}`.replace(
      / {2,}/g,
      ' ',
    ),
  ]
}
