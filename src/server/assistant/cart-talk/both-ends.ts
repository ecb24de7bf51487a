import type { Doing } from './doing.ts'
import type { SaidItem } from './order-of.ts'
import { chosenOf, type OrderContext, ofKinds } from './pick-part.ts'
import { nameOfCar, type Spoken } from './spoken-order.ts'

const BOTH_ENDS = /\bfront (?:with|and|&) rear\b|\brear (?:with|and|&) front\b|\ball (?:4|four|around) corners\b/

/** "Pads front and back": a set for each end is wanted. */
export const isOfBothEnds = ({ text, kinds }: SaidItem): boolean =>
  BOTH_ENDS.test(text) && kinds.some((kind) => kind === 'brake_pads' || kind === 'brake_rotors')

/** One set for both ends, one of each end, or the axle set twice; false where none is listed. */
export function addBothEnds(spoken: Spoken, context: OrderContext, doing: Doing, item: SaidItem): boolean {
  const { makers, kinds, count } = item
  const all = ofKinds(context, kinds, item.text)
  const own = makers.length > 0 ? all.filter(({ manufacturer }) => makers.includes(manufacturer)) : all
  const named = (form: RegExp) =>
    chosenOf(
      own.filter(({ name }) => form.test(name)),
      spoken.heard,
    )
  const both = named(/front and rear/i)
  const axle = named(/^(?!.*\b(?:front|rear)\b)/i)
  const [front, rear] = [named(/^(?!.*\brear\b).*\bfront\b/i), named(/^(?!.*\bfront\b).*\brear\b/i)]
  const sets = Math.max(1, count?.isPieces ? 1 : (count?.count ?? 1))
  const one = front ?? rear
  if (both) doing.added.push({ part: both, count: sets })
  else if (front && rear) doing.added.push({ part: front, count: sets }, { part: rear, count: sets })
  else if (axle) doing.added.push({ part: axle, count: 2 })
  else if (one) {
    doing.added.push({ part: one, count: sets })
    const name = nameOfCar(context.car)
    doing.notDone.push([
      `We have no ${front ? 'rear' : 'front'} set of that for the ${name}.`,
      `No tenemos el juego ${front ? 'trasero' : 'delantero'} para el ${name}.`,
    ])
  }
  return (both ?? axle ?? one) !== undefined
}
