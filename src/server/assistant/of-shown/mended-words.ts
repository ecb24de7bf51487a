/** The words that a question of a build turns on, and that are typed in a hurry. */
const HEADS = [
  ...['torque', 'wheels', 'wheel', 'crank', 'boost', 'hours', 'labor', 'clutch', 'install', 'order', 'price', 'total'],
  ...['gearbox', 'transmission', 'converter', 'injectors', 'pistons', 'warranty', 'inspection', 'emissions', 'quarter'],
  ...['newton', 'meters', 'without', 'leave', 'much', 'horsepower', 'installed', 'downpipe', 'headers', 'exhaust'],
  ...[
    'supercharger',
    'turbo',
    'intake',
    'included',
    'stock',
    'power',
    'radials',
    'uncertainty',
    'daily',
    'which',
    'cheaper',
  ],
] as const
/** Real words one slip away from a head. */
const OTHERS: ReadonlySet<string> = new Set([
  ...[
    'boots',
    'boast',
    'orden',
    'heels',
    'wheels',
    'while',
    'older',
    'border',
    'prices',
    'pride',
    'prize',
    'stick',
    'stack',
  ],
  ...[
    'crack',
    'prank',
    'drank',
    'such',
    'must',
    'leaves',
    'heave',
    'lease',
    'least',
    'meter',
    'lower',
    'tower',
    'dairy',
  ],
  ...[
    'powers',
    'header',
    'whole',
    'whale',
    'shock',
    'stocks',
    'turbos',
    'ordered',
    'orders',
    'witch',
    'injector',
    'piston',
  ],
  ...[
    'priced',
    'ponder',
    'house',
    'course',
    'installs',
    'clutches',
    'cranks',
    'intakes',
    'include',
    'includes',
    'deader',
  ],
])
const HEAD_SET: ReadonlySet<string> = new Set(HEADS)
const LEAST_LETTERS = 4

/** Whether one word becomes the other by one letter more, less, other, or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB ||
    restB.slice(1) === restA ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** "How mcuh torqe at whels": the words that are meant. */
export const mended = (asked: string): string =>
  asked.replaceAll(/[a-z]+/g, (word) =>
    word.length < LEAST_LETTERS || HEAD_SET.has(word) || OTHERS.has(word)
      ? word
      : (HEADS.find((head) => head[0] === word[0] && isOneSlip(word, head)) ?? word),
  )
