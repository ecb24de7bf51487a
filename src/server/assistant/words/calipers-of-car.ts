const OF_POTS = /^[468] ?-?(?:pot|piston)s?(?: brembos?| calipers?)?$/
const FITS_OVER = /\b(?:fits?|fitting|clears?|over|around|behind|inside)(?: (?:the|my|a|an|those|these|your))? $/

/** "Do they fit the 6 pot", "clear my 4 pot": the calipers on the car, and no kit to buy. */
export const areCalipersOfCar = (text: string, from: number, to: number): boolean =>
  OF_POTS.test(text.slice(from, to)) && FITS_OVER.test(text.slice(0, from))
