import { FUEL_NAMES } from '../../engine/display-words.ts'
import { type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import { stillBroken } from './danger-answer.ts'
import type { Draft } from './draft.ts'
import { blendIn, moreFuelPercent, plannedOn } from './ethanol-blend.ts'

/** Words of what a car that has to pass can't have. */
const AT_THE_CATS = /\b(?:long[- ]?tubes?|headers?|downpipes?|catless|mid-?pipes?|stage [123])\b/i
const SAYS_LAW = /\bCARB\b|has to pass|\billegal\b|\binspection\b/

/** What the engine offers of the parts that were left out: nothing to offer where they are against the law. */
const LEFT_OUT = / ?With the parts that you left out, [^.]*\.(?= |$)/g

const wordsOf = (answer: Answer): string =>
  answer.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')

/** What holds all through the talk and that an answer must not leave out: a danger, a blend, a check to pass. */
export function withStandingNotes(draft: Draft, asked: string, told: Answer): Answer {
  const { mustPass, blend } = draft.talk ?? {}
  const answer = mustPass
    ? told.map((event) => (event.type === 'text' ? { ...event, text: event.text.replaceAll(LEFT_OUT, '') } : event))
    : told
  const words = wordsOf(answer)
  const isUntold = blend !== undefined && blendIn(asked) === blend && !words.includes(`E${blend}`)
  const before = isUntold ? [text(`${inLanguage(draft.language, ofBlend(blend))} `)] : []
  const isTempting = mustPass && AT_THE_CATS.test(words) && !SAYS_LAW.test(words)
  const after = isTempting ? [text(` ${inLanguage(draft.language, ofCheck(mustPass === 'carb'))}`)] : []
  const at = answer.findLastIndex(({ type }) => type === 'text') + 1
  return stillBroken(draft, [...before, ...answer.slice(0, at), ...after, ...answer.slice(at)])
}

const ofBlend = (blend: number): Bilingual => {
  const counted = FUEL_NAMES[plannedOn(blend)]
  return [
    `On E${blend}: I don't count that blend by itself. It takes about ${moreFuelPercent(blend)}% more fuel than gasoline, so I plan it on ${counted}, whose pump and injectors feed it, with a tune for your blend.`,
    `Con E${blend}: no calculo esa mezcla sola. Pide un ${moreFuelPercent(blend)}% más de combustible que la gasolina, así que la planeo con ${counted} y un tune para tu mezcla.`,
  ]
}

const ofCheck = (isCalifornia: boolean): Bilingual =>
  isCalifornia
    ? [
        'Yours has to pass in California: of that leave out long-tubes, mid-pipes, downpipes and every part or tune without a CARB order, and the power that comes with them.',
        'El tuyo tiene que pasar en California: de eso deja fuera headers largos, mid-pipes, downpipes y todo lo que no traiga orden CARB.',
      ]
    : [
        'Yours has to pass inspection: of that leave out long-tubes, mid-pipes and downpipes, and the power that comes with them. The cats stay where they are.',
        'El tuyo tiene que pasar la inspección: de eso deja fuera headers largos, mid-pipes y downpipes. Los catalizadores se quedan.',
      ]
