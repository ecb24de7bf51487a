import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { dangerTold } from '../danger-told.ts'
import type { Turn } from '../turn.ts'
import { asksPremium } from './premium-asked.ts'

const PUMP: ReadonlySet<Fuel> = new Set<Fuel>(['91', '93'])

/** It asks for a grade, and not for a yes or no. */
const WHICH = /\b(?:what|which|que) (?:(?:kind|type|grade) of )?(?:gas|fuel|gasolina)\b/

/** What the factory asks for, beside what the tune does. */
function ofFactory(ratedFuel: Fuel, fuel: string, isRegular: boolean): Bilingual {
  if (isRegular && ratedFuel !== '87')
    return [`Stock it asks for ${FUEL_NAMES[ratedFuel]} as well.`, `De fábrica también pide ${FUEL_NAMES[ratedFuel]}.`]
  return ratedFuel === '87'
    ? ['Stock it runs on 87; with this tune it no longer does.', 'De fábrica usa 87; con este tune ya no.']
    : [
        `It calls for ${FUEL_NAMES[ratedFuel]} stock, so ${Number(fuel) > Number(ratedFuel) ? 'it was on premium before too' : 'nothing new there'}.`,
        `De fábrica ya pide ${FUEL_NAMES[ratedFuel]}${Number(fuel) > Number(ratedFuel) ? '' : ', así que nada cambia'}.`,
      ]
}

/** A plain yes, the fuel of the tune, and what regular does to it. */
export function premiumTold({ advisor, before, draft, reading, words }: Turn): Answer | undefined {
  const { shown } = before
  const { meaning, asked } = reading
  const isOther = meaning.car !== undefined && meaning.car !== before.car
  if (!shown || isOther || !asksPremium(asked) || dangerTold(asked, words)) return undefined
  if (draft.talk?.danger) return undefined
  const planned = advisor.plan(shown)
  if (!planned.ok) return undefined
  const { enhancedData, recommendedParts } = planned.reply
  const fuel = enhancedData.preferences.fuel_type as Fuel
  const vehicle = advisor.catalog.vehicle(enhancedData.vehicle.id)
  const isTuned = recommendedParts.some(({ slot }) => slot === 'tune')
  if (!vehicle || !isTuned || !PUMP.has(fuel)) return undefined
  const isRegular = /\b(?:regular|87|89|mid ?grade|cheap gas)\b/.test(asked)
  const factory = ofFactory(vehicle.engine.ratedFuel, fuel, isRegular)
  const lead = isRegular ? 'No, not regular' : WHICH.test(asked) ? 'Premium' : 'Yes, premium'
  const primero = isRegular ? 'No, regular no' : WHICH.test(asked) ? 'Premium' : 'Sí, premium'
  const name = carWords(vehicle, Number(shown.year))
  return [
    text(
      inLanguage(draft.language, [
        `${lead}: this build's tune is written for ${fuel} octane, in every tank${fuel === '93' ? '; if you can only buy 91, say so and I plan it on a 91 tune' : '; 93 is fine in it too'}. 87 or 89 knocks under load, and knock is what breaks pistons. ${factory[0]}`,
        `${primero}: el tune de este build del ${name} es para ${fuel} octanos, en cada tanque${fuel === '93' ? '; si solo hay 91, dime y lo planeo con tune de 91' : '; con 93 también va bien'}. Con 87 u 89 detona, y eso rompe pistones. ${factory[1]}`,
      ]),
    ),
    suggestions('Plan it on 91', 'What breaks first?', 'Add it to my cart'),
  ]
}
