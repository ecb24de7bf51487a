import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { type Answer, dollars, text, whp } from './advisor.ts'
import type { Language } from './words/language.ts'

/** Whether a power can be had is asked, and not only ordered. */
const ASKS_WHETHER =
  /\b(?:possible|out of the question|doable|realistic|reachable|achievable|feasible|attainable|is there any way|too much to ask|pipe ?dream|posible|se puede|alcanza|llega a|realista|c'?est faisable|moglich|machbar|geht das)\b|\b(?:can|could|will|would|puede)\b[^.?!]{0,30}\b(?:make|hit|get|reach|do|see|be|llegar|dar)\b[^.?!]{0,24}\b[2-9]\d\d\b[^.?!]*\?/i
const DOES_ASK_NO = /\bout of the question\b/i

/** So much of a goal is as good as reached; the same that other words of a build go by. */
const CLOSE = 0.985

/** How much of its nearest limit a build uses, and from where on it stands at it. */
const watched = ({ limits }: GenerateReply): number => Math.max(0, ...limits.map(({ share }) => share))
const EDGE = 0.97

/** From here on a shortfall is passed over where nobody asks whether the power can be had. */
const FAR_SHORT = 0.97

type Words = Record<'en' | 'es' | 'fr' | 'de', string>
const say = (en: string, es: string, fr: string, de: string): Words => ({ en, es, fr, de })

/** Yes or no to a power, of the build that was planned for it. */
function verdict(said: string, { targetHorsepower = 0 }: GenerateRequest, reply: GenerateReply): Words | undefined {
  const { power, enhancedData, shortfall, frontier, estimatedCost } = reply
  const fuel = FUEL_NAMES[enhancedData.preferences.fuel_type]
  const [goal, made, cost] = [whp(targetHorsepower), whp(power.wheelHp), dollars(estimatedCost)]
  const isAsked = ASKS_WHETHER.test(said)
  if (power.wheelHp >= CLOSE * targetHorsepower) {
    if (!isAsked) return undefined
    const isAtEdge = watched(reply) > EDGE
    return say(
      `${DOES_ASK_NO.test(said) ? 'No, it can be done' : 'Yes'}: about ${made} on ${fuel} for ${cost}${isAtEdge ? ', with its weakest part at the limit' : ''}.`,
      `Sí: unos ${made} con ${fuel} por ${cost}${isAtEdge ? ', con lo más débil al límite' : ''}.`,
      `Oui, c'est possible : environ ${made} pour ${cost}.`,
      `Ja, das geht: rund ${made} für ${cost}.`,
    )
  }
  if (!isAsked && power.wheelHp >= FAR_SHORT * targetHorsepower) return undefined
  const most = Math.max(power.wheelHp, ...frontier.map(({ wheelHp }) => wheelHp))
  return !shortfall && most >= CLOSE * targetHorsepower
    ? say(
        `${isAsked ? 'Possible, but at a price' : `Not quite ${goal}`}: this build stops at ${made}, because the rest costs more than it's worth.`,
        `${isAsked ? 'Se puede, pero sale caro' : `No llega del todo a ${goal}`}: este build se queda en ${made}, lo que falta no vale lo que cuesta.`,
        `${isAsked ? 'Possible, mais cher' : `Pas tout à fait ${goal}`} : ici ${made}, le reste coûte plus qu'il ne vaut.`,
        `${isAsked ? 'Möglich, aber teuer' : `Nicht ganz ${goal}`}: hier ${made}, der Rest kostet mehr, als er bringt.`,
      )
    : say(
        `Not ${goal} on ${fuel}: the most is ${whp(most)}.`,
        `No llega a ${goal} con ${fuel}: lo más son ${whp(most)}.`,
        `Non, pas ${goal} : au mieux ${whp(most)}.`,
        `Nein, ${whp(targetHorsepower)} nicht: höchstens ${whp(most)}.`,
      )
}

/** That a power is not reached was said by the words of the build. */
const IS_TOLD =
  /\bNot \d+ whp\b|\bdoesn't get you\b|\bNo llega a \d|\bOn n'arrive pas\b|\bwerden es so nicht\b|\bcan't be\b|^(?:Yes|No)\b/

/**
 * "Would 450 be out of the question?": yes or no before the build. A build that stops well under the power is never
 * shown without a word of it, asked or not.
 */
export function withVerdict(said: string, language: Language | undefined, told: Answer): Answer {
  const builds = told.filter((event) => event.type === 'build')
  const [build] = builds
  const words = told.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')
  if (!build || builds.length > 1 || build.stagePackage || IS_TOLD.test(words)) return told
  const { targetHorsepower, timeGoal, isMostForBudget } = build.request
  if (targetHorsepower === undefined || timeGoal || isMostForBudget) return told
  const says = verdict(said, build.request, build.reply)
  if (!says) return told
  const own = language === 'es' || language === 'fr' || language === 'de' ? says[language] : says.en
  return [text(own), ...told]
}
