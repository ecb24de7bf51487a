import { plainWords } from '../sentence.ts'

const POWER = '(?:power|hp|horse ?power|output|engine|motor)'
const MORE = '(?:any|more|extra|added|additional|adding|making|the|a|bit|of|single)'
/** Where a wish stands before the power that is refused. */
const LEAVES = new RegExp(
  [
    String.raw`\b(?:zero|no|not any|little) (?:real |further )?(?:interest|desire|need|appetite|wish) (?:in|for|of) (?:${MORE} )*${POWER}\b`,
    String.raw`\b(?:not|isn't|aren't|ain't|never) (?:really |here )?(?:interested in|after|chasing|looking for|for|about) (?:${MORE} )*(?:power|hp|horse ?power)\b`,
    String.raw`\b(?:leav(?:e|es|ing)|left|keep(?:s|ing)?|kept) (?:the |my |its |all the )?${POWER}(?: output)? (?:completely |totally |exactly |just )?(?:alone|stock|as is|as it is|where|untouched|the way|at stock|at factory|factory)\b`,
    String.raw`\b${POWER} (?:stays?|is staying|remains?|can stay|to stay|staying) (?:completely |exactly |bone )?(?:stock|where|put|as|alone|factory|untouched|the same)\b`,
    String.raw`\b(?:stock|factory) (?:power|hp|horse ?power|output) (?:is|works|does) (?:fine|plenty|enough|all|ok|okay|good|for me)\b`,
    String.raw`(?<!\b(?:has|have|had|got|is|makes?|with|there's|gets|feels like|getting) )\bno (?:more |added |extra |additional )?(?:power|hp|horse ?power)(?: (?:mods?|parts?|adders?|stuff|upgrades?|gains?))?(?: (?:wanted|needed|please|at all|for me))?(?=\s*(?:[.,;:!?]|$|- ))`,
    String.raw`\b(?:without|skip|forget|not) (?:adding|touching|raising|changing|increasing) (?:any |more |the )*${POWER}\b`,
    String.raw`\b(?:don't|do not|dont|won't|wont) (?:really |even )?(?:want|need|care for|add|touch) (?:any |more |extra |the )*(?:power|hp|horse ?power)\b(?! (?:steering|brakes?|seats?|windows?|at|under|below|until))`,
    String.raw`\bpower (?:is|was) (?:plenty|fine|enough|good|not the (?:point|goal|problem|issue))\b`,
    String.raw`\b(?:plenty of|enough|more than enough) (?:power|hp|horse ?power)\b(?! (?:to|for (?!me|us|now))\b)`,
    String.raw`\bno mas (?:potencia|caballos|power)\b|\bsin (?:mas )?(?:potencia|caballos)\b|\bno quiero mas (?:potencia|caballos|power)\b`,
  ].join('|'),
)
/** "Below 3,000 it has no power": a complaint of the car. */
const TROUBLE =
  /\b(?:below|under|until|lost|losing|suddenly|sometimes|loses)\b[^.?!]{0,20}\bpower\b|\bno power\b[^.?!]{0,12}\b(?:below|under|until|when|after|at|uphill|in|from)\b/

/** What is bought for a car whose power stays. */
const CHASSIS =
  /\b(?:brak\w+|cool\w+|tires?|suspension|alignment|camber|handl\w+|corner\w*|track\w*|hpdes?|auto-?(?:cross|x)\w*|sessions?|grip|pads?|rotors?|chassis|canyons?|laps?|lapping|road course|frenos|llantas|pista)\b/

/** What goes wrong on track is answered before a shopping list. */
const SUFFERS =
  /\b(?:hits?|reach\w*|climbs? to|gets to|goes to|sees|runs|at) (?:about |around |like )?[23]\d\d\b(?! ?(?:w?hp|dollars))|\b(?:overheat\w*|boil\w*|limp(?:s|ing)?|cooks|cooking|surviv\w*|fades?|fading|goes soft|pedal)\b/

export const leavesPower = (asked: string): boolean =>
  LEAVES.test(asked) && !TROUBLE.test(asked) && !SUFFERS.test(asked)
export const namesChassis = (asked: string): boolean => CHASSIS.test(asked)

/** A message that leaves the power alone and spends on the rest of the car: one piece. */
export function sparesPower(typed: string): boolean {
  const words = plainWords(typed)
  return leavesPower(words) && namesChassis(words)
}

/** Power that is wished for again. */
const WANTS_POWER =
  /\b\d{3,4} ?(?:w?hp|bhp|at the wheels?|to the wheels?|crank)\b|\b(?:more|extra|some|add(?:ing)?) (?:power|hp|horse ?power|boost)\b|\bstage ?[123]\b|\b(?:turbo|blower|supercharger) kit\b|\b(?:add|want|do|get|with|price) (?:a |the |an )?(?:tune|flash|turbos?|blower|supercharger)\b|\b(?:faster|quicker)\b(?=[^.?!]*\bstraights?\b)/

/** Held against the power that is planned, and settled by nothing. */
const SUPPOSED = /\b(?:suppose|what if|imagine|hypothetical\w*|say i|versus|instead of)\b/

/** Whether the power stays where it is after all that was said: refused, and not wished for since. */
export function isPowerLeft(said: readonly string[]): boolean {
  for (const words of said.toReversed()) {
    if (leavesPower(words)) return !SUPPOSED.test(words)
    if (WANTS_POWER.test(words)) return false
  }
  return false
}
