import { jsonOf, type Sent } from './client.ts'
import type { Random } from './random.ts'
import { MCP_HEADERS, mcp, type ShopWords } from './shop-words.ts'

/** Words that the readers of a message look for, and what stands between them. */
const HEADS = [
  'compare ',
  'which is faster ',
  'faster than ',
  'will it hold ',
  'how much does ',
  'build me ',
  'what breaks ',
  '',
]
const PIECES = [
  ...[
    'to 2018 ',
    'vs 2019 ',
    'versus ',
    'and 2020 ',
    'with ',
    'or ',
    'vs. ',
    ', ',
    '; ',
    ' - ',
    '... ',
    'to to ',
    '? ',
  ],
  ...[
    'ford ',
    'mustang ',
    'mustang gt ',
    '2018 ',
    '18 ',
    "'18 ",
    '911 ',
    'turbo ',
    'supra turbo ',
    'gt-r ',
    'm3 ',
    '3.0 ',
  ],
  ...[
    '$5 ',
    '$5,000 ',
    '600 ',
    '600hp ',
    '6 hundred ',
    'six hundred and ',
    '1,000 ',
    '0-60 ',
    '1/4 mile ',
    'e85 ',
    '93 ',
  ],
  ...[
    'a',
    '1',
    ' ',
    '-',
    "'",
    '.',
    '/',
    '(',
    'ﬁ',
    '½ ',
    'İ',
    '\u0301',
    '\u{1f3ce} ',
    '\n',
    'aaaa-',
    'stock ',
    'keep stock ',
  ],
  ...[
    'not ',
    'no ',
    "don't ",
    'without ',
    'less than ',
    'faster than ',
    'beats ',
    'what will it run ',
    'is there ',
    'my ',
  ],
]

/** The messages that stopped the shop once, and their kin. */
export const KNOWN = [
  ['compare ', 'to 2018 '],
  ['compare ', 'vs 2019 '],
  ['compare ', 'and '],
  ['faster than ', 'with my '],
  ['will ', 'it '],
  ['', 'is '],
  ['compare ', 'x to y '],
] as const

export const filled = (head: string, piece: string, length: number) =>
  (head + piece.repeat(Math.ceil((length - head.length) / piece.length))).slice(0, length)

/** A text of the grammar: a head, then a few pieces repeated and mixed up to the length. */
export function madeText(random: Random, words: ShopWords, length: number): string {
  const names = words.known.get('name') ?? []
  const pieces = Array.from({ length: 1 + random.below(4) }, () =>
    random.chance(0.15) && names.length > 0 ? `${random.pick(names)} ` : random.pick(PIECES),
  )
  let text = random.pick(HEADS)
  while (text.length < length) text += random.chance(0.9) ? pieces[text.length % pieces.length]! : random.pick(PIECES)
  return text.slice(0, length)
}

export const says = (texts: readonly string[]) =>
  jsonOf('POST', '/api/assistant/messages', {
    messages: texts.map((text, index) => ({ from: (texts.length - index) % 2 === 1 ? 'visitor' : 'assistant', text })),
  })

/** Every call that takes words of a visitor, with this text in it. */
export function callsWith(text: string): Sent[] {
  const inAddress = encodeURIComponent(text.slice(0, 2_500).toWellFormed())
  const gets = ['/api/social-validation/T', '/api/parts/turbo?vehicleModel=T', '/api/garage/vin/T', '/api/vehicles/T']
  const pages = ['/build-my-ride?q=T', '/performance-packages?search=T', '/T', '/models/T', '/build-my-ride?vin=T']
  const tools = ['find_vehicle', 'plan_build', 'time_slip', 'fits']
  const wish = { modelId: text.slice(0, 200), year: 2018, targetHorsepower: 600, lockedPartIds: [text.slice(0, 200)] }
  const contact = { name: text.slice(0, 200), email: 'a@example.com', subject: text.slice(0, 200), message: text }
  return [
    ...[...gets, ...pages].map((path) => ({ method: 'GET', path: path.replace('T', inAddress) })),
    ...tools.map((name) =>
      jsonOf(
        'POST',
        '/mcp',
        mcp('tools/call', { name, arguments: { text, query: text, vehicleId: text } }),
        MCP_HEADERS,
      ),
    ),
    jsonOf('POST', '/api/configurator/generate', wish),
    jsonOf('POST', '/api/contact', contact),
    jsonOf(
      'POST',
      '/api/evidence/import',
      { csv: text.repeat(20).slice(0, 90_000) },
      { authorization: 'Bearer wrong' },
    ),
    jsonOf('POST', '/api/plans', {
      title: text.slice(0, 120),
      vehicleId: text.slice(0, 200),
      partIds: [],
      request: wish,
    }),
  ]
}
