import { passes } from '../../catalog/emissions.ts'
import type { PartKind } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { dangerTold } from './danger-told.ts'
import { BARRED } from './emissions-said.ts'
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
    'New Jersey plugs the car in (OBD) every two years, and may check that the cats are there',
    'New Jersey conecta el carro (OBD) cada dos años y puede revisar que estén los catalizadores',
  ],
  [
    /\bnew york\b|\bny\b|\bnyc\b/,
    'New York does a yearly safety check with a plug-in (OBD) test and looks for the emissions parts',
    'New York revisa seguridad cada año, conecta el OBD y busca las piezas de emisiones',
  ],
  [
    /\bpennsylvania\b|\bpenn\b|\bpa\b/,
    'Pennsylvania does a yearly safety check that looks for the emissions parts statewide; 25 counties add a plug-in (OBD) test',
    'Pennsylvania revisa seguridad cada año y busca las piezas de emisiones en todo el estado; 25 condados conectan además el OBD',
  ],
  [
    /\bmassachusetts\b/,
    'Massachusetts does a yearly safety check, with a plug-in (OBD) test on cars under 15 years old',
    'Massachusetts revisa seguridad cada año, con OBD en carros de menos de 15 años',
  ],
  [
    /\bvirginia\b(?<!west virginia)/,
    'Virginia does a yearly safety check that fails missing emissions parts; Northern Virginia adds an emissions test every two years',
    'Virginia revisa seguridad cada año y reprueba si faltan piezas de emisiones; el norte revisa además emisiones cada dos años',
  ],
  [
    /\bnorth carolina\b/,
    'North Carolina does a yearly safety check that looks for the emissions parts; larger counties add OBD',
    'North Carolina revisa seguridad cada año y busca las piezas de emisiones; los condados grandes conectan además el OBD',
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
  [
    /\bmaryland\b/,
    'Maryland plugs cars in (OBD) every two years in Baltimore City and 13 counties, and does a safety inspection when a used car is sold',
    'Maryland conecta el OBD cada dos años en Baltimore y 13 condados, y revisa seguridad cuando se vende un carro usado',
  ],
  [/\bconnecticut\b/, 'Connecticut tests emissions every two years', 'Connecticut revisa emisiones cada dos años'],
  [
    /\bwisconsin\b|\bmilwaukee\b/,
    'Wisconsin plugs cars in (OBD) in the southeast counties only',
    'Wisconsin conecta el OBD solo en el sureste',
  ],
  [
    /\bwashington,?\s*d\.?\s?c\b|\bdistrict of columbia\b|\bin d\.?c\b/,
    'Washington, DC tests emissions every two years',
    'Washington, DC revisa emisiones cada dos años',
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
    /\bwashington(?: state)?\b(?!,?\s*d\.?\s?c\b)/,
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

/** Shorties are none of them: they leave the cats where they are. */
const AT_CATS: ReadonlySet<string> = new Set<PartKind>(['headers_long_tube', 'midpipe_catless', 'downpipe'])

/** Of each kind of part, by where it stands to the cats. */
function ofKinds(kinds: readonly string[]): Bilingual {
  const says: Bilingual[] = []
  if (kinds.some((kind) => kind === 'catback_exhaust' || kind === 'axleback_exhaust'))
    says.push([
      "A cat-back or axle-back leaves the cats alone. Too loud, or no muffler, is a ticket, and it fails where there's a safety inspection (NY, PA, VA, NC, MA).",
      'Un cat-back o axle-back no toca los catalizadores. Muy ruidoso o sin mofle es multa, y reprueba donde revisan seguridad (NY, PA, VA, NC, MA).',
    ])
  if (kinds.some((kind) => AT_CATS.has(kind)))
    says.push([
      `Long-tubes, a catless mid-pipe or a downpipe are not street legal: they take out or move a factory cat. ${BARRED[0]} A visual check fails them. A plug-in test fails them if the cat code (P0420/P0430) sets or the cat monitor won't run. Coding it out is tampering too.`,
      `Los long-tubes, un mid-pipe sin catalizador o el downpipe no son legales en calle: quitan o mueven un catalizador. ${BARRED[1]} Una revisión visual los reprueba, y el OBD también si sale el código del catalizador (P0420/P0430) o su monitor no corre. Borrarlo por programa también es ilegal.`,
    ])
  if (kinds.includes('headers_shorty'))
    says.push([
      "Shorties bolt to the factory cats. With an EO number they're legal in every state.",
      'Los shorties van atornillados a los catalizadores de fábrica. Con número EO son legales en todo el país.',
    ])
  if (kinds.some((kind) => kind === 'tune' || kind === 'e85_tune'))
    says.push([
      'A tune alone passes a plug-in test as long as every monitor is left on and reads ready: drive it until a scan tool shows the monitors ready, usually 50 to 100 mixed miles.',
      'Un tune solo pasa el OBD si deja los monitores activos y listos: manéjalo hasta que un escáner los muestre listos, casi siempre 50 a 100 millas mixtas.',
    ])
  if (kinds.some((kind) => kind === 'intercooler' || kind === 'cold_air_intake'))
    says.push([
      'An intake or intercooler rarely comes up outside California. One with a CARB EO number is safe everywhere.',
      'Un intake o intercooler casi nunca importa fuera de California. Con número EO de CARB va bien en todos lados.',
    ])
  return [says.map(([english]) => english).join(' '), says.map(([, spanish]) => spanish).join(' ')]
}

const GENERAL: Bilingual = [
  'A plug-in test needs the check-engine light off and the monitors ready. Taking out or moving a cat is illegal on the street in every state (EPA, Clean Air Act), test or no test.',
  'Para pasar el OBD, la luz de check debe estar apagada y los monitores listos. Quitar o mover un catalizador es ilegal en calle en todo el país, haya prueba o no.',
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
  const headers = named.includes('catback_exhaust') ? inBuild.filter((kind) => kind.startsWith('headers')) : []
  if (named.length > 0) return [...named, ...headers]
  if (inBuild.length > 0) return inBuild
  const told = draft.talk?.of?.kinds ?? []
  const isOfTune = (before.turns ?? []).slice(-1).some((turn) => /\btune\b/i.test(turn))
  return isOfTune ? [...told, 'tune'] : told
}

/** "Is that legal in Texas", "trouble at the New Jersey inspection": what that state looks at, and which of the parts matter. */
/** "What if smog isn't required": the same build under other terms, and no question of the law. */
const LIFTED =
  /\b(?:smog|emissions?|inspections?|carb)\b[^.?!]{0,16}\b(?:isn't|is not|not|no longer|doesn't|wasn't|weren't)\b[^.?!]{0,12}\b(?:required?|needed|matter|issue|apply|concern|factor)\b|\b(?:without|if (?:there (?:is|was|were) )?no|don't have to pass|no need to pass) (?:smog|emissions?|inspection)\b/
export function stateLaw(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading, words } = turn
  const { asked, meaning } = reading
  if (
    LIFTED.test(asked) ||
    !OF_LAW.test(asked) ||
    CALIFORNIA.test(asked) ||
    dangerTold(asked, words) ||
    draft.talk?.danger
  )
    return undefined
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
          `Not all of it: the ${atCats.map((part) => `${part.manufacturer} ${part.name}`).join(' and the ')} in the build for the ${name} ${atCats.length > 1 ? 'take out or move' : 'takes out or moves'} a factory cat. ${BARRED[0]} The rest doesn't touch the cats. Say "it has to pass" and I plan it with the factory cats.`,
          `No todo: en el build del ${name} ${atCats.map((part) => `${part.manufacturer} ${part.name}`).join(' y ')} quita o mueve un catalizador. ${BARRED[1]} Lo demás no toca los catalizadores. Di "tiene que pasar" y lo planeo con los catalizadores.`,
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
