import type { Bilingual } from './advisor.ts'

/** Hale's rule: seconds of a quarter mile = 5.825 times the cube root of pounds per horsepower. */
const HALE = 5.825

/** "How much for a 9.99 in a 3,800 lb car": the horsepower that a weight needs for a time. */
export function horsepowerForTime(asked: string): Bilingual | undefined {
  const seconds = Number(/\b(\d{1,2}\.\d{1,2})\b/.exec(asked)?.[1])
  const pounds = Number(/\b(\d,?\d{3}) ?(?:lbs?|pounds?)/.exec(asked)?.[1]?.replace(',', ''))
  if (!(seconds > 5 && pounds > 1000)) return undefined
  const hp = Math.round(pounds / (seconds / HALE) ** 3 / 10) * 10
  const at = `${seconds.toFixed(2)} s, ${pounds} lb`
  return [
    `About ${hp} hp (${at} with the driver, by Hale's rule), if it hooks: a good 60 ft needs a little less, spinning a lot more. Tell me the car and I'll plan it.`,
    `Unos ${hp} hp (${at} con piloto, por la regla de Hale), si agarra. Dime el carro y lo planeo.`,
  ]
}
