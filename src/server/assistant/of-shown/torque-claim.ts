import type { GenerateReply } from '../../../contract/configurator.ts'
import { GEARBOX_FORMS } from '../../../engine/lexicon.ts'
import { NM_PER_LBFT } from '../../../engine/units.ts'
import type { Bilingual } from '../advisor.ts'

const FIGURE = /\b(\d{3,4}) ?(nm|newton ?meters?|lb-?ft|ft-?lbs?|lbs?-?ft|pound[- ]feet|foot[- ]pounds|tq|torque|wtq)\b/
/** A figure that a part is not to pass, as somebody heard it. */
const IS_LIMIT =
  /\b(?:not|never|no|more than|over|past|above|max(?:imum)?|limit\w*|rated|good for|only|can't|cannot|won't|shouldn't|holds?|handles?|takes?|breaks?|dies|up to|mas de|aguanta\w*|maximo)\b/
const BOX = new RegExp(
  String.raw`\b(?:gear ?box|trans(?:mission)?|tranny|zf ?\d?|[68]hp\w*|10r80|6r80|mt-?82|tr-?\d{4}|dq\d{3}|clutch|caja|${GEARBOX_FORMS})\b`,
)
const NEARLY = 1.01

/** "I read the ZF shouldn't see more than 650 Nm": the crank torque of the build against that figure. */
export function torqueClaim(
  asked: string,
  { power }: GenerateReply,
): { told: Bilingual; isOfBox: boolean } | undefined {
  const said = FIGURE.exec(asked)
  if (!said || !IS_LIMIT.test(asked)) return undefined
  const isNm = said[2]?.startsWith('n') === true
  const claimed = Number(said[1])
  const makes = Math.round(power.crankTorqueLbft * (isNm ? NM_PER_LBFT : 1))
  const unit = isNm ? 'Nm' : 'lb-ft'
  const percent = Math.round(100 * Math.abs(makes / claimed - 1))
  const isOver = makes > claimed * NEARLY
  return {
    isOfBox: BOX.test(asked),
    told: isOver
      ? [
          ` So yes, at the crank that's ${percent}% over the ${claimed} ${unit} you heard; the tune can cap torque there if you want to stay under it.`,
          ` O sea que al cigüeñal pasa ${percent}% de los ${claimed} ${unit} que oíste; el tune puede limitar el torque ahí.`,
        ]
      : [
          ` At the crank that's inside the ${claimed} ${unit} you heard${percent > 0 ? `, ${percent}% under it` : ''}.`,
          ` Al cigüeñal queda dentro de los ${claimed} ${unit} que oíste.`,
        ],
  }
}
