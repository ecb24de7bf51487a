import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, inLanguage, suggestions, text } from '../advisor.ts'
import { isBesideDanger } from '../asked-acts/ask-in.ts'
import { ofCar } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { plainWords } from '../sentence.ts'
import type { Turn } from '../turn.ts'
import { refusedIn } from './refused-kinds.ts'

const OF_CAMBER =
  /\bcamber\b|\b(?:degrees?|deg)\b[^.?!]{0,40}\b(?:up front|front|tires?)\b|-\d\.\d\b[^.?!]{0,30}\b(?:up front|front)\b/

/** "Near 3 degrees without coilovers": how camber is had on the dampers that are there. */
export function camberWithout(turn: Turn): Answer | undefined {
  const { advisor, draft, reading, messages } = turn
  const said = messages.flatMap(({ from, text: words }) => (from === 'visitor' ? [plainWords(words)] : []))
  const now = said.at(-1) ?? ''
  if (!OF_CAMBER.test(now) || !refusedIn(said).includes('coilovers') || isBesideDanger(turn)) return undefined
  if (reading.meaning.intent === 'cart' || reading.meaning.goal) return undefined
  const car = ofCar(advisor, draft, reading)
  const alignment = car?.advisor.catalog
    .partsFor(car.vehicle)
    .find(({ kind, name }) => kind === 'suspension_other' && /\balignment\b/i.test(name))
  const ours: readonly [string, string] = alignment
    ? [
        ` The alignment that sets it is ours, ${dollars(installedUsdOf(alignment))} with corner balance.`,
        ` La alineación la hacemos nosotros: ${dollars(installedUsdOf(alignment))}.`,
      ]
    : ['', '']
  return [
    text(
      inLanguage(draft.language, [
        `Yes, without coilovers. On struts: camber plates on the stock struts give 1 to 1.5 degrees, slotted lower holes or camber bolts another half to three quarters. On wishbones or a separate knuckle: adjustable upper arms or offset ball joints, 1 to 2 degrees. Plates or ball joints plus the bolts take a car that is stuck near -1.4 to about -2.5 to -3. Check the tire's inside clearance to the strut, and set toe after: it moves with camber. Usually $300 to $700 in parts in the trade; plates, arms and bolts are not on our list, so we quote yours at /contact.${ours[0]}`,
        `Sí, sin coilovers. Con strut: camber plates dan 1 a 1.5 grados y pernos excéntricos otro medio. Con horquillas: brazos o rótulas ajustables, 1 a 2 grados. Juntos quedas cerca de -2.5 a -3. No están en nuestra lista: los cotizamos en /contact.${ours[1]}`,
      ]),
      car?.assumed,
    ),
    ...(car && alignment ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: [offered(alignment)] }] : []),
    suggestions('Why does it pull to one side?', 'Toe in or toe out?'),
  ]
}
