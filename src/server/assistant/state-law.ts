import { carWords } from '../planning/car-facts.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { dangerTold } from './danger-told.ts'
import { passes } from './emissions-said.ts'
import { allKindsIn } from './part-words.ts'
import type { Turn } from './turn.ts'

/** What a state looks at, as its own agency tells it; of states that are not listed nothing is claimed. */
const STATES: readonly (readonly [RegExp, string, string])[] = [
  [
    /\btexas\b|\btx\b/,
    'Texas dropped its yearly safety inspection in 2025; the big-city counties still plug gas cars in for emissions (OBD)',
    'Texas quitó la inspección de seguridad en 2025; los condados grandes aún conectan el carro por emisiones (OBD)',
  ],
  [
    /\b(?:new )?jersey\b|\bnj\b/,
    'New Jersey plugs the car in (OBD) every two years, and checks for the cats and tampering where it looks',
    'New Jersey conecta el carro (OBD) cada dos años',
  ],
  [
    /\bnew york\b|\bny\b|\bnyc\b/,
    'New York does a yearly safety check with a plug-in (OBD) test and looks for the emissions parts',
    'New York revisa seguridad cada año, conecta el OBD y busca las piezas de emisiones',
  ],
  [
    /\bpennsylvania\b|\bpenn\b|\bpa\b/,
    'Pennsylvania does a yearly safety check, and in its larger counties a plug-in (OBD) test with a look for the cats',
    'Pennsylvania revisa seguridad cada año y en los condados grandes el OBD',
  ],
  [
    /\bmassachusetts\b/,
    'Massachusetts does a yearly safety check with a plug-in (OBD) test',
    'Massachusetts revisa seguridad y OBD cada año',
  ],
  [
    /\bvirginia\b(?<!west virginia)/,
    'Virginia does a yearly safety check, and Northern Virginia an emissions test',
    'Virginia revisa seguridad cada año, y el norte también emisiones',
  ],
  [
    /\bnorth carolina\b/,
    'North Carolina does a yearly safety check, and a plug-in (OBD) test in its larger counties',
    'North Carolina revisa seguridad cada año y OBD en condados grandes',
  ],
  [
    /\bgeorgia\b|\batlanta\b/,
    'Georgia plugs cars in (OBD) every year in the counties around Atlanta only',
    'Georgia conecta el OBD cada año, solo alrededor de Atlanta',
  ],
  [
    /\bohio\b/,
    'Ohio has E-Check, a plug-in (OBD) test, in the counties around Cleveland and Akron only',
    'Ohio tiene E-Check (OBD) solo alrededor de Cleveland y Akron',
  ],
  [
    /\billinois\b|\bchicago\b/,
    'Illinois plugs cars in (OBD) around Chicago and east of St. Louis only',
    'Illinois conecta el OBD solo alrededor de Chicago y al este de St. Louis',
  ],
  [
    /\barizona\b|\bphoenix\b|\btucson\b/,
    'Arizona tests emissions around Phoenix and Tucson only',
    'Arizona revisa emisiones solo en Phoenix y Tucson',
  ],
  [
    /\bnevada\b|\b(?:las )?vegas\b|\breno\b/,
    'Nevada tests emissions every year around Las Vegas and Reno only',
    'Nevada revisa emisiones cada año solo en Las Vegas y Reno',
  ],
  [
    /\bcolorado\b|\bdenver\b/,
    'Colorado tests emissions along the Front Range, older cars on rollers',
    'Colorado revisa emisiones en el Front Range',
  ],
  [
    /\boregon\b|\bportland\b/,
    'Oregon tests emissions around Portland and Medford only',
    'Oregon revisa emisiones solo en Portland y Medford',
  ],
  [
    /\butah\b/,
    'Utah tests emissions in the counties along the Wasatch Front',
    'Utah revisa emisiones en el Wasatch Front',
  ],
  [/\bmaryland\b/, 'Maryland plugs cars in (OBD) every two years', 'Maryland conecta el OBD cada dos años'],
  [/\bconnecticut\b/, 'Connecticut tests emissions every two years', 'Connecticut revisa emisiones cada dos años'],
  [
    /\bwisconsin\b|\bmilwaukee\b/,
    'Wisconsin plugs cars in (OBD) in the southeast counties only',
    'Wisconsin conecta el OBD solo en el sureste',
  ],
  [
    /\bflorida\b|\bmiami\b|\borlando\b|\btampa\b/,
    'Florida has no emissions test and no inspection',
    'Florida no tiene inspección ni prueba de emisiones',
  ],
  [
    /\bmichigan\b|\bdetroit\b/,
    'Michigan has no emissions test and no inspection',
    'Michigan no tiene inspección ni prueba de emisiones',
  ],
  [
    /\btennessee\b|\bnashville\b/,
    'Tennessee ended its emissions test in 2022',
    'Tennessee quitó su prueba de emisiones en 2022',
  ],
  [
    /\bwashington(?: state)?\b(?! d\.?c)/,
    'Washington State ended its emissions test in 2020',
    'Washington quitó su prueba de emisiones en 2020',
  ],
]

const OF_LAW =
  /\b(?:legal\w*|illegal|law|allowed|inspect\w*|emissions?|smog|obd test|sniffer|pass(?:es)?|ticket(?:ed)?|inspeccion|emisiones|trouble)\b/
const CALIFORNIA = /\bcalifornia\b|\bcali\b|\bcarb\b/

