import type { PartKind } from '../../../engine/model.ts'

const WISHES =
  /\b(?:want|wants|wanna|need|needs|to|be|get it|getting|gonna|going|will|should|if|not|no|never|without|how|what|for|don't) (?:\w+ ){0,2}$|\b(?:stays?|keep|keeping|leave)\b[^,.;]{0,24}$/

/** "A driveshaft for my cammed Camaro" wishes another thing. */
const OF_MINE = /\bfor (?:my|his|her|our) $/

/** What owners say of a car by one word for what was done to it: "pullied", "cammed", "a tuned one", "leveled on 35s". */
const SHAPES: readonly (readonly [RegExp, PartKind])[] = [
  [/\bpull(?:ie|ey|y)d\b/g, 'pulley_smaller'],
  [/\bcammed\b/g, 'camshafts'],
  [
    /\b(?:an? |the |my |his |her )tuned (?=(?!port|induction)(?:one|car|truck|ecu|(?:19|20)\d\d|'?\d\d|[a-z]+\d*)\b)|\b(?:it is|she is|he is|car is|truck is|mine is|already|currently|is) tuned(?= ?(?:[,.;!]|$)| (?:on|by|with|and|already|at|by)\b)/g,
    'tune',
  ],
  [
    /(?<=\b(?:pullied|pulleyed|cammed|bolted|lifted|done|fbo|built|piped|turbo|ecutek|dyno|cobb) (?:and |, )?)tuned\b/g,
    'tune',
  ],
  [/\b(?:straight|str8)[- ]?piped\b/g, 'catback_exhaust'],
  [
    /\b(?:lifted|leveled|levelled|(?<=(?:,|with|has|got|and) (?:an? )?)level(?:ing)? kit|[2-8](?:\.5)?[ -]?(?:in(?:ch)?|") lift(?= (?:on it|kit (?:on|already)|and|with|actually|already)| ?[,.;]|\s*$))/g,
    'suspension_other',
  ],
  [/^\W*3[1-9]s\W*$/g, 'tires'],
  [/(?<=(?:,|\bwith|\bgot|\bhas|\bon) )\d\d ?x ?\d\d(?:\.\d+)? slicks\b/g, 'drag_tires'],
  [
    /\bgears (?:are |is |were )?(?:already )?(?:in|done|installed|swapped)\b|(?<=(?:,|\bwith|\bgot|\bhas|\brunning|\bon) (?:the )?)4\.[1-9]\d(?:s| ?gears?| rear(?: end)?)\b/g,
    'differential',
  ],
  [
    /\b(?:on|with|wit|has|got|and|runs|running|,) ?(?:an? |some |my )?(?:[2-4]\d(?:x\d+(?:\.\d+)?)?s|3[1-9]s|3[1-9]"|3[1-9] ?inch(?:es)?)(?= ?(?:[,.;!]|$)|(?: tires?| mts?| ats?)?(?: on it| with| and| already| now| right| but| just| like| it| so| in)?\b)/g,
    'tires',
  ],
]

export function shapeOfCar(segment: string, at: number): { kinds: readonly PartKind[]; words: string; from: number }[] {
  return SHAPES.flatMap(([form, kind]) =>
    [...segment.matchAll(form)].flatMap((said) =>
      WISHES.test(segment.slice(Math.max(0, said.index - 40), said.index).replace(OF_MINE, ' '))
        ? []
        : [{ kinds: [kind], words: said[0], from: at + said.index }],
    ),
  )
}
