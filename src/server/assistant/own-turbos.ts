import type { PartKind } from '../../engine/model.ts'
import { FULL_BOLT_ONS } from './bolt-ons.ts'
import type { Names } from './catalog-names.ts'
import type { MessageReading } from './meaning-of.ts'
import type { Before } from './said-before.ts'

const KIT = /\bkits?\b/
const ANOTHER = /\b(?:kits?|single|conversion|swap\w*|big(?:ger)?|upgraded?|aftermarket|put|installed|added|built)\b/
/** Turbos by the code that they carry on the cars that left the factory with them. */
const OWN_CODES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bvf ?(?:39|43|48)\b/, /^subaru-wrx-sti/],
  [/\bk04s?\b/, /^(?:chevrolet-cobalt|mazda-mazdaspeed|audi-s4|audi-s3|audi-tts)/],
]

/**
 * "97 mk4 tt, currently around 400": the turbos that the car left the factory with are no kit that was put on it, and the
 * bolt-ons of a turbo car are no headers.
 */
export function withoutOwnTurbos(catalog: Names, before: Before, reading: MessageReading): MessageReading {
  const { installed = [], car = before.car } = reading.meaning
  const own = installed.length === 0 ? [] : catalog.vehicles.filter(({ modelId }) => modelId === car)
  const [first] = own
  if (!first) return reading
  const isOf = (form: RegExp) => own.every(({ engine }) => form.test(engine.aspiration))
  const { asked } = reading
  const isOwn = (kind: PartKind): boolean => {
    if (kind === 'turbo_kit_twin') return isOf(/^twin_turbo$/) && !KIT.test(asked)
    if (kind === 'turbo_kit_single') return isOf(/turbo/) && !ANOTHER.test(asked)
    if (kind === 'turbo_upgrade') return OWN_CODES.some(([code, cars]) => code.test(asked) && cars.test(car ?? ''))
    return (
      kind === 'headers_long_tube' &&
      isOf(/turbo/) &&
      FULL_BOLT_ONS.every((one) => installed.includes(one)) &&
      !/\bheaders?\b/.test(asked)
    )
  }
  const left = installed.filter((kind) => !isOwn(kind))
  if (left.length === installed.length) return reading
  const { installed: _, ...meaning } = reading.meaning
  return { ...reading, meaning: left.length > 0 ? { ...meaning, installed: left } : meaning }
}
