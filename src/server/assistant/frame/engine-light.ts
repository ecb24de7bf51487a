import { topicOf } from '../knowledge/topic-index.ts'
import { kindsIn } from '../part-words.ts'

const LIGHT = /\b(?:check engine|engine light|cel)\b/
const IS_ON =
  /\b(?:came|come|comes|popped|went|turned|lit|is|stays|keeps|goes)\b[^.?!]{0,16}\bon\b|\bafter\b|\bsince\b|\bcode\b|\bblink|\bflash|\bsteady\b/
const IS_STEADY = /\b(?:not|isn't|isnt|no|never|without) (?:blink|flash)\w*|\bsteady\b|\bsolid\b/

/** What a light that came on after a part mostly is. */
const AFTER: readonly (readonly [kinds: readonly string[], words: string])[] = [
  [
    ['cold_air_intake'],
    'After an intake it is mostly the airflow: a clamp or hose that leaks, the sensor unplugged or in the wrong way, or a housing that the stock tune does not know (P0101, P0171, P0174). Check the clamps and the plug first; if it stays, put the stock box back and see if the light does.',
  ],
  [
    ['downpipe', 'headers_long_tube', 'headers_shorty', 'midpipe_catless', 'midpipe'],
    'After a downpipe or headers it is mostly P0420: the rear oxygen sensor misses the cat. Check for an exhaust leak ahead of the sensor and for a sensor plug that melted or was left off. No tune may hide it on the street.',
  ],
  [
    ['intercooler', 'charge_pipes'],
    'After an intercooler or pipes it is mostly a boost leak (P0299, P0171): a coupler that slipped or a hose left off. A smoke test finds it in minutes.',
  ],
  [
    ['spark_plugs'],
    'After plugs it is mostly a misfire (P0300 to P0308): a coil not clicked in, a cracked insulator or the wrong gap.',
  ],
]

/** "Light came on after I put an intake on": what to do, what it mostly is, when to stop. Undefined: no light is told of. */
export function engineLight(asked: string): string | undefined {
  if (!LIGHT.test(asked) || !IS_ON.test(asked)) return undefined
  const kinds: readonly string[] = kindsIn(asked)
  const after = AFTER.find(([of]) => of.some((kind) => kinds.includes(kind)))?.[1]
  const lead = IS_STEADY.test(asked)
    ? 'Steady, not flashing: drive it gently and read the code before anything else.'
    : 'Read the code first. If it flashes, stop: a misfire sends raw fuel into the cat.'
  return `${lead} ${after ?? topicOf('check_engine')?.answer[0].replace(/^Read the code first\. /, '') ?? ''}`
}
