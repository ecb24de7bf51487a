const NOT_A_PLACE =
  '(?! (?:time|site|shop|store|place|thing|step|gear|stage|order|week|month|year|car|guy|mount|feed|end)s?\\b)'
const ofPlace = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:the|that|your|el|la) (?:very )?(?:${words})\b${NOT_A_PLACE}|\b(?:${words}) (?:ones?|1|part|item|option|set|kit|pair)\b|^\W*(?:(?:add|get|put|take|ok|yes) )*(?:${words})\W*$`,
  )

/** Places in a list of what was shown, from its end below zero. */
const PLACES: readonly (readonly [RegExp, number])[] = [
  [ofPlace('first|1st|top|primero|primera'), 0],
  [ofPlace('second|2nd|segundo|segunda'), 1],
  [ofPlace('third|3rd|tercero|tercera'), 2],
  [ofPlace('last|bottom|ultimo|ultima'), -1],
]

/** The place of a list that words point at: "the second one", "last one please"; "first add pads" and "the last site" are none. */
export const placeSaid = (words: string): number | undefined => PLACES.find(([form]) => form.test(words))?.[1]
