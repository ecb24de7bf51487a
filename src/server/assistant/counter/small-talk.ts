import type { Bilingual } from '../advisor.ts'

type Line = readonly [RegExp, Bilingual]

/** A joke, or a thing that is none of ours: one line that fits it. The first row whose words stand in it. */
const JESTS: readonly Line[] = [
  [
    /\b(?:bab(?:y|ies)|newborn|toddler|kid|bebe)\b[^?!]{0,40}\b(?:sleep|nap|duerm\w+|dorm\w+)|\bsleep\b[^?!]{0,30}\bbab/,
    [
      'Past my pay grade: a slow lap around the block is the only tune I know for that, on the stock exhaust. Hang in there.',
      'Eso me queda grande: lo único que sé es una vuelta despacio a la manzana, con el escape de fábrica. Ánimo.',
    ],
  ],
  [
    /\b(?:tractors?|lawn ?mowers?|riding mower|combine|boats?|jet ?ski|golf cart|lawnmower)\b/,
    [
      'Better at talking, then: no tractors here, only gas cars and half-tons. Anything with plates and a rev limiter I can help with.',
      'Para hablar soy mejor, entonces: tractores no, solo carros y trocas de gasolina.',
    ],
  ],
  [
    /\b(?:you|u)(?: \w+)? (?:ever )?(?:sleep|dream|eat|tired)\b|\bever sleep\b/,
    [
      'No sleep here, just idle at 700 rpm until somebody asks for more boost.',
      'No duermo: me quedo en ralentí a 700 rpm hasta que alguien pida más boost.',
    ],
  ],
  [
    /\b(?:fiesta|focus)\b[^.]{0,30}\b(?:fiesta|focus)\b|\bwhat do (?:you|u) call\b/,
    ["Ha, I'm keeping that one for the counter.", 'Jaja, esa me la guardo para el mostrador.'],
  ],
  [
    /\b(?:dog|beagle|cat|puppy|perro|gato|pup)\b/,
    [
      'Best crew chief there is: never argues about gearing, works for treats.',
      'El mejor jefe de taller: nunca discute y trabaja por premios.',
    ],
  ],
  [
    /\b(?:ex(?:-| )?(?:wife|husband|girlfriend|gf|boyfriend)?)\b(?! ?(?:haust|tra))/,
    [
      'Ha. At least here you can ask twice and nobody keeps score.',
      'Jaja. Aquí puedes preguntar dos veces y nadie lleva la cuenta.',
    ],
  ],
  [
    /\bdon'?t tell (?:him|her|them|my)\b|\bnot a word\b|\bour secret\b/,
    ['My lips are sealed, and I have none.', 'De mi boca no sale, y ni boca tengo.'],
  ],
  [
    /\b(?:song|music|playlist|cancion|musica)\b/,
    ['"Low Rider" by War: it fits at 25 mph and at 125.', 'Ponle "Low Rider", de War: va bien a 40 y a 200.'],
  ],
  [
    /\b(?:rain|snow|weather|hot out|cold out|llueve|calor|frio)\b/,
    [
      "I only see weather on a dyno sheet: cool, dry air makes power, so let's hope for that.",
      'El clima lo veo solo en la hoja del dyno: aire fresco y seco da potencia.',
    ],
  ],
  [
    /\b(?:beer|drink|tacos?|pizza|bbq|burrito|lunch|dinner|cerveza)\b/,
    [
      'I run on nothing stronger than E85, but save me a seat.',
      'Yo no tomo nada más fuerte que E85, pero guárdame un lugar.',
    ],
  ],
  [
    /\b(?:marry|date|love you|girlfriend|boyfriend|single|te amo)\b/,
    ["Flattered, but I'm bolted to the counter.", 'Me halagas, pero estoy atornillado al mostrador.'],
  ],
  [
    /\b(?:boricua|mexicano|cubano|dominicano|de donde eres)\b/,
    [
      'Soy el asistente de la tienda, un programa: ni boricua ni de ningún lado.',
      'Soy el asistente de la tienda, un programa: ni boricua ni de ningún lado, pero la plena se respeta.',
    ],
  ],
]
const JEST: Bilingual = [
  'Ha, that one is outside my garage: I only know cars and parts.',
  'Jaja, eso queda fuera de mi taller: yo solo sé de carros y piezas.',
]

/** What a customer asks of life rather than of a car: honest, short, kind. */
const MATTERS: readonly Line[] = [
  [
    /\b(?:waste|cooked|insane|crazy|loco|tonteria)\b/,
    [
      'No more than any hobby: it never comes back in resale, it comes back on the drive home. Keep the rent out of it, set a number and stop there.',
      'Como cualquier afición: no vuelve al vender, vuelve al manejar. Pon un tope y ahí paras.',
    ],
  ],
  [
    /\b(?:wife|gf|girlfriend|husband|boyfriend|fiancee?|esposa|novia|marido|old lady|missus)\b/,
    [
      'Tell her before the box shows up: the number with install in it, what it replaces, and that it stops there. A surprise on the card statement costs more than any converter. Worth it or not is for you two; what it costs to the dollar I can print you.',
      'Díselo antes de que llegue la caja: el precio instalado y que ahí para. La sorpresa en la tarjeta sale más cara. Lo que cuesta exacto te lo doy yo.',
    ],
  ],
  [
    /\b(?:sixteen|seventeen|1[5-9])[- ]?(?:year|yr|yo)|\bteen\w*|\b(?:first|new) (?:car|driver)|\bmy (?:son|daughter|kid)\b|\bmi hij[oa]\b/,
    [
      'Honest answer: a 300 hp rear-drive car is a lot at sixteen. Leave it stock, put good tires and brakes on it, book a car-control day, and add power when the insurance and the habits have had a year.',
      'La verdad: 300 caballos a los dieciséis es mucho. Déjalo de fábrica, buenas llantas y frenos, un curso de manejo, y la potencia en un año.',
    ],
  ],
  [
    /\b(?:too old|grandma|grandpa|granny|retired|man of \d\d|at (?:my age|\d\d)|i'?m \d\d|\d\d years old|abuel[oa]|viejo)\b/,
    [
      'Not too old, and not foolish: half the fast cars on a Sunday belong to somebody with gray hair. What counts is tires, brakes and the right foot, so build it in steps and learn each one before the next.',
      'Ni viejo ni loco: media pista del domingo tiene canas. Lo que cuenta son llantas, frenos y el pie; hazlo por etapas.',
    ],
  ],
  [
    /\b(?:neighbors?|hoa|cops?|police|vecinos?)\b/,
    [
      "Keep the valves closed till the corner and wave a lot. Loud is a choice, quick isn't.",
      'Sal callado hasta la esquina y saluda mucho.',
    ],
  ],
]

const MOST_JESTS = 2
export function jestOf(typed: string): Bilingual {
  const found = JESTS.filter(([form]) => form.test(typed)).slice(0, MOST_JESTS)
  if (found.length === 0) return JEST
  return [found.map(([, line]) => line[0]).join(' '), found.map(([, line]) => line[1]).join(' ')]
}
export const hasJest = (typed: string): boolean => JESTS.some(([form]) => form.test(typed))
export const matterOf = (typed: string): Bilingual | undefined => MATTERS.find(([form]) => form.test(typed))?.[1]
