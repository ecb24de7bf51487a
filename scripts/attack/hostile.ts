import type { Random } from './random.ts'

/** Texts that broke something somewhere: quoting, encodings, formats, lengths, names of the language itself. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udc00', '\u2028', '\u202e', '\ufeff', '\r\nx-injected: 1', '\t', '\u{1f697}'],
  ...["' or 1=1 --", "'; drop table carts; --", '1) union select null--', '$1', '%', '_%', '\\', '"', '`', "''"],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '#{7*7}', '<!--', '</script>'],
  ...[
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
    '//evil.example',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'then', 'null', 'undefined', 'NaN', '[]'],
  ...['0', '-1', '1e309', '-0', '9007199254740993', '0x10', '1_000', '٣', '½', 'İ', 'ﬃ', 'ß', 'Å', '1,5', '1.5.5'],
  ...['%00', '%0A', '%ff', '%c0%ae', '%2e%2e%2f', 'a'.repeat(121), 'a'.repeat(5_000), '9'.repeat(400), '-'.repeat(300)],
  ...[
    '=cmd()',
    '@SUM(1)',
    'a@b',
    'a@b.c',
    `${'a'.repeat(300)}@example.com`,
    'Ann <ann@example.com>',
    'a@b.c\nbcc: d@e.f',
  ],
]

const HOSTILE_NUMBERS = [0, -0, -1, 1, 1.5, 1e-300, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 31) - 1, 99, 100, 1e6]

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

export function hostileValue(random: Random): unknown {
  const kind = random.below(10)
  if (kind < 5) return random.pick(HOSTILE_TEXTS)
  if (kind < 8) return random.pick(HOSTILE_NUMBERS)
  return random.pick<unknown>([null, true, false, [], {}, [[]], [null], nested(40), { toString: 1 }, { length: 1e9 }])
}

/** The same value with one place in it changed: replaced, left out, repeated, or given a neighbor. */
export function mutated(value: unknown, random: Random): unknown {
  if (value === null || typeof value !== 'object' || random.chance(0.1)) return hostileValue(random)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return [...value, hostileValue(random)]
    if (random.chance(0.15)) return Array.from({ length: random.pick([2, 61, 251]) }, () => value[0])
    const at = random.below(value.length)
    return value.map((item, index) => (index === at ? mutated(item, random) : item))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.1)) {
    const name = random.pick(['__proto__', 'constructor', 'extra', ''])
    return Object.fromEntries([...entries, [name, hostileValue(random)]])
  }
  const at = random.below(entries.length)
  if (random.chance(0.2)) return Object.fromEntries(entries.filter((_, index) => index !== at))
  return Object.fromEntries(entries.map(([key, inner], index) => [key, index === at ? mutated(inner, random) : inner]))
}
