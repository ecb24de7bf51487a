/** What a question may be about beside parts: each is one thing, whatever it is called. */
const MATTERS: readonly (readonly [string, RegExp])[] = [
  ['shipping', /\b(?:ship(?:s|ped|ping)?|deliver\w*|freight|mail(?:ed)? (?:it|me|to)|send (?:[\w-]+ ){0,4}to)\b/],
  ['return', /\b(?:returns?|returned|returning|refund\w*|send (?:it|them) back|restock\w*|exchange)\b/],
  ['tax', /\b(?:tax(?:es)?|customs|dut(?:y|ies)|tariffs?|vat)\b/],
  [
    'rub',
    /\b(?:rub(?:s|bing)?|offset|poke|flush|fenders?|backspac\w+|clear(?:s|ance)?|fitment|wid(?:e|er|est) (?:a )?(?:tires?|wheels?))\b/,
  ],
  [
    'brake hydraulics',
    /\b(?:master cylinder|proportioning|brake booster|(?:disc|disk|drum)s?(?: brake)? (?:kit|conversion|swap))\b/,
  ],
  [
    'carburetor',
    /\b(?:carburet\w+|carbed|holley|edelbrock|jets|jetting|float bowl|double pumper|accelerator pump|carb (?:size|bog\w*|tun\w*|jet\w*)|(?:size|which|bigger|the|my) carb(?! (?:legal|eo|number|cert\w*|sticker)))\b/,
  ],
  [
    'transmission',
    /\b(?:trans(?:mission)?s?|tranny|gearbox(?:es)?|t-?5|t-?56|tr-?6060|mt-?82|th-?\d{3}|4l\d\de?|6l\d\d|10r\d\d|8hp\w*|dsg|dct)\b/,
  ],
  ['gas mileage', /\b(?:mpg|(?:gas|fuel) mileage|fuel economy)\b/],
  ['pulley', /\bpull(?:eys?|ies)\b/],
  ['clutch', /\bclutch(?:es)?\b/],
  ['oil', /\boil\b/],
  ['coolant', /\b(?:coolant|water temp\w*|radiator|antifreeze)\b/],
  ['tires', /\b(?:2[89]s|3\ds|tires?|wheels?|rims?|slicks?|radials?)\b/],
  ['cut', /\b(?:cuts?(?: out)?|misfir\w+|break(?:s|ing)? up|stutter\w*|bog(?:s|ging)?|hesitat\w+|surg\w+|limp)\b/],
  ['money', /\b(?:financ\w+|pay(?:s|ing|ment)?s?|monthly|affirm|klarna|paypal|credit|deposit)\b/],
  [
    'cheaper elsewhere',
    /\b(?:price[- ]match\w*|match (?:\w+ ){0,2}price|cheaper (?:at|on|elsewhere|somewhere)|found it (?:cheaper|for less))\b/,
  ],
  ['order', /\b(?:ordered|my order|tracking)\b|\bwhere(?: is| are|'s)? (?:my|they|it) (?:at|stuff|parts?|package)\b/],
  ['damage', /\b(?:damaged|crushed|bent|dent(?:s|ed)?|scratched|broken in|arrived broken)\b/],
  ['warranty', /\bwarrant\w+\b/],
  ['law', /\b(?:legal\w*|smog|emissions?|inspection|carb (?:eo|legal|number|exempt\w*|cert\w*)|eo number)\b/],
]

/** What happens to an order, whatever part is in it. */
export const ORDER_MATTERS: ReadonlySet<string> = new Set(['shipping', 'return', 'tax'])

/** Matters of the shop: beside one of them a part is only what is shipped, paid or sent back. */
const OF_SHOP: ReadonlySet<string> = new Set([
  ...['shipping', 'return', 'tax', 'money', 'cheaper elsewhere', 'damage', 'warranty', 'order', 'law'],
])

/** What a text is about. */
export function mattersOf(text: string): readonly string[] {
  const all = MATTERS.flatMap(([matter, form]) => (form.test(text) ? [matter] : []))
  const ofShop = all.filter((matter) => OF_SHOP.has(matter))
  return ofShop.length > 0 ? ofShop : all
}
