/** Who races against the customer, and who may be the one that the customer asks for. */
const PEER = String.raw`(?:brother|buddy|buddie|friend|bro|homie|cousin|neighbou?r|co-?worker|colleague|room ?mate|guy|dude|kid|boss|sergeant|teammate|rival)s?`
const KIN = String.raw`(?:husband|wife|son|dad|father|uncle|boyfriend|girlfriend|sister|nephew|grandpa|step ?dad)s?`
const FIGURE = String.raw`(?:about |around |like |only |just )*[2-9]\d\d|1[0-4]\d\d`
const WHERE = String.raw`(?: ?(?:[rwab]w?hp|awhp|hp|wheel(?: hp)?|(?:to|at) the (?:wheels?|tires?)))?(?: on (?:an? |the |his |that )?(?:[a-z-]+ ){0,2}(?:dyno(?:jet)?|rollers)| (?:last )?(?:[a-z]+day|week(?:end)?|month|year|night))*`
const measuredBy = (who: string): RegExp =>
  new RegExp(
    String.raw`(?<=\b${who}'?s?\b[^.;!?]{0,44}\b(?:makes?|made|makin|putt?in[g']?|puts? down|laid down|dynoe?d|dyno'?d|did|got|pulled|hit|is at) (?:at )?)(?:${FIGURE})(?! ?(?:miles|mi\b|dollars|bucks|lbs?|psi|\d|k\b|/|%))${WHERE}`,
    'g',
  )
const BY_PEER = measuredBy(PEER)
const BY_KIN = measuredBy(KIN)
const OWN =
  /\bmine\b|\bmy (?:own|car|truck|build|set-?up)\b|\b(?:exact )?same (?:exact )?(?:car|mods|parts|crap|stuff|set-?up|build|thing|year|motor|engine)\b/
const WISH = /\bi (?:need|want|wanna|gotta|have to|have|got|drive|own|run|am)\b|\bi'm\b|\bim\b|\bme\b/

/**
 * "My brother's GT500 put down 780, I need 800": what a rival's car made on a dyno is neither what the customer's makes nor what
 * is wished. Of a husband's or a son's car the customer may well be asking, unless one of the own is named.
 */
export function withoutOthersDyno(text: string): string {
  const ofPeer = OWN.test(text) || WISH.test(text) ? text.replaceAll(BY_PEER, ' , ') : text
  return OWN.test(text) ? ofPeer.replaceAll(BY_KIN, ' , ') : ofPeer
}
