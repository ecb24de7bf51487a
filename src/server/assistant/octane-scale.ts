import type { Bilingual } from './advisor.ts'

/** RON as it stands on pumps outside North America, and the AKI that US pumps call the same gasoline. */
const AKI_OF_RON: Readonly<Record<string, string>> = { 91: '87', 95: '91', 97: '92', 98: '93', 100: '95', 102: '97' }
const RON_SAID = /\b(91|95|97|98|100|102) ?ron\b|\bron ?(91|95|97|98|100|102)\b/
/** No US pump says it: it can only be RON. */
const ONLY_RON =
  /\b(95|97|98)(?: ?(?:octane|oktan|octanos|super|v-?power|pump(?: gas)?|fuel|gas(?:oline)?|petrol|benzin))\b|\b(?:on|with|have|get|use|run|using|running|octane|super) (95|97|98)\b(?!,\d| ?(?:whp|hp|mph|%|percent|\$|degrees|psi|miles|k\b|lb))/
/** Where pumps are labeled in RON, and 91 may be regular. */
const ABROAD =
  /\b(?:germany|german pump|australia|uk|england|britain|europe|netherlands|sweden|norway|poland|france|italy|spain|japan|new zealand|south africa|dubai|uae|brazil|brasil)\b/
const EITHER = /\b(91|93)\b(?! ?(?:whp|hp|mph|%|percent|\$|psi|miles|k\b|lb|ron|aki))/

const toldOf = (ron: string): Bilingual => [
  `${ron} RON is about ${AKI_OF_RON[ron]} on a US pump (AKI), and that is the scale that I count in.`,
  `${ron} RON son unos ${AKI_OF_RON[ron]} octanos AKI, que es la escala que uso.`,
]

const ronIn = (text: string): string | undefined => (RON_SAID.exec(text) ?? ONLY_RON.exec(text))?.slice(1).find(Boolean)

/** Which scale an octane is on: told where it can only be RON, asked where it may be either. */
export function octaneScale(said: string, told: string): Bilingual | undefined {
  const text = said.toLowerCase()
  const ron = ronIn(text)
  if (ron) return /\b(?:RON|ROZ|SP9\d)\b/.test(told) ? undefined : toldOf(ron)
  const either = ABROAD.test(text) ? EITHER.exec(text)?.[1] : undefined
  return either
    ? [
        `Is that ${either} RON or AKI? Pumps outside North America say RON, and ${either} RON is only about ${either === '91' ? '87' : '89'} on a US pump; I counted it as AKI.`,
        `¿Son ${either} RON o AKI? Fuera de Norteamérica las bombas dicen RON, y ${either} RON son solo unos ${either === '91' ? '87' : '89'} AKI; lo conté como AKI.`,
      ]
    : undefined
}
