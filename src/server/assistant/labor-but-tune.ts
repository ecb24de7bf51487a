import type { GenerateReply } from '../../contract/configurator.ts'
import { type Bilingual, dollars } from './advisor.ts'

const OWN = String.raw`(?:my ?self|ourselves|himself|my own|diy|i(?:'m| am)? (?:do|doing|can do|handle|install\w*|wrench\w*)|i(?:'ll| will) (?:do|handle|install|wrench)|we(?:'ll| will)? do|he(?:'ll| will| does)? do\w*|at home|in my (?:garage|driveway|shop)|labor|labour)`
const BUT = String.raw`(?:apart from|aside from|except(?:ing)?(?: for)?|other than|besides|minus|all but|but(?: not)?|not|save for|excluding|sin contar|menos)`
const TUNING = String.raw`(?:the |for the |your |a |el |la )*(?:final |dyno |custom |actual |remote )*(?:tun(?:e|es|ing)(?: (?:part|itself|session|work|labor))?|dyno(?: time| session| work)?|programming|calibration|tunear|afinacion)\b`
/** "I do all of the labor myself apart from the tuning": who does the work, and no part that is refused. */
const BUT_THE_TUNE = new RegExp(
  String.raw`\b(?:labor|labour|work\w*|install\w*|wrench\w*|everything|all(?: of it)?|the rest|it|my ?self|ourselves|half|parts)\b[^.;!?]{0,40}?\b${BUT} ${TUNING}`,
)
const BY_HIMSELF = new RegExp(String.raw`\b${OWN}\b`)
/** "Y'all just do the tune, the rest is mine." */
const ONLY_TUNE = new RegExp(
  String.raw`\b(?:you(?: guys)?|ya|yall|y'all|shop)\b[^.;!?]{0,16}\b(?:just|only) (?:do|have to do|need to do|handle|write) ${TUNING}`,
)
const REST_IS_OWN = /\b(?:the rest|everything else|all else)\b/

export const doesAllButTune = (asked: string): boolean =>
  (BUT_THE_TUNE.test(asked) && BY_HIMSELF.test(asked)) || (ONLY_TUNE.test(asked) && REST_IS_OWN.test(asked))

/** A message without the words that leave the tuning to the shop: they refuse no tune. */
export const withoutTuneLeft = (asked: string): string =>
  doesAllButTune(asked) ? asked.replaceAll(new RegExp(String.raw`\b${BUT} ${TUNING}`, 'g'), ' ') : asked

/** The parts and the hours of the tune, where the customer does the rest of the work. */
export function withTuneLabor({
  partsCost,
  laborCost,
  laborHours,
  recommendedParts,
}: GenerateReply): Bilingual | undefined {
  const tunes = recommendedParts.filter(
    ({ kind }) => kind === 'tune' || kind === 'e85_tune' || kind === 'transmission_tune',
  )
  const hours = tunes.reduce((sum, { pricing }) => sum + pricing.laborHours, 0)
  if (hours <= 0 || hours >= laborHours) return undefined
  const tuning = (laborCost * hours) / laborHours
  return [
    `${dollars(partsCost + tuning)}: ${dollars(partsCost)} for the parts and ${dollars(tuning)} for ${hours} ${hours === 1 ? 'hour' : 'hours'} of tuning here. The other ${laborHours - hours} hours, ${dollars(laborCost - tuning)}, are yours to do. Easy driving only until it's tuned. Sales tax and shipping come on top.`,
    `${dollars(partsCost + tuning)}: ${dollars(partsCost)} en piezas y ${dollars(tuning)} por ${hours} horas de tune aquí. Las otras ${laborHours - hours} horas, ${dollars(laborCost - tuning)}, las haces tú.`,
  ]
}
