import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel, Part, PartKind } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import { type OfCar, powerWith } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { kindsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import type { Turn } from '../turn.ts'

/** As it is spelled out before it is read. */
const ALREADY = /\balready has ([^.;!?]{3,80}?) ?[.;!?]/
const TUNES: ReadonlySet<PartKind> = new Set<PartKind>(['tune', 'e85_tune'])

/** "My C5 with intake and exhaust made 311, what does a cam add": on top of what the car has, and of what it makes today. */
export function gainOnOwned(
  { draft: { language }, reading: { meaning, asked: words } }: Turn,
  car: OfCar,
  kinds: readonly PartKind[],
  fuel: Fuel,
): Answer | undefined {
  const has = meaning.installed ?? kindsIn(ALREADY.exec(words)?.[1] ?? '')
  const owned = has.filter((kind) => !TUNES.has(kind))
  const asked = kinds.filter((kind) => !has.includes(kind) && !TUNES.has(kind))
  if (has.length === 0 || asked.length === 0) return undefined
  const cheapest = (kind: PartKind): Part | undefined =>
    car.advisor.catalog
      .partsFor(car.vehicle)
      .filter((part) => part.kind === kind)
      .toSorted((a, b) => a.priceCents - b.priceCents)[0]
  const own = owned.flatMap((kind) => cheapest(kind) ?? [])
  const added = asked.flatMap((kind) => cheapest(kind) ?? [])
  const tune = cheapest('tune')
  if (added.length === 0 || !tune) return undefined
  const isTuned = has.some((kind) => TUNES.has(kind))
  const now = powerWith(car, isTuned ? [...own, tune] : own, fuel).wheelHp
  const then = powerWith(car, [...own, ...added, tune], fuel).wheelHp
  const measured = meaning.dynoSheet?.wheelHp
  const scale = measured ? measured / now : 1
  const gain = Math.round((then - now) * scale)
  const end = Math.round((measured ?? now) + gain)
  const names = listed(added.map(({ kind }) => kindWords(kind)))
  const cost = [...added, ...(isTuned ? [] : [tune])].reduce((sum, part) => sum + installedUsdOf(part), 0)
  const hours = added.reduce((sum, part) => sum + part.laborHours, 0)
  const from = measured ? `your ${Math.round(measured)}` : `about ${whp(now)} as it stands`
  const parts = listed(added.map((part) => `${part.manufacturer} ${part.name}`))
  return [
    text(
      inLanguage(language, [
        `About +${gain} whp from the ${names} and a tune on top of your ${listed(has.map(kindWords))}: from ${from} to about ${whp(end)} on ${FUEL_NAMES[fuel]}. ${parts}: ${dollars(cost)} installed with ${isTuned ? 'your tune still to be rewritten' : 'the tune'}, ${hours} hours for the ${names}.`,
        `Unos +${gain} whp con eso y su tune, sobre lo que ya tienes: de ${Math.round(measured ?? now)} a unos ${whp(end)} con ${FUEL_NAMES[fuel]}. ${parts}: ${dollars(cost)} instalado, ${hours} horas.`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: added.map(offered) },
    suggestions('Add it to my cart', 'What breaks first?'),
  ]
}
