import type { Names } from './catalog-names.ts'
import type { MessageReading } from './meaning-of.ts'
import type { Before } from './said-before.ts'

const KIT = /\bkits?\b/

/** "97 mk4 tt, currently around 400": the two turbos that the car left the factory with are no kit that was put on it. */
export function withoutOwnTurbos(catalog: Names, before: Before, reading: MessageReading): MessageReading {
  const { installed = [], car = before.car } = reading.meaning
  if (!installed.includes('turbo_kit_twin') || KIT.test(reading.asked)) return reading
  const own = catalog.vehicles.filter(({ modelId }) => modelId === car)
  if (own.length === 0 || own.some(({ engine }) => engine.aspiration !== 'twin_turbo')) return reading
  const left = installed.filter((kind) => kind !== 'turbo_kit_twin')
  const { installed: _, ...meaning } = reading.meaning
  return { ...reading, meaning: left.length > 0 ? { ...meaning, installed: left } : meaning }
}
