import type { IntendedUse } from '../../../engine/vocabulary.ts'

/** What a car is for, where that decides more than its quarter mile. */
export type Purpose = IntendedUse | 'tow' | 'autocross' | 'corners' | 'resale' | 'mods'

/** What hangs behind a truck, or stands on what hangs there. */
const LOAD = String.raw`(?:(?:sail|bass|ski|pontoon)? ?boats?|skiffs?|trailers?|campers?|travel trailers?|rvs?|airstreams?|caravans?|pontoons?|jet ?skis?|goose ?necks?|(?:5th|fifth) wheels?|toy ?haulers?|cattle|livestock|hay|bobcats?|skid ?steers?|excavators?|backhoes?|tractors?|bales)`
const PULLED = new RegExp(
  [
    String.raw`\b(?:haul|pull|drag|draw|lug|carr)(?:s|y|ies|ing|ed)?\b[^.,;!?]{0,30}\b(?:${LOAD}|(?<!\d )horses?)\b`,
    String.raw`\b(?:with|w|for|behind|hang\w*|good for|and) (?:the|a|my|our|his|her|their|that|an) (?:\w+ ){0,2}(?<!boat |rv )${LOAD}\b(?! (?:queen|home|guy|shop|dealer|store|brakes?|hitch|wiring|plug))`,
    String.raw`\b\d[\d,.]*k? ?(?:k|grand|ton|lbs?|pounds?|pounders?|tons)? (?:\w+ )?(?:behind (?:it|her|him|me|the truck)|on the (?:hitch|tongue|ball)|${LOAD})\b`,
    String.raw`\b(?:goose ?neck|(?:5th|fifth) wheel|toy ?hauler|travel trailer|tongue weight|on the tongue|(?:jala|jalar|remolca|remolcar|arrastra) [^.,;!?]{0,20}(?:trailer|remolque|lancha|boat))\b`,
    String.raw`\b(?:for|mostly|just|better at|better for) (?:pulling|hauling)(?=\W*$| ?[,.;!?]| (?:and|not|up|on 8|on 9)\b)|\b(?:guy|man|somebody|someone|truck|rig|rest is|that actually) (?:(?:that|who) )?(?:actually )?(?:pulls|hauls|pulling|hauling)(?=\W*$| ?[,.;!?]| (?:n|and|not)\b)`,
  ].join('|'),
)
/** The car itself is brought on a hook: it pulls nothing. */
const ON_A_HOOK =
  /\btow(?:s|ing|ed)? (?:it|her|him|me|us|the car|my car|the truck|my truck|this thing|home|to)\b|\btowed in\b|\b(?:got|get|gets|getting|be|been|was|had it|have it) towed\b|\btow (?:hooks?|straps?|yard|bill|company|service|driver)\b|\b(?:need|call|called|calling|get|got|on|onto|by) an? tow(?: truck)?\b/g

const USES: readonly (readonly [Purpose, RegExp])[] = [
  [
    'tow',
    /\btow(?:s|ing|ed)?\b|\b(?:miles|years|pounds|lbs?|thousand|grand|\d) of (?:pulling|hauling)\b|\bpull(?:ing|s)? (?:\d[\d.]*|\w+ (?:thousand|ton)) ?(?:k|grand|thousand|lbs?|pounds|tons?)?\b.{0,24}\b(?:grades?|hills?|mountains?|lbs?|pounds)\b|\b(?:pull|haul)(?:s|ing)?\b.{0,20}\b(?:boat|trailer|camper|rv|fifth wheel|load)\b|\btow (?:rig|truck)\b|\b(?:boat|camper|trailer)\b.{0,40}\b(?:hills?|grades?)\b|\b(?:hills?|grades?)\b.{0,24}\b(?:boat|camper|trailer)\b|\b(?:boat|camper|trailer|fifth wheel) (?:behind|hooked|in tow)\b/,
  ],
  ['tow', PULLED],
  [
    'autocross',
    /\bauto[- ]?(?:cross|x)\w*\b|\bax(?:ing)?\b|\bscca solo\b|\bsolo (?:2|ii)\b|\bcones?(?: course)?\b(?! (?:filter|air|intake))|\b(?:st[xrhsu]|[a-h] ?-?street|[css]?st|(?:super )?street touring)(?= (?:class|prep|legal|rules|build|car|nationals|ish)\b|-?ish\b)|\bstreet touring\b|\b(?:for|in|to|stay in|class|does|legal (?:in|for)) (?:st[xrhsu]|[a-h] ?-?street|street touring|cst|csx|smf|ssm|xs[ab])\b/,
  ],
  [
    'track',
    /\btrack[- ]?(?:days?|use|car|driving)\b|\b(?:driv\w+|drove) (?:it |her )?to the track\b|\bdays a year\b(?=.*\btrack\b)|\bhpde ?\d?\b|\broad course\b|\blapping\b|\btime attack\b/,
  ],
  [
    'corners',
    /\b(?:angeles crest|mulholland|tail of the dragon|mountain roads?|back ?roads?)\b|\bcorner(?:s|ing)?\b|\bhandl(?:e|es|ing)\b|\bcanyons?\b|\btwist(?:y|ies)\b|\brotat(?:e|es|ion)\b(?! (?:the |my )?(?:tires?|wheels?))|\b(?:under|over) ?steers?\b/,
  ],
  ['drag', /\bdrag(?:s|ging)? (?:strip|race|racing|car|days?)\b|\bthe strip\b|\bdrag only\b|\bbracket rac\w+/],
  [
    'resale',
    /\bflip(?:s|ping|per)?\b|\bresale\b|\bresell\w*\b|\bhold(?:s)? (?:its |their )?value\b|\bholds? value\b|\bkeep(?:s)? (?:its )?value\b|\bdepreciat\w+\b/,
  ],
  [
    'mods',
    /\b(?:better|best|easier|cheaper|good|nicer) (?:one )?to (?:mod\w*|build|tune|upgrade|work on)\b|\b(?:better|best) (?:platform|base|starting point|project)\b|\bfor mod(?:s|ding)\b|\bmods? (?:better|easier)\b/,
  ],
  [
    'daily',
    /\bdaily\b|\bcommut\w+\b|\bdriv(?:e|es|ing) to work\b|\bmiles (?:each|one|both) ways?\b|\bmiles (?:a|every|per|each) day\b/,
  ],
]

export function purposeSaid(asked: string): Purpose | undefined {
  const words = asked.replaceAll(ON_A_HOOK, ' ')
  return USES.find(([, form]) => form.test(words))?.[0]
}
