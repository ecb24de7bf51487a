/** What a customer may ask, one of a closed set. `of_build` and `change` are of a build that was planned or wished for before. */
const ASKS_OF = {
  build: ['goal', 'stage', 'stages'],
  change: [
    ...[
      'cheaper',
      'budget',
      'power',
      'time',
      'fuel',
      'drop',
      'add',
      'maker',
      'boost',
      'keep',
      'car',
      'correct',
      'back',
    ],
    'use',
  ],
  of_build: [
    ...['torque', 'boost', 'crank', 'gain', 'curve', 'time', 'tires', 'band', 'margin', 'hours', 'engine_out', 'labor'],
    ...[
      'total',
      'part_price',
      'list',
      'includes',
      'order',
      'split',
      'droppable',
      'why',
      'next',
      'per_hp',
      'stage_worth',
    ],
    ...['most_effect', 'strength', 'cooling', 'daily', 'sound', 'mpg', 'lasts', 'street', 'warranty', 'weak_point'],
    'altitude',
  ],
  compare: ['cars', 'builds', 'parts', 'fuels', 'boost'],
  limit: ['safe', 'engine', 'gearbox', 'clutch', 'fuel', 'turbo', 'driveline', 'first', 'weak_points'],
  gain: ['part', 'tune', 'fuel', 'nitrous'],
  stock: ['figures'],
  parts: ['find', 'best', 'price', 'fit', 'stock', 'spec', 'needs', 'install'],
  cart: ['add', 'remove', 'count', 'swap', 'show', 'checkout', 'clear'],
  advice: [
    ...[
      'buy',
      'first',
      'tune',
      'explain',
      'fuel',
      'install',
      'maintain',
      'tires',
      'brakes',
      'handling',
      'track',
      'tow',
    ],
    ...['legal', 'gearing', 'worth', 'other'],
  ],
  trouble: ['symptom', 'danger'],
  shop: [
    ...['ship_cost', 'ship_time', 'ship_where', 'returns', 'pay', 'financing', 'discount', 'book', 'installs', 'hours'],
    ...[
      'where',
      'contact',
      'warranty',
      'own_parts',
      'dyno',
      'used',
      'cars',
      'accuracy',
      'sources',
      'price_kind',
      'gift',
    ],
    ...['privacy', 'about', 'cancel'],
  ],
  order: ['status', 'problem'],
  talk: ['car', 'greet', 'thanks', 'insult', 'joke', 'poem', 'bot', 'language', 'human_matter'],
} as const

export type AskFamily = keyof typeof ASKS_OF
/** "of_build.torque", "shop.ship_cost". */
export type AskKind = `${AskFamily}.${string}`

export const ASK_KINDS: readonly AskKind[] = (Object.entries(ASKS_OF) as [AskFamily, readonly string[]][]).flatMap(
  ([family, asks]) => asks.map((ask): AskKind => `${family}.${ask}`),
)

export const familyOf = (kind: AskKind): AskFamily => kind.slice(0, kind.indexOf('.')) as AskFamily
