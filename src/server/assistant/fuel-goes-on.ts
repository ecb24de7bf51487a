import { FUEL_NAMES } from '../../engine/display-words.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { fuelsNamed } from './fuel-words.ts'
import { topicOf } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { STRENGTH_TOPICS } from './strength-asked.ts'

const MOST_WORDS = 7
const ONLY_FUEL: ReadonlySet<string> = new Set(['intent', 'fuel', 'notFuels', 'topic'])
/** "We run 87 mostly": told, not asked; what the car itself does on it is answered elsewhere. */
const TELLS = /^\W*(?:i|we|it|he|she|they|only|just|mostly)\b/
type FuelNamed = NonNullable<Draft['fuel']>

/** "And on E85?" after a limit, "is 93 ok" after a tune: the fuel alone, asked of what was talked about. */
export function fuelGoesOn(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  { asked, meaning }: MessageReading,
): Answer | undefined {
  const fuel = meaning.fuel ?? (fuelsNamed(asked).at(-1) as FuelNamed | undefined)
  const isAlone =
    Object.keys(meaning).every((key) => ONLY_FUEL.has(key)) && asked.trim().split(/\s+/).length <= MOST_WORDS
  if (!fuel || !isAlone || before.shown || before.talk?.danger) return undefined
  const { kinds = [], topic = '' } = before.talk?.of ?? {}
  const chosen = before.car === undefined ? 'none' : carOf(advisor, before, true)
  const isOfLimit = STRENGTH_TOPICS.has(topic) || before.last?.intent === 'limits'
  const ofTune = kinds.includes('tune') && !TELLS.test(asked) ? TUNED_ON[fuel] : undefined
  const words = isOfLimit && typeof chosen !== 'string' ? limitOn(chosen, fuel) : ofTune
  return words && [text(inLanguage(draft.language, words)), suggestions('What breaks first?', 'What does it cost?')]
}

/** A fuel moves knock and what the fuel system feeds, and no rod. */
function limitOn({ vehicle, year }: ChosenCar, fuel: FuelNamed): Bilingual | undefined {
  const { bottomEndLimitWheelHp, fuelLimitWheelHp } = vehicle.family
  const name = carWords(vehicle, year)
  const [block, pump, ethanol] = [bottomEndLimitWheelHp, fuelLimitWheelHp['93'], fuelLimitWheelHp.e85].map(whp)
  if (fuel === 'e85' || fuel === 'e30')
    return [
      `The block stays the limit at about ${block} on ${FUEL_NAMES[fuel]}: ethanol takes the knock away, and rods break of torque. What changes is the fuel system of the ${name}: stock it feeds about ${ethanol} on E85, against ${pump} on 93. Only with a tune for it.`,
      `El motor sigue aguantando unos ${block}: el etanol quita la detonación, pero las bielas se rompen por torque. Lo que cambia es el combustible: de fábrica da para unos ${ethanol} con E85 y ${pump} con 93. Solo con su tune.`,
    ]
  if (fuel === '93')
    return [
      `That figure is on 93: about ${block} for the block of the ${name}, and the stock fuel system feeds about ${pump}.`,
      `Esa cifra es con 93: unos ${block} el motor y unos ${pump} el combustible de fábrica.`,
    ]
  if (fuel === '91')
    return [
      `Less: the block of the ${name} would bear about ${block}, but on 91 knock comes first, and knock is what breaks it. Have the tune written for 91 and expect 3 to 6% less power than on 93.`,
      `Menos: el motor aguanta unos ${block}, pero con 91 detona antes, y eso es lo que lo rompe. Tune hecho para 91, con 3 a 6% menos potencia que con 93.`,
    ]
  return undefined
}

const [NOT_ON_91 = '', NOT_ON_91_SPANISH = ''] = topicOf('octane_91_on_93_tune')?.answer ?? []
const ONLY_ON: Bilingual = [
  'Only with a tune written for it, and with injectors and a pump that feed the extra fuel; never on the gasoline map.',
  'Solo con un tune hecho para eso, y con inyectores y bomba que alcancen; nunca con el mapa de gasolina.',
]
/** Of a tune that is talked about: what it may run on. */
const TUNED_ON: Readonly<Partial<Record<FuelNamed, Bilingual>>> = {
  '93': [
    'Yes, with the map for 93, and keep to it: that map knocks on 91.',
    'Sí, con el mapa de 93, y no le pongas 91: detona.',
  ],
  '91': [
    `Yes, with a map written for 91: it costs 3 to 6% of the power and is safe on 93 too. ${NOT_ON_91.split('. ')[0]?.replace(/^No: a/, 'Not with the 93 map: a') ?? ''}.`,
    `Sí, con un mapa hecho para 91: cuesta 3 a 6% de potencia y también va con 93. ${NOT_ON_91_SPANISH.split('. ')[0] ?? ''}.`,
  ],
  '87': [
    'No: every tune we sell needs 91 or better, because 87 knocks under load. On 87 leave it on the stock tune.',
    'No: todos nuestros tunes piden 91 o más, porque con 87 detona. Con 87 déjalo con el de fábrica.',
  ],
  e85: ONLY_ON,
  e30: ONLY_ON,
}
