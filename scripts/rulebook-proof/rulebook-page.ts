import { RULEBOOK, type Rule, SEVERITIES, type Severity } from '../../src/engine/index.ts'
import { HELD_ELSEWHERE } from './held-elsewhere.ts'

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  never: 'never',
  must_with: 'must with',
  should_with: 'should with',
  advise: 'advise',
  warn: 'warn',
}

const CHAPTERS: Readonly<Record<string, string>> = {
  A: 'Calibration',
  B: 'Fuel and octane',
  C: 'Boost hardware',
  D: 'Unboosted engines',
  E: 'Driveline',
  F: 'Engine internals',
  G: 'Cooling and chassis',
  H: 'Law and use',
  I: 'Kits',
  J: 'Order, value, honesty',
  P: 'The platform',
}

/** Rules whose figures are the engine family's, and which. */
const FAMILY_FIGURES: Readonly<Record<string, string>> = {
  A01: 'kinds that need a tune',
  A04: 'whether an intake needs a tune',
  A07: 'tune platforms',
  A08: 'ECU lock',
  'A08-open': 'ECU lock',
  A09: 'ECU lock',
  A18: 'gearbox calibrations',
  B01: 'injection, injector class',
  B02: 'injection',
  B03: 'injector body',
  B04: 'fuel limit',
  B06: 'fuel limit',
  'B06-smaller': 'fuel limit',
  B08: 'fuel limit',
  'B10-bare': 'injection',
  'B10-reserve': 'fuel limit',
  B11: 'flex-fuel route',
  B12: 'flex-fuel route',
  B13: 'what E85 needs',
  B17: 'minimum octane',
  B18: 'injection; table C-1 of the trade’s list',
  C07: 'limit of the factory turbo',
  C12: 'boost kits sold',
  C21: 'weak points',
  D09: 'Stage 1 power',
  D10: 'Stage 2 power',
  D12: 'extras of a cam',
  'E02-engine-out': 'bottom end limit',
  'E11-strip': 'shafts that must come above a power',
  F01: 'bottom end limit',
  F02: 'bottom end limit',
  F10: 'weak points',
  J10: 'confidence of the figures',
  P01: 'parts that must come above a power',
  P02: 'Stage 1 power',
  'P02-pulley': 'Stage 1 power',
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

function ruleRow({ id, severity, sentence, reason }: Rule): string {
  const figures = FAMILY_FIGURES[id]
  const source = figures ? `engine family: ${figures}` : 'trade practice'
  return `| ${id} | ${SEVERITY_WORDS[severity]} | ${cell(sentence)} | ${cell(reason)} | ${source} |`
}

function chapter(letter: string, title: string): string[] {
  const rules = RULEBOOK.filter(({ id }) => id.startsWith(letter)).sort((a, b) => (a.id < b.id ? -1 : 1))
  if (rules.length === 0) return []
  return [
    `## ${letter}. ${title}`,
    '',
    '| id | severity | what a customer reads | why | source |',
    '|---|---|---|---|---|',
    ...rules.map(ruleRow),
    '',
  ]
}

/** docs/rulebook.md, from the rules themselves. */
export function rulebookPage(): string {
  const counts = SEVERITIES.map(
    (one) => `${RULEBOOK.filter(({ severity }) => severity === one).length} ${SEVERITY_WORDS[one]}`,
  )
  return [
    '# The rulebook',
    '',
    `What a build must obey before we sell it: ${RULEBOOK.length} rules (${counts.join(', ')}) in \`src/engine/rulebook\`. The search, both configurators and the stage planner read the same list, and \`npm run catalog-check\` judges finished builds by it: every car on 91, 93 and E85, at goals of 1.1 to 2.5 times stock power, and all four stages.`,
    '',
    '**never**: the part or combination is not sold. **must with**: sold only together. **should with**: added by default where the budget allows, and the customer may strike it. **advise**: offered with its price. **warn**: a sentence on the bill.',
    '',
    'The rules are trade practice: design values for choosing and refusing parts, good to 10-15 %, not measured facts. Figures of an engine family stand in `src/catalog/engine-families`, with the pages that state them where there are some. Each rule has a build that breaks it in `scripts/rulebook-proof/bad-build-of-each-rule.ts`.',
    '',
    '_Written by `npm run rulebook` from the rules themselves; a test holds it up to date._',
    '',
    ...Object.entries(CHAPTERS).flatMap(([letter, title]) => chapter(letter, title)),
    '## Rules of the trade that are held elsewhere',
    '',
    'The trade’s list has 136 rules. These are no rule of the book, for the reason given; `open` ones are not held.',
    '',
    '| id | statement | held by | how |',
    '|---|---|---|---|',
    ...Object.entries(HELD_ELSEWHERE).map(
      ([id, { statement, by, how }]) => `| ${id} | ${cell(statement)} | ${by} | ${cell(how)} |`,
    ),
    '',
  ].join('\n')
}
