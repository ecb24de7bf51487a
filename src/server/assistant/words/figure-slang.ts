import { kmhTimes } from './kmh-times.ts'
import { UP_TO_TWELVE } from './number-words.ts'

type Rewrite = readonly [form: RegExp, meant: string | ((all: string, ...groups: string[]) => string)]

const COUNTS: Readonly<Record<string, number>> = {
  ...UP_TO_TWELVE,
  ...{ a: 1, couple: 2, 'couple of': 2, few: 3, fifteen: 15, twenty: 20, half: 0.5 },
}
const COUNT = Object.keys(COUNTS).join('|')
const countOf = (said: string): number => COUNTS[said] ?? Number(said)
const WITHIN: Readonly<Record<string, number>> = { low: 20, lower: 20, mid: 50, middle: 50, high: 75, upper: 75 }

/** Sums as they are called: "2 racks", "a couple grand", "ten large". */
const MONEY: readonly Rewrite[] = [
  [
    /\b((?:scrape|scrap|scrounge|save|cough|pull|get|put|come)(?:s|d)? (?:up|together|up with)|swing|stretch (?:it |that |the budget )?to) (?:to |about |around |maybe |like )?(\d{1,2})(?= ?(?:$|[,.;?!]| (?:then|total|instead|for)\b))/g,
    '$1 $2 grand',
  ],
  [/\bpresupuesto\b/g, 'budget'],
  [/\b(\d{1,2}) mil\b/g, '$1 grand'],
  [/€ ?(?=\d)/g, '$'],
  [/\b(\d{2}) hundred\b(?! (?:miles|rpm|hp|horse|pounds|lbs))/g, '$100'],
  [
    /\b(\w+) and a half (?=grand|k\b|thousand)/g,
    (all, count) => (countOf(count) > 0 ? `${countOf(count) + 0.5} ` : all),
  ],
  [
    /\bbudget is (?:really |pretty |super |kinda |very )?(?:tight|small|low|limited)(?:,|\.| so| -)? (?:like |about |around |only |maybe )*(?=\$?\d)/g,
    'budget ',
  ],
  [
    /\b(?:an? )?(couple(?: of)?|few|half a) (?=grand\b|thousand\b|k\b|hundred (?:bucks|dollars))/g,
    (_, count) => `${countOf(count.replace(/ a$/, ''))} `,
  ],
  [/(?<=\b\d+ )hundred (?=(?:bucks|dollars)\b)/g, '00 '],
  [/\b(\d+) 00 (?=bucks|dollars)/g, '$100 '],
  [/\b(?:one|a) (?=grand\b(?! (?:sport|am|prix|national|cherokee|marquis|touring|coupe)))/g, '1 '],
  [
    new RegExp(String.raw`\b(\d{1,2}(?:\.\d)?|${COUNT}) (?:bands?|racks?|stacks|large(?=\W*$|[,.]))\b(?! of)`, 'g'),
    (_, count) => `${countOf(count)} grand`,
  ],
  [/\b(\d{1,2}) ?g'?s\b(?! (?:of|vette|corvette|ls3|lt1|lt4|z07|c[67])\b)/g, '$1 grand'],
  [/\bbudget(?: is| of|:)? (\d{1,2})(?= ?[,.;]| *$)/g, 'budget $1 grand'],
  [/\b(?:refund|tax refund) (?=(?:is|was|of|check|came)\b)/g, 'tax money '],
]

/** More or less money than was said before: no budget of its own. */
const SUM = String.raw`(?:an? |another )?\$? ?\d[\d.]*(?: ?k| grand| thousand| dollars| bucks)?`
const MONEY_BESIDE: readonly Rewrite[] = [
  [
    /\b(?:save|knock|shave|cut|trim|take|get)(?: (?:me|us|about|around|like|another|at least|it|that|down|by)){0,3} (?:an? )?(?:\$ ?\d[\d.]*(?: ?k)?|\d[\d.]*(?: ?k| grand| thousand| dollars| bucks))(?: (?:off|out of|from) (?:it|that|this|the \w+)| off| less| cheaper)(?! (?:miles|of))/g,
    'cheaper ,',
  ],
  [
    new RegExp(String.raw`\b(?:give up|cut|drop|lose|skip|change) (?:to|and) save ${SUM}`, 'g'),
    'change to make it cheaper',
  ],
  [
    new RegExp(String.raw`(?<=^|\s)${SUM} (?:less|cheaper|under (?:that|this)(?: price)?)(?= |,|\.|$)(?! than)`, 'g'),
    'cheaper',
  ],
]

const TWO_FIGURES =
  /\b(dyno\w*|made|makes|put down|laid down|baseline)(:? (?:at |is |was )?)([1-9]\d\d) ?\/ ?[1-9]\d\d\b(?! ?(?:w?hp|tq))/g

/** Power as it is called: "mid 500s", "7 hundo", "600+", "four digits". */
const POWER: readonly Rewrite[] = [
  [TWO_FIGURES, '$1$2$3 whp'],
  [new RegExp(String.raw`\b(\d|${COUNT}) hundo\b`, 'g'), (_, count) => `${countOf(count) * 100}`],
  [
    /\b(low|lower|mid|middle|high|upper)(?:[ -]to[ -](?:mid|high|upper))?[ -]([2-9])00s?\b(?! (?:miles|rpm|bucks|dollars|rpms|degrees))(?: ?(?:w?hp|horse ?power|horses|wheel|whp))?/g,
    (_, part, hundreds) => `${Number(hundreds) * 100 + (WITHIN[part] ?? 50)} whp`,
  ],
  [/\b(\d{3,4}) ?\+(?= |,|\.|$)/g, '$1'],
  [/\b(?:four|4) (?:digits?|figures?)\b(?! (?:pay|income|bill|price))/g, '1000 whp'],
  [/\b(?:a|one) thousand (?=(?:wheel|horse|ponies|at the (?:wheels?|tires?|crank))\b)/g, '1000 '],
  [/\b(?:the )?(\d{3,4}) (?:mark|ballpark|range|neighborhood|club)\b/g, '$1 whp'],
  [/\bhalf (?:again|as much again)(?: (?:the|as much|its|my))* (?:power|hp|horsepower|whp)\b/g, '50% more power'],
  [
    /\b([2-9]\d\d|1\d{3}) ?\/ ?([2-9]\d\d|1\d{3})(?: ?(?:\(?(?:hp|whp|wheel|rwhp)[ /]+(?:w?tq|torque|lb-?ft|ft-?lbs?)\)?|w?hp))(?: ?at the wheels?)?/g,
    '$1 whp',
  ],
  [/\b((?:twenty|thirty|forty|fifty)|\d{2}) ?(?:%|percent) (?=(?:more|extra|bump|increase|over stock))/g, '$1% '],
]

const STAGES: readonly Rewrite[] = [
  [/\b(?:s|st) ?1\b.{1,6}\b(?:s|st) ?2\b(?:.{1,8}\b(?:s|st) ?3\b)?/g, 'all stages'],
  [/\bfirst stage\b.{1,8}\bsecond stage\b.{0,8}\b(?:third stage\b)?/g, 'all stages'],
  [/\b(?:good|mild)[ ,/]+(?:better|medium)[ ,/]+(?:best|wild)\b|\bfrom mild to wild\b/g, 'all stages'],
  [
    /\b(?:break|split|spread|divide) (?:it|this|that|everything|the build|them) (?:up |out )?(?:in|into|over|across) (?:\w+ )?(?:stages|steps|phases|chunks|rounds)\b/g,
    'in stages',
  ],
  [
    /\bstages?\b(.{0,60})\b(?:run|walk|talk|take) (?:me|us) (?:thru|through) (?:1|one)\b.{0,8}\b(?:2|two)\b.{0,8}(?:3|three)?\b/g,
    'all stages $1',
  ],
]

/** Figures, sums and stages by their names among enthusiasts, as figures. */
export const figuresSpelledOut = (text: string): string =>
  [...MONEY, ...MONEY_BESIDE, ...POWER, ...STAGES].reduce(
    (words, [form, meant]) => words.replaceAll(form, meant as string),
    kmhTimes(text),
  )
