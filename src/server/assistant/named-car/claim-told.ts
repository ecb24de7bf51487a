import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel, PartKind } from '../../../engine/model.ts'
import { type Answer, type Bilingual, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import { kindWords } from '../parts-answer.ts'
import type { Language } from '../words/language.ts'

const CLAIMS =
  /\b(?:seller|owner|ad|listing|dealer|guy|he|she|they|buddy|friend|vendedor|anuncio|dueno)\b[^.?!\d]{0,20}\b(?:says?|said|claims?|claimed|swears?|swore|insists?|advertis\w+|lists?|listed|promis\w+|dice|dicen|jura)\b[^.?!\d$]{0,24}\b([1-9]\d{2}|1\d{3})\b(?! ?(?:miles|mi\b|k\b|\$|psi|cc|usd|nm|lb))/
const OF_CRANK = 0.04
const FITS = 1.03
const GENEROUS = 1.08

interface Made {
  wheelHp: number
  crankHp: number
  fuel: Fuel
}

/** "Seller says 430": the power that is claimed for a car against what its parts make. */
export function claimTold(asked: string, { wheelHp, crankHp, fuel }: Made): Bilingual | undefined {
  const claimed = Number(CLAIMS.exec(asked)?.[1])
  if (!claimed) return undefined
  const [made, on] = [Math.round(wheelHp), FUEL_NAMES[fuel]]
  if (claimed <= made * FITS)
    return [
      `Believable: those parts make about ${whp(made)} on ${on}, so ${claimed} fits.`,
      `Creíble: esas piezas dan unos ${whp(made)} con ${on}; ${claimed} cuadra.`,
    ]
  const over = claimed - made
  const isCrank = Math.abs(claimed / crankHp - 1) <= OF_CRANK
  if (!isCrank && claimed <= made * GENEROUS)
    return [
      `${claimed} is ${over} over what those parts make on ${on} by our model: a generous dyno or a cool day could print it. Ask for the sheet.`,
      `${claimed} son ${over} más de lo que dan esas piezas con ${on}: un dyno generoso podría darlo. Pide la hoja.`,
    ]
  return [
    `Not on ${on}: ${claimed} is ${over} over the ${whp(made)} that those parts make.${isCrank ? ` It's about what they make at the crank, so that may be the number that's meant.` : ' An ethanol blend or a bigger turbo could get there, these parts on that fuel not.'} Ask for the dyno sheet and a log, and what fuel was in it.`,
    `Con ${on} no: ${claimed} son ${over} más que los ${whp(made)} que dan esas piezas.${isCrank ? ' Es más o menos la cifra al cigüeñal.' : ''} Pide la hoja del dyno y un log.`,
  ]
}

const IF_TRUE =
  /\b(?:really|actually|honestly|realistic\w*|believ\w+|legit|fantasy|true|truth|bs|bull\w*|lying|possible|plausible|de verdad|creible|mentira)\b|\bwhat (?:does|do|would|will|should) (?:that|it|this|those) (?:\w+ )?make\b/

/** A claim that was read as a wish: what is said to be on the car makes so much, and nothing is planned to reach the claim. */
export function claimOfBuild(typed: string, language: Language | undefined, told: Answer): Answer {
  const build = told.findLast((event) => event.type === 'build')
  const { installed = [] } = build?.request.currentSetup ?? {}
  if (!build || installed.length === 0 || !IF_TRUE.test(typed)) return told
  const { power, enhancedData } = build.reply
  const { stockWheelHp: wheelHp } = power
  const made = { wheelHp, crankHp: (wheelHp * power.crankHp) / power.wheelHp, fuel: enhancedData.preferences.fuel_type }
  const claim = claimTold(typed, made)
  const on: Bilingual = [
    `Counted as on it: ${listed(installed.map((kind) => kindWords(kind as PartKind)))}.`,
    `Contado como puesto: ${installed.map((kind) => kindWords(kind as PartKind)).join(', ')}.`,
  ]
  return claim
    ? [text(inLanguage(language, claim), inLanguage(language, on)), suggestions('What breaks first?', '100 more whp')]
    : told
}
