import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { dangerTold } from './danger-told.ts'
import type { Turn } from './turn.ts'

/** What a fault code says, where people ask for power parts on top of it. */
const CODES: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /\b30 ?ff\b|\bp ?0299\b/,
    [
      'is low boost: a leak in the charge pipes or hoses, a wastegate or its vacuum lines, a boost solenoid or a tired turbo. A smoke or pressure test of the intake side finds most of them',
      'es poco boost: fuga en mangueras, wastegate o sus líneas de vacío, solenoide o turbo cansado. Una prueba de humo o presión encuentra casi todo',
    ],
  ],
  [
    /\bp ?0?30\d\b/,
    [
      'is a misfire: plugs, coils, injectors, then compression. If the light flashes, stop driving: raw fuel cooks the cat',
      'es falla de encendido: bujías, bobinas, inyectores y luego compresión. Si la luz parpadea, deja de manejar: la gasolina cruda quema el catalizador',
    ],
  ],
  [
    /\bp ?0?17[14]\b/,
    [
      'is a lean mixture: a vacuum leak, a dirty airflow meter or weak fuel supply',
      'es mezcla pobre: fuga de vacío, sensor MAF sucio o poca gasolina',
    ],
  ],
  [/\bp ?0?4[23]0\b/, ['is a weak catalytic converter or its rear sensor', 'es catalizador débil o su sensor trasero']],
  [/\bp ?0?234\b/, ['is too much boost: wastegate or its control', 'es demasiado boost: wastegate o su control']],
  [
    /\bp ?0?087\b/,
    [
      'is low fuel pressure: the pump, its filter or the high-pressure pump',
      'es poca presión de gasolina: bomba, filtro o bomba de alta',
    ],
  ],
]
const HAS_CODE = /\b(?:code|codes|codigo|cel|check engine(?: light)?|fault)\b|\bp ?0\d{3}\b|\b30 ?ff\b/
const POWER_PART = /\b(?:stage ?[123]|tun(?:e|ing)|flash|remap|turbo upgrade|intake|downpipe|exhaust|more power)\b/
const FIX = /\b(?:fix\w*|cure\w*|solve\w*|clear\w*|get rid|help\w*|arregl\w+|quita\w*|repair\w*)\b/
const DELETES = /\b(?:delete|catless|downpipe (?:in|on|installed)|after (?:the|my|i))\b/

/** "Can a stage 1 fix my code": no, with what the code says and what is checked first; nothing is sold on top of a fault. */
export function codeAndParts({ draft, reading, words }: Turn): Answer | undefined {
  const { asked } = reading
  const typed = `${asked} ${words.toLowerCase()}`
  if (!HAS_CODE.test(typed) || !POWER_PART.test(asked) || !FIX.test(asked) || DELETES.test(asked)) return undefined
  if (dangerTold(asked, words) || draft.talk?.danger) return undefined
  const [, says] = CODES.find(([form]) => form.test(typed)) ?? []
  const code = /\b(p ?0\d{3}|30 ?ff)\b/.exec(typed)?.[1]?.toUpperCase()
  const what: Bilingual = says && code ? [` ${code} ${says[0]}.`, ` ${code} ${says[1]}.`] : ['', '']
  return [
    text(
      inLanguage(draft.language, [
        `No: more power doesn't fix a fault, it makes it worse.${what[0]} Find and fix that first, then a tune is safe and makes what it should. We can look at it: book a time at /book, and tell me the car and its miles.`,
        `No: más potencia no arregla una falla, la empeora.${what[1]} Primero se encuentra y se arregla; después el tune es seguro. Lo revisamos con cita en /book: dime qué carro es y cuántas millas tiene.`,
      ]),
    ),
    suggestions('Book the shop', 'How much is a diagnosis?'),
  ]
}