/** What a state that a message names looks at. */
export const stateIn = (asked: string): Bilingual | undefined => {
  const [, english, spanish] = STATES.find(([form]) => form.test(asked)) ?? []
  return english && spanish ? [english, spanish] : undefined
}

/** Of each kind of part, by where it stands to the cats. */
function ofKinds(kinds: readonly string[]): Bilingual {
  const says: Bilingual[] = []
  if (kinds.some((kind) => kind === 'catback_exhaust' || kind === 'axleback_exhaust'))
    says.push([
      'A cat-back or axle-back is fine: the cats stay, it has mufflers, and only loud is a ticket.',
      'Un cat-back o axle-back va bien: los catalizadores se quedan; solo el ruido es multa.',
    ])
  if (kinds.some((kind) => /^headers|^downpipe|^midpipe/.test(kind)))
    says.push([
      'Long-tubes, a mid-pipe or a downpipe are not street legal: they take out or move a factory cat, which federal law leaves to off-road use. A visual check fails them, and a plug-in test passes only if the rear sensor is happy.',
      'Los long-tubes o el downpipe son el problema: quitan o mueven un catalizador; por ley federal es off-road y un OBD puede fallar.',
    ])
  if (kinds.some((kind) => kind === 'tune' || kind === 'e85_tune'))
    says.push([
      'A tune alone passes a plug-in test as long as every monitor is left on and reads ready: drive it a week after the flash.',
      'Un tune solo pasa el OBD si deja los monitores activos y listos: manéjalo una semana después del flash.',
    ])
  if (kinds.some((kind) => kind === 'intercooler' || kind === 'cold_air_intake'))
    says.push([
      'An intercooler or intake is no matter outside the CARB states.',
      'Un intercooler o intake no es problema fuera de los estados CARB.',
    ])
  return [says.map(([english]) => english).join(' '), says.map(([, spanish]) => spanish).join(' ')]
}

const GENERAL: Bilingual = [
  'Where there is a plug-in test it wants no check-engine light and the monitors ready. Taking out or moving a cat is illegal on the street in every state (EPA, Clean Air Act), test or no test.',
  'Donde conectan el OBD, no debe haber luz de check y los monitores deben estar listos. Quitar o mover un catalizador es ilegal en calle en todo el país, haya prueba o no.',
]
const CHECK: Bilingual = [
  'Counties differ and rules change: your station has the last word.',
  'Cada condado es distinto: tu estación tiene la última palabra.',
]

const HAS_NONE = /\bno emissions test\b|\bended its\b/

/** The parts that are asked about: those named, those of the build that is shown, or those that were told last. */
function kindsOf({ advisor, before, draft, reading }: Turn): readonly string[] {
  const named = allKindsIn(reading.asked)
  const shown = before.shown && advisor.plan(before.shown)
  const inBuild = shown?.ok ? shown.reply.recommendedParts.map(({ kind }) => kind) : []
  // The exhaust of a build is all of it, headers with it.
  const isExhaust = named.some((kind) => kind === 'catback_exhaust') && inBuild.some((kind) => /^headers/.test(kind))
  if (named.length > 0) return isExhaust ? [...named, 'headers_long_tube'] : named
  if (inBuild.length > 0) return inBuild
  const told = draft.talk?.of?.kinds ?? []
  const isOfTune = (before.turns ?? []).slice(-1).some((turn) => /\btune\b/i.test(turn))
  return isOfTune ? [...told, 'tune'] : told
}

/** "Is that legal in Texas", "trouble at the New Jersey inspection": what that state looks at, and which of the parts matter. */
export function stateLaw(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading, words } = turn
  const { asked, meaning } = reading
  if (!OF_LAW.test(asked) || CALIFORNIA.test(asked) || dangerTold(asked, words) || draft.talk?.danger) return undefined
  if (meaning.goal !== undefined || meaning.intent === 'cart' || meaning.intent === 'plan') return undefined
  const state = stateIn(asked)
  if (!state) return undefined
  const kinds = kindsOf(turn)
  const shown = before.shown && advisor.plan(before.shown)
  const parts = shown?.ok
    ? shown.reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
    : []
  const atCats = parts.filter((part) => !passes(part, 'cats'))
  const vehicle = shown?.ok ? advisor.catalog.vehicle(shown.reply.enhancedData.vehicle.id) : undefined
  const name = vehicle && before.shown ? carWords(vehicle, Number(before.shown.year)) : ''
  const own: Bilingual =
    atCats.length > 0
      ? [
          `Not all of it: the ${atCats.map((part) => `${part.manufacturer} ${part.name}`).join(' and the ')} in the build for the ${name} ${atCats.length > 1 ? 'take out or move' : 'takes out or moves'} a factory cat, which federal law leaves to off-road use in every state. The rest is no problem. Say "it has to pass" and I plan it with the factory cats.`,
          `No todo: en el build del ${name} ${atCats.map((part) => `${part.manufacturer} ${part.name}`).join(' y ')} quita o mueve un catalizador, y eso en calle es ilegal en todo el país. Lo demás no es problema. Di "tiene que pasar" y lo planeo con los catalizadores.`,
        ]
      : ['', '']
  const of = ofKinds(kinds)
  // The verdict on what is asked about comes before what the state does.
  const says = (at: 0 | 1): string =>
    [own[at] || of[at], `${state[at]}.`, own[at] || of[at] ? '' : GENERAL[at], HAS_NONE.test(state[0]) ? '' : CHECK[at]]
      .filter(Boolean)
      .join(' ')
  return [text(inLanguage(draft.language, [says(0), says(1)])), suggestions('It has to pass', 'What breaks first?')]
}
