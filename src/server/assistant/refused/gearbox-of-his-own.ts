import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import { isBesideDanger } from '../asked-acts/ask-in.ts'
import { kindWords } from '../parts-answer.ts'
import { plainWords } from '../sentence.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'

const GEARBOX =
  /\b(4l80e?|4l85e?|th400|turbo ?400|6l80e?|6l90e?|4r100|e4od|t-?56|tr-?6060|tremec|trans(?:mission)?|tranny|gear ?box|caja|transmision)\b/
const USED =
  /\b(?:used|junk ?yard|salvage|wreck\w*|pick ?(?:n|and) ?pull|pull ?a ?part|market ?place|craigslist|second ?hand|yonkes?|deshuesadero|usad[ao]|low mile\w*)\b/
const HIS =
  /\b(?:i can (?:find|get)|i (?:have|got|found)|i'll (?:get|find|source|bring)|find one|my own|sourc\w+|put in|swap in|throw in|use|mete|consigo|tengo|encontre|pongo)\b/
/** Whether a used one holds is another question. */
const ASKS =
  /\b(?:will|would|does|can) (?:a|the|an|it|that) [^.?!]{0,30}\b(?:hold|take|handle|survive|live)\b|\baguanta\b/

const OF_GEARBOX: ReadonlySet<string> = new Set(['built_transmission', 'torque_converter', 'transmission_tune'])

/** "Put in a used 4L80 that I find for 600": the gearbox that was sold goes out of the price, and what his own takes to fit. */
export function gearboxOfHisOwn(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading, words } = turn
  const now = plainWords(words)
  const named = GEARBOX.exec(now)?.[1]
  const { meaning } = reading
  if (!before.shown || !named || !USED.test(now) || !HIS.test(now) || ASKS.test(now)) return undefined
  if (isBesideDanger(turn) || (meaning.car !== undefined && meaning.car !== before.car)) return undefined
  const built = shownBuild(advisor, draft, before.shown)
  if (!built?.ok) return undefined
  const { reply } = built
  const out = reply.recommendedParts.flatMap(({ partId: id, kind }) =>
    OF_GEARBOX.has(kind) ? (advisor.catalog.part(id) ?? []) : [],
  )
  if (!out.some(({ kind }) => kind === 'built_transmission')) return undefined
  const usd = out.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const own = /^(?:trans|tranny|gear|caja)/.test(named)
    ? 'gearbox'
    : named.toUpperCase().replace(/^(4L80|6L80|6L90|4L85)$/, '$1E')
  const torque = `${Math.round(reply.power.crankTorqueLbft)} lb-ft`
  const rated = /^4L8/.test(own)
    ? ` From the factory a 4L80E is rated for 440 lb-ft and this build makes ${torque}: have it opened, with fresh clutches and a shift kit, before it sees full boost.`
    : ` This build makes ${torque} at the crank: have a used one opened and freshened before it sees that.`
  const calificada = /^4L8/.test(own)
    ? `De fábrica la 4L80E es de 440 lb-ft y este build da ${torque}: ábrela y ponle discos nuevos y shift kit antes de darle boost.`
    : `Este build da ${torque}: ábrela y refréscala antes.`
  return [
    text(
      inLanguage(draft.language, [
        `Out come the ${listed(out.map(({ kind }) => kindWords(kind)))}, ${dollars(usd)} installed: the build is ${dollars(reply.estimatedCost - usd)} then, your ${own} and what fitting it takes not counted. A swap needs a converter made for it, a driveshaft cut to length with its yoke, a crossmember moved, cooler lines, and the computer and harness set up for it; we quote that at /contact.${rated} It is your part, so our warranty doesn't cover it.`,
        `Sale lo de la transmisión que te puse (${dollars(usd)} instalado): el build queda en ${dollars(reply.estimatedCost - usd)}, sin contar tu ${own === 'gearbox' ? 'caja' : own} ni montarla. Para meterla hace falta convertidor propio, cardán a la medida con su yugo, mover el travesaño, líneas del enfriador y computadora y arnés para ella; eso lo cotizamos en /contact. ${calificada} Por ser pieza tuya no lleva nuestra garantía.`,
      ]),
    ),
    suggestions('What breaks first?', 'What does it cost?'),
  ]
}
