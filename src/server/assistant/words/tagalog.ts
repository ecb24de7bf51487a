import type { Rewrites } from './rewrites.ts'

/** Words that are Tagalog and nothing else that is read here. */
const STRONG =
  /\b(?:gawin|gawing|tanggalin|alisin|dagdagan|idagdag|ilagay|lagay|hanap|magkano|kailangan|gusto ko|pwede|puwede|bilhin|bibilhin|yung|yun|lang|po|opo|hindi|walang|meron|dalawa|dalawang|tatlo|tatlong|isang|kotse|sasakyan|pang|naman|ngayon|palitan|ilan|gaano|ano|mong|sige|mo sa|mo na)\b/g
/** So many of them make a message Tagalog; one alone may be a name. */
const LEAST = 2
const ORDERS = /\b(?:add|remove|make|change) mo\b|\bmo sa cart\b/

const TAGALOG: Rewrites = [
  [/\b(?:huwag|wag) (?:na|mo)?(?: ?na)?\b/g, "don't"],
  [/\b(?:gawin|gawing)(?: mo(?:ng)?)?(?: na(?:ng)?)?(?= (?:\d|isa|dalawa|tatlo|apat|lima|anim|walo))/g, 'make it'],
  [/\b(?:tanggalin|alisin|bawasan)(?: mo| niyo)?(?: na)?(?: (?:ang|yung))?\b/g, 'remove'],
  [/\bpalitan(?: mo)?(?: ng)?\b/g, 'change to'],
  [/\b(?:i-?add|add)(?: (?:mo|niyo))?(?: na)?(?: rin)?(?: (?:sa cart))?\b/g, 'add it to cart'],
  [/\b(?:idagdag|ilagay|lagay|dagdagan)(?: mo| niyo)?(?: na)?(?: rin)?(?: (?:ang|yung))?\b/g, 'add'],
  [/\b(?:add it to cart) sa cart\b/g, 'add it to cart'],
  [/\bsa (?=cart)/g, 'to the '],
  [/\bhanap(?:an)?(?: (?:ako|mo|ko))*(?: ng)?\b/g, 'looking for'],
  [/\b(?:gusto|kailangan)(?: ko)?(?: (?:ng|sana))?\b/g, 'i want'],
  [/\bmagkano(?: (?:ang|yung|ba|po))*\b/g, 'how much is'],
  [/\bilang? (?:ang|yung)?\b/g, 'how many '],
  [/\bmeron(?: ba)?(?: kayo)?(?:ng)?\b/g, 'do you have'],
  [/\bpag do you have\b/g, 'if you have it'],
  [/\b(?:p[uw]+ede|pwede)(?: ba)?\b/g, 'can i'],
  [/\bwalang\b/g, 'without'],
  [/\bpang(?= \d|\d)/g, 'for '],
  [/\b(?:para sa|pang)\b/g, 'for'],
  [/\b(?:isa(?:ng)?)\b/g, '1'],
  [/\bdalawa(?:ng)?\b/g, '2'],
  [/\btatlo(?:ng)?\b/g, '3'],
  [/\bapat(?: na)?\b/g, '4'],
  [/\banim(?: na)?\b/g, '6'],
  [/\bwalo(?:ng)?\b/g, '8'],
  [/\blahat\b/g, 'all of it'],
  [/\blang\b/g, 'only'],
  [/\bhindi\b/g, 'no'],
  [/\bsige\b/g, 'ok'],
  [/\b(?:kotse|sasakyan)\b/g, 'car'],
  [/\bgaano (?:kabilis|ka bilis)\b/g, 'how fast'],
  [/\b(?:ay|po|opo|na|nga|rin|din|naman|ba|ko|mo|ang|ng|yung|yun|eh|kasi)\b/g, ' '],
]

/** Whether a message is Tagalog with the English of the trade in it, as Filipinos write it. */
export const isTagalog = (plain: string): boolean => (plain.match(STRONG) ?? []).length >= LEAST || ORDERS.test(plain)

/** A message of Tagalog and English in English; any other as it is. Short orders go by one word of it: "gawin mong 2". */
export const tagalogInEnglish = (plain: string): string =>
  isTagalog(plain) ? TAGALOG.reduce((words, [form, by]) => words.replaceAll(form, by), plain) : plain
