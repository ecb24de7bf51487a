import type { PartPage } from '../../contract/shop-parts.ts'
import { installationCentsOf } from '../../engine/labor-rates.ts'
import { CENTS_PER_DOLLAR } from '../../engine/units.ts'
import { dollars } from '../ui/money.ts'
import { gainRangeWords, gainWords } from './part-words.ts'

export interface AnsweredQuestion {
  question: string
  answer: string
}

const list = new Intl.ListFormat('en-US')
const sentence = (text: string): string => {
  const said = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(said) ? said : `${said}.`
}
/** "Fuel injectors" as it stands within a sentence; "ECU unlock" stays. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
const hoursInWords = (hours: number): string => `${Number(hours.toFixed(1))} ${hours === 1 ? 'hour' : 'hours'}`

/**
 * What people ask before they buy a part, with what the page knows: each answer repeats the catalog's own figures and
 * the rulebook's sentences. What is not known is not asked.
 */
export function questionsAnswered(page: PartPage): AnsweredQuestion[] {
  const asked = [fit, power, tune, others, conflicts, installation, street]
  return asked.flatMap((one) => one(page) ?? [])
}

type Asked = (page: PartPage) => AnsweredQuestion | undefined

const fit: Asked = ({ part, car, fitment }) => {
  // Why it doesn't stands beside the price.
  if (car) return { question: `Does it fit a ${car.years} ${car.label}?`, answer: part.fits ? 'Yes.' : 'No.' }
  return fitment.length > 0 ? { question: 'Which cars does it fit?', answer: sentence(part.fitsWhat) } : undefined
}

const power: Asked = ({ part: { gain, claimedGainHp }, car }) => {
  const question = 'How much power does it add?'
  if (car && gain) {
    if (Math.abs(gain.wheelHp) < 1) return undefined
    return { question, answer: `${gainWords(gain)} by itself on a ${car.years} ${car.label}. ${gainRangeWords(gain)}` }
  }
  if (claimedGainHp === null) return undefined
  return { question, answer: `The maker claims ${claimedGainHp} hp. Select your vehicle to see our figure for it.` }
}

const isTune = ({ name }: { name: string }): boolean => /\btune\b/i.test(name)
const tune: Asked = ({ needs, car }) => {
  const need = needs.find(isTune)
  if (!need) return undefined
  const question = 'Does it need a tune?'
  if (need.because === 'always' || !car) return { question, answer: 'Yes, on every car.' }
  return { question, answer: `Yes, on a ${car.years} ${car.label}. ${sentence(need.why.sentence)}` }
}

const others: Asked = ({ needs, supporting, car }) => {
  const names = (mods: PartPage['supporting']) => list.format(mods.map(({ name }) => inSentence(name)))
  const besides = needs.filter((need) => !isTune(need))
  const question = besides.length < needs.length ? 'What else do I need besides a tune?' : 'What else do I need?'
  if (besides.length > 0) return { question, answer: sentence(names(besides)) }
  // Without a car only what it needs on every car is known.
  if (!car || needs.length > 0 || supporting.length === 0) return undefined
  return { question, answer: `Nothing to make it work. ${sentence(`it goes well with ${names(supporting)}`)}` }
}

const conflicts: Asked = ({ excludes }) => {
  if (excludes.length === 0) return undefined
  const names = list.format([...new Set(excludes.map(({ name }) => inSentence(name)))])
  return { question: "What can't I run with it?", answer: sentence(names) }
}

const installation: Asked = ({ part: { laborHours } }) => {
  if (laborHours <= 0) return undefined
  const usd = installationCentsOf(laborHours) / CENTS_PER_DOLLAR
  return {
    question: 'How long does installation take?',
    answer: `${sentence(`about ${hoursInWords(laborHours)} at our shop`)} Labor is ${dollars(usd)}.`,
  }
}

const STREET: Readonly<Partial<Record<PartPage['part']['emissions'], string>>> = {
  '50_state': 'Yes, in all 50 states.',
  '49_state': "Yes, in 49 states. It isn't legal on the street in California.",
  off_road: "No. It's for off-road use only.",
}
const street: Asked = ({ part }) => {
  const answer = STREET[part.emissions]
  return answer ? { question: 'Is it street legal?', answer } : undefined
}
