/** Words of free texts about modifications, and the word of the published vocabulary that each stands for. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/cold air|intake(?! manifold)|airbox/i, 'cold_air_intake'],
  [/intake manifold/i, 'intake_manifold'],
  [/throttle body/i, 'throttle_body'],
  [/charge pipe/i, 'charge_pipes'],
  [/cat-?back|axle-?back|exhaust/i, 'catback_exhaust'],
  [/long[- ]tube|headers/i, 'headers_long_tube'],
  [/mid-?pipe|x-pipe|h-pipe/i, 'midpipe_catless'],
  [/down-?pipe/i, 'downpipe'],
  [/intercooler|fmic/i, 'intercooler'],
  [/pulley/i, 'pulley_smaller'],
  [/whipple|kenne bell|twin-?screw/i, 'supercharger_twin_screw'],
  [/procharger|vortech|paxton|rotrex|centrifugal/i, 'supercharger_centrifugal'],
  [/roush super|magnuson|edelbrock|tvs|roots|supercharger (?:kit|package)/i, 'supercharger_roots'],
  [/twin[- ]turbo kit|twin turbos/i, 'turbo_kit_twin'],
  [/turbo kit|single turbo/i, 'turbo_kit_single'],
  [/larger turbo|turbo upgrade|hybrid turbo|bigger turbo|upgraded turbo/i, 'turbo_upgrade'],
  [/\bcams?\b|camshaft/i, 'camshafts'],
  [/ported heads|cylinder heads/i, 'ported_heads'],
  [/injectors/i, 'injectors'],
  [/fuel pump/i, 'fuel_pump'],
  [/meth(?:anol)?\b/i, 'methanol_injection'],
  [/\be85\b|ethanol|flex fuel/i, 'e85_tune'],
]
const TUNE = /(?<!no )\b(?:tune[dr]?|remap|flash|ecu|chip|jb4|stage \d)\b/i
const NO_TUNE = /\b(?:no|without|stock) (?:tune|ecu)/i

/** The published vocabulary's words for what a text says was changed; empty when it names nothing we know. */
export function readModificationWords(text: string): string[] {
  const found = WORDS.filter(([pattern]) => pattern.test(text)).map(([, word]) => word)
  if (TUNE.test(text) && !NO_TUNE.test(text) && !found.includes('e85_tune')) found.push('tune')
  return found
}
