import { type Answer, inLanguage, suggestions, text } from './advisor.ts'
import type { AskKind } from './asks/ask.ts'
import { dangerTold } from './danger-told.ts'
import { dangerOf } from './dangers.ts'
import type { Turn } from './turn.ts'

/** So surely a danger is told of that its looser words are enough to know which. */
const SURE = 0.7

/** What a danger goes by once it is known that one is told: looser than where the words alone have to say so. */
const LOOSE: readonly (readonly [id: string, form: RegExp])[] = [
  [
    'brakes',
    /\b(?:brakes?|pedal|frenos?)\b[^.?!]{0,30}\b(?:soft|long|far|squish\w*|mush\w*|spong\w*|floor|gone|fade\w*|blando|hondo)\b/,
  ],
  ['fuel_leak', /\b(?:smell\w*|leak\w*|drip\w*|huele|gotea)\b[^.?!]{0,16}\b(?:gas|gasoline|fuel|gasolina)\b/],
  [
    'overheating',
    /\b(?:temp\w*|needle|gauge|coolant)\b[^.?!]{0,40}\b(?:climb\w*|up|3\/4|three quarters|high|past|over|rising|creep\w*|sub\w+|2[3-9]\d)\b|\b(?:over|past|near|on) the h\b|\bsmells? (?:like |of |a bit like )?(?:hot )?(?:coolant|syrup|antifreeze)\b/,
  ],
  ['knock', /\b(?:ping(?:s|ed|ing)?|knock(?:s|ed|ing)?|marbles|detonat\w+|lspi|cascabel\w*)\b/],
]

/** "Is it ok", "can I still", "one more run": whoever asks so drives on unless told otherwise. */
const GOES_ON =
  /\b(?:can|could|may|should|ok|okay|safe|alright|puedo|keep|still|just)\b[^.?!]{0,40}\b(?:driv\w*|run|go|make it|send|finish|manej\w*|guiar\w*|llegar|continue)\b|\bone more\b|\bkeep driv\w+\b/

const isDanger = (kind: AskKind): boolean => kind === 'trouble.danger'

/** A danger that no fixed words tell, asked whether to drive on: what to leave comes first. */
export function dangerAsked({ draft, reading, words }: Turn): Answer | undefined {
  const { asked, asks } = reading
  const ask = asks?.find(({ kind, likely }) => isDanger(kind) && likely >= SURE)
  if (!ask || dangerTold(asked, words) || !GOES_ON.test(asked)) return undefined
  const [found] = LOOSE.find(([, form]) => form.test(asked)) ?? [draft.talk?.danger]
  const danger = dangerOf(found)
  if (!danger) return undefined
  const no = /^(?:Stop driving|Don't drive)\b/.test(danger.stop[0]) ? ['No. ', 'No. '] : ['Not like that. ', 'Así no. ']
  return [
    text(
      inLanguage(draft.language, [
        `${no[0]}${danger.stop[0]} ${danger.check[0]}`,
        `${no[1]}${danger.stop[1]} ${danger.check[1]}`,
      ]),
    ),
    suggestions('What do I check first?', 'Book the shop'),
  ]
}
