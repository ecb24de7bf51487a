import type { Bilingual } from '../advisor.ts'
import { listed } from '../advisor.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { row, type TroubleRow } from './trouble-row.ts'

const RENEWS =
  /\b(?:what|which(?: \w+){0,2}|anything)\b[^.?!]{0,32}\b(?:replace|renew|refresh|fix|service|change|check|sort)\b[^.?!]{0,40}\b(?:first|before|prophylactic\w*|preventive\w*|preventative\w*|at that mileage|ahead of)\b|\b(?:what|which(?: \w+){0,2}|anything)\b[^.?!]{0,32}\b(?:do|done)\b[^.?!]{0,30}\b(?:prophylactic\w*|preventive\w*|preventative\w*|before (?:i )?(?:any|more|adding|add|ask for|asking for) (?:more |any )?(?:power|boost|tune))\b/
const OF_AGE =
  /\b(?:mileage|\d{2,3},?\d{3} ?(?:mi|miles|km)?|\d{2,3} ?k(?:m| miles| mi)?|miles|km|power|prophylactic\w*|track days?)\b/

/** What is put right on a car with miles before any power goes on it, its own weak points first. */
function renewed(name: string | undefined, own: readonly string[], isBelt: boolean): Bilingual {
  const first = own.length > 0 ? ` Then what the ${name} is known for: ${listed(own)}.` : ''
  const primero = own.length > 0 ? ` Luego lo conocido del ${name}: ${tradeInSpanish(own.join(', '))}.` : ''
  return [
    `First the test that tells whether it's worth it: compression and a leak-down.${first} Then what age takes: plugs${isBelt ? ', timing belt with water pump and tensioner' : ''}, coolant hoses, thermostat and radiator, O2 sensors, all fluids with gearbox and diff, brake fluid and pads, engine and gearbox mounts. The clutch when it slips, with the job that takes the gearbox out anyway. Only then power: every one of these fails sooner with it.`,
    `Primero la prueba que dice si vale la pena: compresión y leak-down.${primero} Luego lo que envejece: bujías${isBelt ? ', banda con bomba de agua' : ''}, mangueras, termostato, radiador, sensores O2, todos los líquidos, frenos y soportes. La potencia después.`,
  ]
}

const BELTED = /^(?:EJ|BP|B6|4G63|2JZ|1JZ|RB|7M|F22|H22|B18|B16|D16|VG)/

export const BEFORE_POWER_ROWS: readonly TroubleRow[] = [
  row(
    [RENEWS, OF_AGE],
    ({ car }) => {
      const points = car?.vehicle.family.weakPoints ?? []
      const own = [...points.filter((one) => one.first), ...points.filter((one) => !one.first)].map(({ what }) => what)
      return renewed(car?.name, own.slice(0, 5), BELTED.test(car?.vehicle.engine.code ?? ''))
    },
    /\bbefore (?:i |you |we |he |she )?(?:buy|pay|sign\w*|hand over)\b|\bbreak-?in\b|\bseller\b|\blooking at (?:a|an|one)\b|\b(?:mods?|parts?|part) (?:do i |should i )?(?:buy|get|first)\b|\bpads?\b|\bwalk\b/,
  ),
]
