import type { CurvePoint } from '../../../engine/model.ts'
import type { Bilingual } from '../advisor.ts'
import { WORDS_OF_BUILD } from '../build-answers.ts'
import type { OfBuild } from '../of-build.ts'

const DIP = /\b(?:dips?|hole|flat spot|bache|hueco|smooth)\b/
const COMES_IN =
  /\b(?:comes? (?:in|on|alive)|come alive|spools?|lag\w*|kicks? in|hits?|wakes? up|where|when|rpm|donde|cuando|entra)\b/
/** By how much a curve has to fall and rise again to be felt. */
const FELT = 0.03
/** From here down nobody drives at full throttle. */
const LOWEST_RPM = 2000
/** So much of its peak the torque has when it is there. */
const THERE = 0.9

const rounded = (rpm: number): string => (Math.round(rpm / 100) * 100).toLocaleString('en-US')

interface Dip {
  rpm: number
  share: number
}

/** The deepest fall of torque between two rises, as a share of the lower rise; undefined where none is felt. */
export function dipOf(curve: readonly CurvePoint[]): Dip | undefined {
  const points = curve.filter(({ rpm }) => rpm >= LOWEST_RPM)
  const torque = points.map(({ wheelTorqueLbft }) => wheelTorqueLbft)
  const dips = points.map(({ rpm }, at): Dip => {
    const low = torque[at] ?? 0
    const rims = [Math.max(0, ...torque.slice(0, at)), Math.max(0, ...torque.slice(at + 1))]
    return { rpm, share: 1 - low / Math.max(1, Math.min(...rims)) }
  })
  const deepest = dips.reduce((one, other) => (other.share > one.share ? other : one), { rpm: 0, share: 0 })
  return deepest.share >= FELT ? deepest : undefined
}

function dipTold(curve: readonly CurvePoint[], stockCurve: readonly CurvePoint[]): Bilingual {
  const [now, stock] = [dipOf(curve), dipOf(stockCurve)]
  const percent = ({ share }: Dip) => `${Math.round(100 * share)}%`
  if (!now)
    return stock
      ? [
          `Gone by our curve: stock dips ${percent(stock)} at ${rounded(stock.rpm)} rpm, this one doesn't. `,
          `Ya no: de fábrica cae ${percent(stock)} a ${rounded(stock.rpm)} rpm, este no. `,
        ]
      : [
          "No dip in our curve, stock or with this build. It doesn't model cam changeover, so a dyno log has the last word. ",
          'Nuestra curva no tiene bache, ni de fábrica ni con este build. ',
        ]
  return stock && stock.share > now.share + FELT
    ? [
        `Smaller, not gone: ${percent(now)} at ${rounded(now.rpm)} rpm, stock ${percent(stock)}. `,
        `Menor, no desaparece: ${percent(now)} a ${rounded(now.rpm)} rpm. `,
      ]
    : [
        `Still there: ${percent(now)} at ${rounded(now.rpm)} rpm. `,
        `Sigue: ${percent(now)} a ${rounded(now.rpm)} rpm. `,
      ]
}

/** "Where does it come in", "is the dip gone": that first, then the peaks. */
export const curveTold: OfBuild = (subject, reply) => {
  const { asked } = subject
  const { curve, stockCurve } = reply.power
  const [english, spanish] = WORDS_OF_BUILD.build_curve(subject, reply)
  if (DIP.test(asked)) {
    const [dip, bache] = dipTold(curve, stockCurve)
    return [`${dip}${english}`, `${bache}${spanish}`]
  }
  const most = Math.max(...curve.map(({ wheelTorqueLbft }) => wheelTorqueLbft))
  const from = curve.find(({ wheelTorqueLbft }) => wheelTorqueLbft >= THERE * most)
  if (!COMES_IN.test(asked) || !from || /\bshift\b|\bpeak\b/.test(asked)) return [english, spanish]
  const to = curve.findLast(({ wheelTorqueLbft }) => wheelTorqueLbft >= THERE * most) ?? from
  return [
    `It's all there by about ${rounded(from.rpm)} rpm: 90% of its torque from ${rounded(from.rpm)} to ${rounded(to.rpm)}. ${english}`,
    `Está toda desde unas ${rounded(from.rpm)} rpm: 90% del torque de ${rounded(from.rpm)} a ${rounded(to.rpm)}. ${spanish}`,
  ]
}
