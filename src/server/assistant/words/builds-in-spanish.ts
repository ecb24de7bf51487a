import type { Rewrites } from './rewrites.ts'

/** How a build is asked for in Spanish where no figure is named: as quick as another car, double, a bit more, quiet. */
export const BUILDS_IN_SPANISH: Rewrites = [
  // "What can be had then", after a change that is said.
  [/(?<=[a-z]{3}[.,;] ?)(?:y )?(?:entonces )?que (?:mas )?se puede(?: hacer| sacar| lograr)?(?= ?[?.!]*$)/g, ' '],
  [
    /\b(?:camin|corr|and|jal|vuel|aceler|peg)[ae](?: igual| lo mismo| tan rapid[oa]| parejo) (?:que|como|con)\b/g,
    'as fast as',
  ],
  [
    /\b(?:el |al )?doble de (?:la |los )?(?:potencia|caballos|cv|fuerza|hp)\b|\b(?:doblar|duplicar)(?:le)? (?:la|los) (?:potencia|caballos|fuerza|hp)\b/g,
    'double the power',
  ],
  [/\b(?:por )?menos de (?=\$?\d{3,})/g, 'under '],
  [/\balgo (?:suave|tranquilo|leve|ligero)\b/g, 'something mild'],
  [/\b(?:los dos|las dos|ambos|ambas)\b(?= (?:con |en |a )?(?:stage|etapa|stock|e ?85|9[13]|tune))/g, 'both'],
  [/\bbomba (?=8[79]\b|9[1-4]\b)/g, 'pump '],
  [/(?<!\b(?:si|que|no|se) )\bquiere[ns]? (?!decir)/g, 'wants '],
  [
    /\b(?:doblar|duplicar)(?:le)? (?:lo que (?:trae|tiene|da|hace|saca)|(?:la|su) (?:potencia|fuerza)(?: de)?)\b/g,
    'double the power of',
  ],
  [/\b(?:subele|subelo|subela|subemelo) a (?=\d{3})/g, 'raise it to '],
  [/\b(?:bajale|bajalo|bajala) a (?=\d{3})/g, 'drop it to '],
  [/\b(?:al|en el|a) piso\b/g, 'at the wheels'],
  [/\bcon (?:el )?turbo twin\b/g, 'with a twin turbo kit'],
  [/\bdespertar(?:lo|la)?\b|\bdespiert(?:alo|ala|elo|ela)\b/g, 'wake it up'],
  [/\b(?:un )?(?:poco|poquito|tantito) mas de (?:potencia|fuerza|caballos|pique|jale)\b/g, 'a little more power'],
  [/\bque (?:jale|corra|camine|pique) (?:un )?(?:poco |poquito |tantito )?mas\b/g, 'a little more power'],
  [
    /\b(?:sin (?:mas )?ruido|sin (?:que )?(?:haga|hacer) ruido|que no (?:haga ruido|suene(?: mas| fuerte)?)|silencios[oa])\b/g,
    'no loud exhaust',
  ],
  // "Sin meterle turbo": what is not to go in.
  [/\bsin meter(?:le)? (?:la )?mano (?:al|en el|dentro del) motor\b/g, 'with stock internals'],
  [
    /\bsin (?:que (?:le )?)?(?:meter|poner|echar|agregar|usar|montar|instalar)(?:le|les|lo)?(?: (?:el|un|una|la|ningun|ninguna))?(?= [a-z])/g,
    'without',
  ],
  [/\bsin (?:abrir|tocar)(?:lo|le)?(?= (?:el|la|los|las|mi|su) (?!motor|bloque|block)[a-z])/g, 'without touching'],
]
