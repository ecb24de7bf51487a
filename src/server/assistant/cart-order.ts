const COUNT = String.raw`(?:\d{1,2}(?! ?(?:st|nd|rd|th|in|inch|%|psi|mm|cc|lb|piston|pot|stage)\b)|a|an|one|two|three|four|five|six|couple|pair|another|extra|both|un|una|dos|tres|cuatro|par)`
const PACKAGE = '(?:bottles?|cans?|sets?|kits?|packs?|botes?|botellas?|juegos?|boxes|units?)'

/** "Front and rear pads" are two things, and so many "fluids" are bottles of brake fluid. */
export const spelledOut = (asked: string): string =>
  asked
    .replaceAll(
      /\b(front|rear) (?:and|&|\+|plus) (front|rear) ((?:brake )?(?:pads|rotors|discs))\b/g,
      '$1 $3 and $2 $3',
    )
    .replaceAll(/(brake pads) delanteras (?:and|y) traseras/g, 'front $1 and rear $1')
    .replaceAll(/(?<!\b(?:trans|transmission|gear|diff|steering|dct|washer|brake|racing) )\bfluids?\b/g, 'brake fluid')
    .replaceAll(/\bbrake fluids\b/g, 'brake fluid')

/** "To my cart", "for my mustang": where it goes and for what. */
export const WHERE = /\b(?:to|in|into|on|from|out|off|for|with|if|because|so|that|al|para)\b.*$/
/** A thing with its article or number, where a part would stand. */
export const OTHER = new RegExp(String.raw`^ *(?:${COUNT}|the|some)(?: ${PACKAGE} of)? ((?:[a-z][a-z\d'-]+ ?){1,3})$`)
export const NO_THING =
  /\b(?:cart|basket|order|total|price|list|car|truck|one|ones|it|them|that|those|rest|build|first|second|third|last|other|same|lot|few|minute|look|favor|way|everything|all|thing|things|stuff|parts?|of)\b/
