import { plainWords } from '../sentence.ts'

const OPENS = String.raw`(?:is|are|do|does|did|can|could|will|would|how|what|whats|when|where|who|which|cu[aá]nto|cu[aá]ndo|d[oó]nde|si|se puede|qu[eé]|aceptan|hacen|wie|wann|was|gibt)\b`
const JOINS = '(?:and|y|und|et|also|plus|or|tambi[eé]n|auch)'
const CUT = new RegExp(
  String.raw`(?<=[?!.])\s+|\n+|[,;]\s+(?=(?:${JOINS}\s+)?${OPENS})|\s+(?=${JOINS}\s+(?:${JOINS}\s+)?${OPENS})`,
  'i',
)

/** A matter of the shop: what it sells, what a car bears and what is planned for it are not. */
const OF_SHOP =
  /\b(?:book(?:ing|ed)?|appointments?|deposit\w*|down payment|slots?|openings?|ship(?:s|ped|ping)?|deliver\w*|mail it|send (?:it|them)|lead time|back ?order\w*|financ\w*|payments?|pay|affirm|klarna|returns?|refund\w*|warrant\w*|(?:work|labor|install) (?:is )?covered|guarantee\w*|keep (?:the|my) (?:car|truck)|have (?:the|my) (?:car|truck)|in the shop|loaner|wait there|drop (?:it|her|the car) off|pick(?: ?it)? up|open (?:on|saturdays?|sundays?|weekends?)|saturdays?|sundays?|hours are|close|located|address|sales tax|invoice|mandar\w*|envi\w+|entreg\w+|pagar|pagos|anticipo|deposito|garantia|cita|abren|cierran|versand\w*|liefer\w+|anzahlung|termin|garantie)\b/
const GOES_ON =
  /^\W*(?:(?:and|y|und|also|plus|tambien) )*(?:how (?:long|soon|much)|when|cuanto (?:tarda|cuesta|sale)|cuando|wie lange|wann)\b/
const ASKS = new RegExp(
  String.raw`\?|^\W*(?:(?:${JOINS}|ok|so|hi|hello|hola)\W+)*(?:(?:[eé]l|ella|he|she) (?:pregunta|asks|wants to know) )?(?:if |${OPENS})|\bneed to know\b`,
  'i',
)
const FEWEST = 2
/** What is planned or bought is no counter talk. */
const OTHER = /\b\d{3,4} ?(?:w?hp|whp|wheel|ps|kw)\b|\$ ?\d|\bcart\b|\bstage [1-3]\b/

/**
 * The questions of a message that asks several things of the shop and nothing else, each as if it had been a message. Empty where one of
 * them is of another matter. Worked: "How far ahead do I need to book, and is there a deposit" is two.
 */
export function shopQuestions(message: string): string[] {
  if (OTHER.test(plainWords(message))) return []
  const bare = message.split(CUT).flatMap((piece) => (/\w/.test(piece) ? [piece.trim()] : []))
  const found: string[] = []
  for (const piece of bare) {
    const plain = plainWords(piece)
    const isOfShop = OF_SHOP.test(plain) || (found.length > 0 && GOES_ON.test(plain))
    if (!isOfShop || !ASKS.test(plain)) return []
    found.push(piece)
  }
  return found.length >= FEWEST ? found : []
}
