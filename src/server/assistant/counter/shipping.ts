import { isAbroad } from '../knowledge/abroad.ts'
import { either, type Fact, told, when } from './fact.ts'
import { wishesPart } from './part-beside-shop.ts'

const SHIPS =
  /\b(?:ship|ships|shipped|shipping|send|deliver|delivery|mail|freight|export|envios?|envian|mandan|livrez|versendet)\b/
export const PLACES_ABROAD =
  /\b(?:abroad|overseas|international(?:ly)?|outside (?:of )?(?:the )?(?:us|usa|states|country)|europe|canada|alberta|ontario|quebec|montreal|toronto|vancouver|calgary|british columbia|saskatchewan|manitoba|nova scotia|sao paulo|brasil|brazil|rio de janeiro|mexico(?! (?:beach|mo))|monterrey|guadalajara|tijuana|cdmx|medellin|bogota|cali colombia|lima|buenos aires|caracas|santiago de chile|guatemala|honduras|el salvador|costa rica|republica dominicana|osterreich|austria|belgique|belgien|belgium|allemagne|quebec city|stuttgart|ludwigsburg|munchen|munich|berlin|hamburg|frankfurt|koln|surrey|london|scotland|wales|espana|madrid|india|deutschland|germany|schweiz|suisse|uk|england|ireland|australia|new zealand|japan|tokyo|philippines|pinas|pilipinas|manila|cebu|davao|dubai|abu dhabi|uae|qatar|kuwait|riyadh|jeddah|singapore|kuala lumpur|jakarta|bangkok|hong kong|taipei|seoul|auckland|sydney|melbourne|brisbane|johannesburg|lagos|nairobi|kingston jamaica|trinidad|fuera de (?:estados unidos|eeuu|usa))\b/
const CUSTOMS =
  /\b(?:customs|duties|duty|import (?:tax|fee)s?|prices? landed|landed (?:price|cost)s?|zoll|aduana|impuestos? de importacion|arancel(?:es)?|taxes on import)\b/
/** Where we ship is told before who pays the customs of it. */
export const abroad: Fact = ({ asked, typed }) => {
  const all = `${asked} ${typed}`
  const isElsewhere = PLACES_ABROAD.test(all) || isAbroad(asked) || isAbroad(typed)
  if (
    !(isElsewhere && (SHIPS.test(all) || CUSTOMS.test(all))) &&
    !(CUSTOMS.test(all) && /\b(?:pay|pays|who|wer|quien|pocket)\b/.test(all))
  )
    return undefined
  const [english, spanish] = told('ship_international')
  if (!CUSTOMS.test(all) && !/\b(?:us dollars?|en us|in us|usd|dolares)\b/.test(all)) return [english, spanish]
  return [
    `${english} Prices are in US dollars, and no duties are in them.`,
    `${spanish} Los precios son en dólares y no incluyen impuestos de importación.`,
  ]
}

export const APO = when(/\b(?:apo|fpo|dpo)\b/, 'ship_apo')
const FAR_STATES = when(
  /\b(?:hawaii|hilo|honolulu|maui|oahu|kona|alaska|anchorage|fairbanks)\b/,
  'ship_alaska_hawaii',
  /\b(?:drive|race|legal|cold|po box|post office|nobody here|how (?:long|soon|many days)|when|cuanto tarda|tarda)\b/,
)

/** Where somebody lives who wishes a part asks nothing of the freight. */
export const HAWAII: Fact = (ask) =>
  SHIPS.test(`${ask.asked} ${ask.typed}`) || !wishesPart(ask.typed) ? FAR_STATES(ask) : undefined

const WHO_PAYS =
  /\b(?:who|whos|quien|wer|qui)\b[^.?!]{0,24}\b(?:pay|pays|paying|eats?|covers?|foots?|on the hook|paga|pagan|cubre|zahlt|paie)\b/
const OF_RETURN =
  /\b(?:return|returns|rucksendung|send(?:ing)? (?:it|them|that|one|those) back|send (?:it|them) back|ship(?:ping)? (?:it |them |that )?back|(?:freight|shipping) (?:back|if|when)|doesn'?t fit|don'?t fit|dont fit|doesnt fit|give (?:it|them) back|devolucion|devolver|devuelvo|regres(?:o|ar|arlo|arla)|envio de (?:vuelta|regreso))\b/
