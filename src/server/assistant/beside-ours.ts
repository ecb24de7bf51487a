import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { draftOfSide, modsIn, plannedSide, saysMods, sideOf } from './built-sides.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { slipWords } from './question-answers.ts'
import { carOf } from './request-of.ts'
import type { SaidCar } from './said-car.ts'
import { shownBuild } from './stage-plan.ts'
import { besideStranger } from './stranger-answer.ts'

/** What is said of our car: the pieces that do not name the other one. */
function ofOurs(asked: string, stranger: string): string {
  const names = stranger.toLowerCase().split(' ')
  const pieces = asked.split(/\bvs?\b\.?|\bversus\b|\bagainst\b|\bor\b|\bthan\b/)
  return pieces.filter((piece) => !names.some((name) => name.length > 2 && piece.includes(name))).join(', ')
}

const FIRST = /\bwhich (?:one |car )?(?:(?:do|should|would) i (?:do|build|start) )?first\b|\bdo first\b|\bstart with\b/

/** A car of ours with what was said of it against one that we do not build: figures of ours, and what would settle it. */
export function besideOurs(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  { asked, meaning }: MessageReading,
  stranger: string,
  [said]: readonly SaidCar[],
): Answer | undefined {
  if (!said) return undefined
  const isOfTalk = said.car === before.car
  const chosen = carOf(advisor, isOfTalk ? before : said, true)
  if (typeof chosen === 'string') return undefined
  const shown = isOfTalk && before.shown ? shownBuild(advisor, before, before.shown) : undefined
  const ours = ofOurs(asked, stranger)
  const mods = modsIn(advisor, ours)
  const wished = draftOfSide(chosen, mods, ours, meaning.fuel ?? before.fuel)
  const planned = shown?.ok
    ? shown.reply
    : saysMods(mods, ours) && !mods.isStock && !(wished.goal && 'fasterThan' in wished.goal)
      ? plannedSide(advisor, wished, chosen)
      : undefined
  const side = sideOf(advisor, chosen, shown?.ok ? before : wished, planned, shown?.ok === true)
  if (!planned && !FIRST.test(asked) && draft.language !== 'es') return besideStranger(advisor, stranger, chosen)
  const cost = planned ? ` for ${dollars(side.usd)} installed` : ''
  const short = planned?.shortfall ? ` ${planned.shortfall.reason}` : ''
  return [
    text(
      inLanguage(draft.language, [
        `${FIRST.test(asked) ? `The ${carWords(chosen.vehicle, chosen.year)} first: it is the one that we build. ` : ''}Our side of it: the ${side.name} makes ${whp(side.wheelHp)}${cost}; ${slipWords(side.timeSlip)} (predicted).${short} We don't build the ${stranger}, so there are no figures of ours for it and I won't guess a winner. Its time slip decides: it has to run quicker than ${side.timeSlip.quarterMileS.toFixed(2)} s at ${Math.round(side.timeSlip.trapMph)} mph. Tell me what it runs or makes and I'll say what yours needs.`,
        `De nuestro lado: el ${side.name} da ${whp(side.wheelHp)}${planned ? ` por ${dollars(side.usd)} instalado` : ''}, cuarto de milla en ${side.timeSlip.quarterMileS.toFixed(2)} s a ${Math.round(side.timeSlip.trapMph)} mph (predicción). El ${stranger} no lo trabajamos, así que no te invento cifras: dime qué tiempo hace y te digo qué le falta al tuyo.`,
      ]),
      chosen.assumed,
    ),
    suggestions(`${chosen.year} ${chosen.vehicle.make} ${chosen.vehicle.model}, 100 more whp`, 'What breaks first?'),
  ]
}
