import type { Fitted } from './fitted-in.ts'

/** Stand for the words of what is on the car: no reader takes them for anything, nor for a hidden figure (`figures-said.ts`). */
const FIRST_SIGN = 0xe1_00
const SIGNS = /[\ue100-\ue17f]/g

const placesOf = (words: string, text: string): number[] => {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}

/** What is left of a message, with a sign for each part that is on the car: what is wished is the rest. */
export const withFittedHidden = (rest: string, asked: string, fitted: readonly Fitted[]): string =>
  fitted.reduce((text, { words, from }, at) => {
    const nth = placesOf(words, asked).filter((place) => place < from).length
    const hiddenBefore = fitted.slice(0, at).filter((one) => one.words === words).length
    const place = placesOf(words, text)[nth - hiddenBefore]
    if (place === undefined) return text
    return text.slice(0, place) + String.fromCharCode(FIRST_SIGN + at) + text.slice(place + words.length)
  }, rest)

/** The words again, for those who ask what the message is about. */
export const withFittedShown = (text: string, fitted: readonly Fitted[]): string =>
  text.replaceAll(SIGNS, (sign) => fitted[sign.charCodeAt(0) - FIRST_SIGN]?.words ?? ' ')
