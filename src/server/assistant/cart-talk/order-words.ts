import { spelledOut } from '../cart-order.ts'

const NUMBERS: Readonly<Record<string, string>> = {
  ...{
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
  },
  ...{ dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', ocho: '8', un: '1', una: '1', uno: '1' },
}
const COUNTED = new RegExp(String.raw`\b(${Object.keys(NUMBERS).join('|')})\b`, 'g')

/** Spanish orders that stand in a message beside what was read in English already. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pon|mete|echa|anade|agrega|suma)(?:me|le)?(?:los|las|lo|la)\b/g, 'add them'],
  [/\b(?:pon(?:me|le)|mete(?:me|le)?|echa(?:me|le)|anade|agrega(?:me|le)?|dame|suma(?:me|le)?)\b/g, 'add'],
  [/\b(?:quita|saca|borra|elimina)(?:me)?(?:los|las|lo|la)\b/g, 'remove them'],
  [/\b(?:quita(?:me)?|saca(?:me)?|borra|elimina)\b/g, 'remove'],
  [/\b(?:me lo|me la|me los|me las) llevo\b/g, "i'll take it"],
  [/\b(?:deja(?:me|lo|la|los|las)?|conserva)\b/g, 'keep'],
  [/\bfiltros? (?:of|de) aire\b/g, 'air filters'],
  [/\b(?:ambos|ambas|los 2|las 2|the 2)\b/g, 'both'],
  [/\b(?:ese|esa|eso|este|esta|esto)\b/g, 'that'],
  [/\b(?:esos|esas|estos|estas)\b/g, 'those'],
  [/\b(?:carrito|carro de compras)\b/g, 'cart'],
  [/\b(?:tambien)\b/g, 'also'],
  [/\b(?:si no|if no)\b/g, 'if not'],
  [/\b(?:mas barat[oa]s?|the cheaper)\b/g, 'the cheapest'],
  [/\bjuegos?\b/g, 'sets'],
  [/\b(?:los|las|el|la)\b/g, 'the'],
  [/\by\b/g, 'and'],
]

/** How a parts counter hears it: one word for each thing, numbers in figures. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b([ksh]) and ([nbr])\b/g, '$1&$2'],
  [/(?:'|\b)(?:em|dem|thm|'em)\b/g, 'them'],
  [/\bad (?=them|it|the)\b/g, 'add '],
  [/\b(?:n|an) (?=\d|(?:an?|the) )/g, 'and '],
  [
    /\b(quarts?|qts?|liters?|jugs?) of (royal purple|mobil(?: ?1)?|amsoil|red ?line|castrol|valvoline|liqui moly|motul)(?! \w* ?(?:oil|fluid|atf|coolant))/g,
    '$1 of $2 motor oil',
  ],
  [/\b(front|rear)s? (?:and|n|&|\+|plus) (?:back|rears?)\b/g, '$1 with rear'],
  [/\bback (?=(?:brake )?(?:pads|rotors))/g, 'rear '],
  [/\b(add|put|throw|toss|stick) (?:it |them |both )?2 (?:my |the )?cart\b/g, '$1 to cart'],
  [/\b(?:1|one) (?:piece|unit|pcs?)\b/g, '1'],
  [/\b(?:drop[- ]?in|panel) (?:air )?filters?\b/g, 'air filter'],
  [/\bna(?:da)? mas\b/g, 'only'],
  [/\ba couple(?: of)?\b/g, '2'],
  [/\b(just|only|need|want) one\W*$/g, '$1 1'],
  [/\bremove an?(?=\W*$)/g, 'remove 1'],
  // Which one, and no order of its own.
  [
    / (?:that|which|what) (?:don't|dont|doesn't|doesnt|do not|does not|won't) (?:need|require) (?:no|an?|any|the) (?:re)?tun(?:e|ing)\b/g,
    '',
  ],
  [/\ba (sets?|pair|kit)\W*$/g, '1 $1'],
  [/\bsways?\b(?! ?bars?)/g, 'sway bars'],
  [/\b(\d{1,2}) ?x? ((?:[a-z]+ )?)plug sets?\b/g, '$1 sets of $2spark plugs'],
  [/(?<!\b(?:drain|glow|oil|lug|plumb) )(?<!spark )\bplugs?\b(?! wires?)/g, 'spark plugs'],
  [/\bspark plug\b/g, 'spark plugs'],
  [/\b(?:rod )?bearing (?:sets?|kits?)\b/g, 'rod bearings'],
  [/\b(?:dual|twin|double) pump(?: setup| kit)?\b/g, 'fuel pump dual'],
  [
    /(?<!\b(?:fuel|oil|water|vacuum|pressure|low pressure) )\b(?:aeromotive|walbro|aem|dw) ?(\d{3})(?! ?cc)\b(?! (?:fuel )?pump)/g,
    '$& fuel pump',
  ],
  [/\btb\b/g, 'throttle body'],
  // "Put 8 plugs, wires and a purge kit in there": what stands between is a list of its own.
  [
    /(?<!\b(?:they|it|that|i|he|she|we|you) )\b(?:put|throw|toss|stick|slap|load|pop|drop) (?!(?:it|that|this|them|those|these|one|both|all) )(.{3,160}?) in (?:there|(?:the|my|ur|your) (?:cart|basket))(?=\W*$|[,.;]| (?:for|too|also|as well|please|then)\b)/g,
    'add $1 to the cart',
  ],
  [
    /(?<=^\W*(?:(?:ok|okay|yes|yeah|alright|cool|so|then)\W+)*|, |\band )one (?=[a-z]{3})(?!(?:more|thing|for|that|with|question|last|and|year|day|car|guy|set|pair|each|other|way|time)\b)/g,
    '1 ',
  ],
  [
    /(?<!\b(?:they|it|that|pads|i|he|she|we) )\b(?:throw|toss|chuck|stick|pop|drop) (?!(?:it|that|this|them|those|one|both) )(.{2,60}?)(?<!\bdrop) in(?=\W*$| for (?:my|the|an?|his|her)\b| too\b| please\b)/g,
    'add $1',
  ],
  [
    /(?<!\b(?:they|it|that|pads|i|he|she|we) )\b(?:throw|toss|chuck|stick|pop) in (?=[a-z\d])(?!the cart|my cart)/g,
    'add ',
  ],
  // Injectors go by their flow alone: "the 1300s", "switch them to the 1050x".
  [
    /(?<=\b(?:the|some|them|those|these|with|to|of|get|want|add|and|them) )(?:id ?-?)?(550|650|725|750|850|900|1000|1050|1100|1200|1300|1340|1500|1650|1700|2150|2200|2600)(x)s?\b(?! injectors?)/g,
    'id$1$2 injectors',
  ],
  [
    /(?<=\b(?:the|some|them|those|these|with) )(550|650|725|750|850|900|1050|1100|1200|1300|1340|1500|1650|1700|2150|2200|2600)s\b(?! injectors?)/g,
    '$1 cc injectors',
  ],
  [/\binjector dynamics (?=\d{3,4}\b)/g, 'injector dynamics id'],
  [/\bdeatsch ?werks (?=\d{2,3}c?\b)/g, 'deatschwerks dw'],
  [/(?<=\b(?:series|skunk2|pro|ported) )im\b/g, 'intake manifold'],
  [/(?<=\binjectors? (?:and|plus) (?:an? |the )?)pumps?\b|\bpumps?(?= (?:and|plus) (?:the )?injectors)/g, 'fuel pump'],
]

/** The words of a message as an order is read in them. */
export function orderWords(said: string, isSpanish: boolean): string {
  const asked = spelledOut(said)
  const english = isSpanish ? SPANISH.reduce((words, [form, by]) => words.replaceAll(form, by), asked) : asked
  const counted = english.replaceAll(COUNTED, (word) => NUMBERS[word] ?? word)
  return ofIgnition(SPOKEN.reduce((words, [form, by]) => words.replaceAll(form, by), counted))
}

/** Beside plugs and wires, coils are those of the ignition. */
const ofIgnition = (words: string): string =>
  /\bspark plugs\b|\b(?:plug|spark) wires\b/.test(words)
    ? words.replaceAll(
        /(?<!\b(?:ignition|coil|over) )\bcoils?\b(?! ?-?(?:overs?|springs?|packs?|on)\b)/g,
        'ignition coils',
      )
    : words

export interface Clause {
  text: string
  isQuestion: boolean
}

/** "Take it off i want the borla": two orders without a stop between them. */
const RUNS_ON =
  /(?<=\b(?:off|out|it|that|them|those|one|these|cart)) (?=(?:i want|i need|i'd rather|i'll take|give me|gimme|add|put|throw|remove|take|swap|drop|cart) )/g
const GIVE_ON = / (?=(?:give me|gimme|i'll take|i'd rather have) )/g
const KEEP_ON = / (?=(?:keep|leave) (?:the|my|everything|it|them|those)\b)/g
const EXCEPT =
  / (?=(?:except(?: for)?|but not|without|minus) |(?:skip|hold|forget|leave out|no need for|not|and not) (?:the|that|those|my) )/g

const ENDS = /([?!;,]|\.(?=\s|$)|\s[-–/]\s|\s?[&+](?=\s|[a-z]{3})|\b(?:and|plus|then|also|but)\b)/

/** A message piece by piece: what asks is no order. */
export function clausesOf(words: string): Clause[] {
  const pieces = words
    .replaceAll(RUNS_ON, '; ')
    .replaceAll(EXCEPT, '; ')
    .replaceAll(KEEP_ON, '; ')
    .replaceAll(GIVE_ON, '; ')
    .replaceAll(/\b([ksh])&([nbr])\b/g, '$1\u0001$2')
    .split(ENDS)
  const clauses: Clause[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').replaceAll('\u0001', '&').trim()
    if (text) clauses.push({ text, isQuestion: pieces[at + 1] === '?' })
  }
  return clauses
}

const FILLER = `(?:please|pls|just|yo|ayo|n|kindly|ok(?:ay)?|k|kk|yeah|yea|ya|yep|yes|yup|sure|bet|fine|cool|great|perfect|wonderful|nice|and|also|so|now|can you|could you|can we|would you|will you|you can|let us|lets|let's|go ahead|actually|wait|oh|hey|alright|aight|bro|dude|man|mb|sorry|first|still|better|mejor|do me a favor|i want you to|i'd like to|i want to|i would like to|omg|lol|hmm+|um|uh|well|never mind|no|nah|shit|damn|then|tbh|fr|dale|orale|va|sale|vale|simon|bueno|entonces|oye)`
const START = String.raw`^\W*(?:${FILLER}\W+)*`
const PUT = 'throw|toss|chuck|stick|pop|put|drop|place|slap|load|set'
const ADDS = new RegExp(
  `${START}(?:add|include|order(?! (?:status|number|#|of\\b|\\d{3}))|cart(?! is| has| shows?)|grab\\b|cop\\b|snag\\b|scoop(?: up)?\\b|bag\\b|gimme|give me|get me|do me (?:both|the|an?|1|2|one|that|those|them|it)\\b|(?:reserve|hold|save|set aside) me (?:an?|one|1|2|the|some|that|those)\\b|put me down for|(?:buy|purchase) (?:it|that|those|them|these|both|the|all)\\b|ring (?:me )?up|sign me up for|(?:send|ship|order) me (?:an?|the|one|1|2|\\d|that|those|them|it|some)\\b(?! (?:picture|pic|photo|link|quote|list|email|text|price|invoice))|(?:hook me up with|le(?:t me|mme) (?:get|have|grab|cop|order|buy|take))(?!.{0,12}\\b(?:quotes?|prices?|pricing|estimate|info|ideas?|list|pic\\w*|photos?|links?|look|discount|number|address)\\b)|(?:i(?:'ll| will|'d)|ill) (?:take|grab|have|get|buy|order)|i take|i(?:'ll| will)? go with|(?:${PUT})\\b(?=.*\\b(?:in|into)(?: (?:the|my|ur|your|there|too|also|as well|please|for me|while you are at it))*(?: (?:cart|basket|order|list))?\\W*$|.*\\bin(?:to)? (?:the |my |ur |your )?(?:cart|basket)\\b|.*\\bon (?:the|my) (?:list|order|tab)\\b)|(?:${PUT}|get|do|use|give me|want|need)\\b.*\\binstead\\b(?! of\\b)|pick(?: up)? (?:it|that|this|them)\\b|(?:i(?:'m| am)? ?|im )?(?:buying|ordering|getting) (?:it|that|this|them|those|these|one|both)(?: (?:please|then|now|too))*\\W*$|(?:i )?(?:want|need) (?:it|that one|them|those|these|both|\\d{1,2})(?: (?:please|then|now|too|sets?|of (?:them|those|these)))*\\W*$|pull the trigger|(?:go ahead|send it|(?:let's |lets )?do it)\\W*$)`,
)
/** "The turbo inlet i take", "cooler in": what is to go in is said first. */
const ADDED_LAST =
  /\b(?:i(?:'ll| will)? take|in (?:my|the|ur|your) (?:cart|basket))\W*$|^(?:\W*[\w-]+){1,4} (?:it is|(?<!\b(?:all|get|go|come|step|drop|built|chip|plug|pull|trade|break|dial\w*|fill|put|was) )in)\W*$/
const TAKEN_LAST = /^(?:\W*[\w-]+){1,4} (?:out|off)\W*$/
/** "How much do you charge to put them in": asks, and orders nothing. */
const ASKS =
  /^\W*(?:(?:so|and|but|ok|then|also) )*(?:how|what|why|when|where|who|which|do|does|did|is|are|was|should|can i|could i|would|will|if)\b/
/** "The one in the middle, put that in". */
const PUT_IN =
  /(?<!\b(?:i|we|he|she|they|you|after|when|once) )\b(?:put|throw|toss|stick|chuck) (?:it|that|this|them|those|one|both) in\b/
const REMOVES = new RegExp(
  `${START}(?:remove|delete|drop(?!.{0,40}\\bin(?:to)?\\b| ?-?in\\b)|ditch|lose|scrap|scratch|cancel|yank|kill|nix|86|minus|get rid of|forget|never ?mind(?: about)? (?:the|that|those|my) (?!one|rest)[a-z]|toss out|(?:take|pull|get|throw|leave|kick)\\b(?=.{1,40}\\b(?:out|off)\\b)|take (?:out|off)|(?:i )?(?:don't|do not|dont) (?:want|need)|changed my mind|(?:swap|trade|switch|exchange|cambia)(?: out)? (?:the|it|that|them|those|my|el|la)|replace (?:the|it|that))`,
)
const KEEPS = new RegExp(`${START}(?:keep|leave|leaving|i'll stay with|i got|i (?:already|alr) (?:have|got)|rest)`)
/** "I'd rather buy the pump local", "getting the pads from RockAuto": bought elsewhere, and no order of ours. */
const ELSEWHERE =
  /\b(?:buy|buying|bought|get|getting|got|find|found|source|sourcing|order|ordering|ordered|pick|picking|have|use|using|i'll do)\b.*\b(?:local(?:ly)?|elsewhere|somewhere else|some place else|(?:by )?myself|on my own|used|secondhand|off (?:of )?(?:ebay|marketplace|craigslist|facebook|a (?:buddy|friend))|on (?:ebay|marketplace|craigslist|facebook)|(?:from|at) (?:rock ?auto|ebay|amazon|auto ?zone|o'?reill?y'?s?|advance|napa|summit|jegs|fcp|turner|ecs|the (?:dealer|stealer|junkyard|other (?:shop|guys?|place))|a (?:buddy|friend|junkyard|dealer)|my (?:buddy|friend|cousin|boy|guy|uncle|dad|brother)))\b/
const REFUSES = new RegExp(
  `${START}(?:not|no|without|skip|except|but not|nothing|no need for|instead of)\\b(?! (?:the )?cheap)`,
)
const REFUSED_LAST = /\b(?:no|not now|out|later)\W*$/
const SETS = new RegExp(
  `${START}(?:make|change|bump|update|set|double|up)\\b|\\binstead of \\d|\\bnot (?:just )?(?:1|one)\\b`,
)

/** "Take a percent off": of the price, and nothing of the cart. */
const OF_PRICE = /\b(?:percent|discount|price|bucks|dollars|tax|shipping|labor|install\w*)\b|\d ?%/

export type Act = 'add' | 'remove' | 'set' | 'keep' | 'refuse'

/** What a clause wants done, where it says so itself. */
export function actOf({ text, isQuestion }: Clause): Act | undefined {
  if (/^\W*(?:take|pull|throw|get) (?:it|that|this|them|those)\W*$/.test(text))
    return /take|get/.test(text) ? 'add' : undefined
  if (ELSEWHERE.test(text) && !isQuestion) return 'keep'
  if (REMOVES.test(text)) return OF_PRICE.test(text) ? undefined : 'remove'
  if (isQuestion && !/^\W*(?:can|could|would|will) (?:you|we)\b/.test(text)) return undefined
  if (KEEPS.test(text)) return 'keep'
  if (REFUSES.test(text)) return 'refuse'
  if (SETS.test(text)) return 'set'
  if (ADDS.test(text)) return 'add'
  if (ASKS.test(text)) return undefined
  if (PUT_IN.test(text)) return 'add'
  if (TAKEN_LAST.test(text)) return 'remove'
  if (REFUSED_LAST.test(text)) return 'refuse'
  return ADDED_LAST.test(text) && !/\b(?:what|how|where|which|put|was|is|are|that) \w+ in\W*$/.test(text)
    ? 'add'
    : undefined
}

const UNIT = '(?:liters?|litres?|quarts?|qts?|sets?|pairs?|bottles?|cans?|kits?|packs?|boxes|units?|pieces?|pcs|of)'
const NO_UNIT = String.raw`(?! ?(?:st|nd|rd|th|in|inch|%|psi|mm|cc|lb|piston|pot|point|pod|ft|gal|speed|cyl\w*|door|dr|v|l|hp|whp|k|miles|years?|days?|am|pm|step)\b)(?![\d./-])`
const LEADS = new RegExp(
  String.raw`(?:^|[^\w.$/-])(?:x ?|qty:? ?)?(\d{1,2})${NO_UNIT}(?: ?x\b)?(?: (?:more|extra|new|of))*(?: (${UNIT}))?(?: of)?(?: (?:an?|the|those|these|them|my|your|good|new|same))*(?: [a-z&-]+){0,2}(?: [a-z]*\d[a-z\d-]*)? *$`,
)
const FOLLOWS =
  /^s?(?: count)? *(?:,? ?\(?(?:x|times|qty|quantity:?) ?(\d{1,2})\)?(?![\d.])|\((\d{1,2})\)|(?:up |back )?to (\d{1,2})\b| (\d{1,2})\W*$)/

export interface Count {
  count: number
  /** Of pieces, and not of the packages that they are sold in. */
  isPieces: boolean
}

/** How many of a thing are said right before or behind it. */
export function countAround(before: string, behind: string): Count | undefined {
  const [, lead, unit] = LEADS.exec(before) ?? []
  const follow = FOLLOWS.exec(behind)?.slice(1).find(Boolean)
  const said = lead ?? follow
  if (said === undefined) return undefined
  const isPacked = unit !== undefined && !/^(?:of|pieces?|pcs)$/.test(unit)
  return { count: Number(said), isPieces: lead !== undefined && !isPacked && !/^s? sets?\b/.test(behind) }
}

const ALONE = new RegExp(
  String.raw`(?:^|\s)(?:x ?|qty:? ?|make (?:it|that|them|those) |to )?(\d{1,2})${NO_UNIT}(?: ?x\b)?(?: (${UNIT}))?(?: (?:of )?(?:it|them|those|that|these|each))?(?: (?:each|please|pls|total|of each|in all))*\W*$`,
)
/** "Add 2 of the one for the 18": the first number counts. */
const OF_THEM =
  /^\W*(?:(?:ok|and|also|please|just) )*(?:add|put|get|give me|gimme|throw in|do|take|want) (\d{1,2}) of (?:the|those|these|them|that)\b/
/** A number without the thing that it counts: "make that 2", "2 sets please", "4 pieces". */
export function countAlone(text: string): Count | undefined {
  const first = OF_THEM.exec(text)?.[1]
  if (first !== undefined) return { count: Number(first), isPieces: false }
  const [, said, unit] = ALONE.exec(text.replace(/\binstead of \d+/, '').trim()) ?? []
  if (said !== undefined)
    return { count: Number(said), isPieces: unit === undefined || /^(?:of|pieces?|pcs)$/.test(unit) }
  return /\bdouble\b/.test(text) ? { count: 2, isPieces: false } : undefined
}

/** One more of what is there: "one for my sister too", "another one". */
export const MORE =
  /\b(?:another|(?:1|one) more|an extra|(?:1|one) (?:for|4) (?:my|his|her|the) \w+ (?:too|also|as well)|same for (?:my|his|her) (?!car|truck)\w+)\b/