/** "If they don't fit, can I send them back, who pays?": the way back first, then the policy. */
export const returnShipping: Fact = ({ asked, typed }) => {
  const all = `${asked} ${typed}`
  if (!WHO_PAYS.test(all) || !OF_RETURN.test(all) || CUSTOMS.test(all)) return undefined
  const [english, spanish] = told('return_shipping')
  const isUnfit =
    /\b(?:doesn't|don't|dont|does not|do not|didn't|won't|not) (?:even )?fit\b|\bno (?:le )?(?:quedan?|sirven?|ajustan?)\b/.test(
      all,
    )
  const [fitEnglish, fitSpanish] = isUnfit ? told('part_doesnt_fit') : told('returns')
  return [`${english} ${fitEnglish}`, `${spanish} ${fitSpanish}`]
}

/** Of an order that came in part nothing is wrong yet. */
const NOT_ALL_CAME =
  /\b(?:one box|only one|only part|(?:two|three|four|\d) (?:things|boxes|items|parts)|the rest|missing|separate(?:ly)?|(?:isn't|isnt|aren't|arent) here|and the \w+ (?:and|i))\b/
export const cameWrong: Fact = ({ asked, typed }) =>
  /\b(?:got|received|came|sent|shows? up|arrived)\b[^?!]{0,60}\b(?:i|we) ordered\b|\b(?:i|we) ordered\b[^?!]{0,60}\b(?:but (?:got|received)|and (?:got|received)|you sent|got sent|they sent)\b|\b(?:sent|shipped|sold|got|received)(?: me| us)? the wrong \w+|\bme (?:mandaron|llego) (?:la |otra |el )?(?:pieza )?(?:equivocad[oa]|otra)\b/.test(
    `${asked} ${typed}`,
  ) && !NOT_ALL_CAME.test(typed)
    ? told('wrong_part')
    : undefined
export const neededBy = when(
  /\b(?:need|want|gotta have)\b[^.?!]{0,30}\b(?:right one|correct one|replacement|it|them|part)\b[^.?!]{0,20}\bby (?:mon|tue|wed|thu|fri|sat|sun|the \d|tomorrow|next)\w*/,
  'ship_deadline',
)

const SENDS_BACK = either(
  /\bhow (?:do|can|would) (?:i|we) (?:send|ship|return|give)\b[^.?!]{0,30}\b(?:back|return)\b|\bhow (?:do|can) i return\b|\bstart a return\b/,
  /\bcomo (?:lo |la |los |las )?(?:devuelvo|regreso|mando de regreso)\b/,
)
/** "How do I send one back": what to do first, then the policy. */
export const sendBack: Fact = ({ asked, typed }) => {
  if (
    !(SENDS_BACK.test(asked) || SENDS_BACK.test(typed)) ||
    /\bto stock\b|\bstock map\b|\b(?:get|for) (?:the|an?) other\b|\bexchange\b|\bswap\b/.test(typed)
  )
    return undefined
  const [english, spanish] = told('returns')
  return [
    `Write to /contact with your order number first, and we send you the address and a return number; the order page is behind the link in your confirmation email. ${english} We refund it within 5 business days of getting it back, the way you paid.`,
    `Escribe primero a /contact con tu número de orden y te mandamos la dirección y un número de devolución. ${spanish}`,
  ]
}
export const remorse: Fact = ({ asked, typed }) =>
  /\b(?:buyer'?s? remorse|chang(?:e|ed|ing) (?:my|our|his) mind|just (?:don't|dont) want (?:it|them)|me arrepiento|me arrepenti|cambio de opinion)\b/.test(
    `${asked} ${typed}`,
  ) && !/\b(?:instead|exchange|swap|cancel\w*|other|another|appointment)\b/.test(typed)
    ? [
        `${told('returns')[0].split('. ').slice(0, 2).join('. ')}. ${told('restocking_fee')[0]}`,
        `${told('returns')[1].split('. ').slice(0, 2).join('. ')}. ${told('restocking_fee')[1]}`,
      ]
    : undefined
