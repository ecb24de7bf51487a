import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel, PartKind } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { dangerTold } from '../danger-told.ts'
import type { Draft } from '../draft.ts'
import { BOOST_KINDS } from '../part-words.ts'
import { carOf } from '../request-of.ts'
import { plainWords } from '../sentence.ts'
import type { Turn } from '../turn.ts'
import { asksPremium, asksRegular, isOneTank } from './premium-asked.ts'

const PUMP: ReadonlySet<Fuel> = new Set<Fuel>(['91', '93'])

const CHEAP_TOO = /\b(?:regular|87|89|mid ?grade|cheap gas)\b/
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

const TUNED: ReadonlySet<string> = new Set<PartKind>(['tune', ...BOOST_KINDS])
/** Regular in what was wished or priced and not planned yet: no tune and no kit of ours is made for it. */
function ofWished(advisor: Turn['advisor'], before: Draft, { language }: Draft): Answer | undefined {
  const isWished =
    (before.goal ?? before.induction) !== undefined ||
    (before.talk?.of?.kinds ?? []).some((kind) => TUNED.has(kind)) ||
    before.budgetUsd !== undefined
  const car = isWished && before.car !== undefined ? carOf(advisor, before, true) : 'none'
  if (typeof car === 'string') return undefined
  const rated = car.vehicle.engine.ratedFuel
  const name = carWords(car.vehicle, car.year)
  const stock: Bilingual =
    rated === '87'
      ? [`Left stock, the ${name} goes on running on 87.`, `De fábrica el ${name} sí usa 87.`]
      : [
          `The ${name} asks for ${FUEL_NAMES[rated]} stock already.`,
          `El ${name} ya pide ${FUEL_NAMES[rated]} de fábrica.`,
        ]
  return [
    text(
      inLanguage(language, [
        `No, not regular: every tune and every boost kit we sell wants 91 or better in every tank. 87 or 89 knocks under load, and knock is what breaks pistons. ${stock[0]}`,
        `No, regular no: todo tune y todo kit de boost que vendemos pide 91 o mejor en cada tanque. Con 87 u 89 detona, y eso rompe pistones. ${stock[1]}`,
      ]),
    ),
    suggestions('Plan it on 91', 'What breaks first?', 'Add it to my cart'),
  ]
}

/** A plain yes, the fuel of the tune, and what regular does to it. */
export function premiumTold({ advisor, before, draft, reading, messages, words }: Turn): Answer | undefined {
  const { shown } = before
  const { meaning, asked } = reading
  const isOther = meaning.car !== undefined && meaning.car !== before.car
  if (isOther || !asksPremium(asked) || dangerTold(asked, words) || draft.talk?.danger) return undefined
  // Both grades in turn, and no question of either: two tunes (`refused/two-octanes.ts`).
  if (CHEAP_TOO.test(asked) && /\b(?:9[13]|premium)\b/.test(asked) && !asksRegular(asked)) return undefined
  if (!shown) return asksRegular(asked) ? ofWished(advisor, before, draft) : undefined
  const planned = advisor.plan(shown)
  if (!planned.ok) return undefined
  const { enhancedData, recommendedParts } = planned.reply
  const fuel = enhancedData.preferences.fuel_type as Fuel
  const vehicle = advisor.catalog.vehicle(enhancedData.vehicle.id)
  const isTuned = recommendedParts.some(({ kind, slot }) => slot === 'tune' || BOOST_KINDS.includes(kind as PartKind))
  if (!vehicle || !isTuned || !PUMP.has(fuel)) return undefined
  const isRegular = CHEAP_TOO.test(asked)
  const factory = ofFactory(vehicle.engine.ratedFuel, fuel, isRegular)
  const lead = isRegular ? 'No, not regular' : WHICH.test(asked) ? 'Premium' : 'Yes, premium'
  const primero = isRegular ? 'No, regular no' : WHICH.test(asked) ? 'Premium' : 'Sí, premium'
  const name = carWords(vehicle, Number(shown.year))
  const said = messages.flatMap(({ from, text: one }) => (from === 'visitor' ? [plainWords(one)] : [])).join(' ')
  const tows: Bilingual =
    isRegular && TOWS.test(said)
      ? [' With a trailer on a grade is where it knocks first.', ' Con remolque en subida es donde primero detona.']
      : ['', '']
  const tank: Bilingual =
    isRegular && isOneTank(asked)
      ? [
          ' One tank that you could not help: light pedal, no boost, nothing hitched, and top it up with premium as soon as you can.',
          ' Si un día no hay otra: pedal suave, sin boost, sin remolque, y complétalo con premium en cuanto puedas.',
        ]
      : ['', '']
  const isScarce = fuel === '93' && isRegular && (meaning.notFuels?.includes('93') || ONLY_LESS.test(asked))
  const request = { ...shown, preferences: { ...shown.preferences, fuel_type: '91' as const } }
  const lower = isScarce ? advisor.plan(request) : undefined
  const on91: Bilingual = lower?.ok
    ? [
        ` Where 93 can't be had it belongs on a 91 tune: about ${whp(lower.reply.power.wheelHp)} for ${dollars(lower.reply.estimatedCost)} instead of ${whp(planned.reply.power.wheelHp)}, and that one is planned now. Where there's only 87, the truth is the stock tune${vehicle.engine.ratedFuel === '87' ? '' : ', and even that wants better'}.`,
        ` Donde no hay 93 va con tune de 91: unos ${whp(lower.reply.power.wheelHp)} por ${dollars(lower.reply.estimatedCost)} en vez de ${whp(planned.reply.power.wheelHp)}, y así queda planeado. Donde solo hay 87, el tune de fábrica.`,
      ]
    : ['', '']
  const other: Bilingual = lower?.ok
    ? ['', '']
    : fuel === '93'
      ? [
          '; if you can only buy 91, say so and I plan it on a 91 tune',
          '; si solo hay 91, dime y lo planeo con tune de 91',
        ]
      : ['; 93 is fine in it too', '; con 93 también va bien']
  return [
    text(
      inLanguage(draft.language, [
        `${lead}: this build's tune is written for ${fuel} octane, in every tank${other[0]}. 87 or 89 knocks under load, and knock is what breaks pistons.${tows[0]}${tank[0]}${on91[0]} ${factory[0]}`,
        `${primero}: el tune de este build del ${name} es para ${fuel} octanos, en cada tanque${other[1]}. Con 87 u 89 detona, y eso rompe pistones.${tows[1]}${tank[1]}${on91[1]} ${factory[1]}`,
      ]),
    ),
    ...(lower?.ok ? [{ type: 'build' as const, reply: lower.reply, request }] : []),
    suggestions('Plan it on 91', 'What breaks first?', 'Add it to my cart'),
  ]
}

const TOWS = /\b(?:tow\w*|trailer|camper|boat|haul\w*|pulls? (?:an?|it|my|the|our))\b/
/** Premium is not to be had, or only now and then. */
const ONLY_LESS =
  /\b(?:can't|can not|cannot|couldn't|don't|no|not|hard to|never) (?:always |usually |even |often )?(?:find|get|have|buy|sell|see)?(?: any)? ?(?:premium|93)\b|\bonly (?:have|has|get|got|sell|find|carry) (?:regular|87|89)\b/
