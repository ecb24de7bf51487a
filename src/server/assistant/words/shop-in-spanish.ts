import type { Rewrites } from './rewrites.ts'

/** What is asked at the counter, in Spanish. */
export const SHOP_IN_SPANISH: Rewrites = [
  [
    /\b(?:cuanto|que tanto)(?: tiempo)? (?:se |les |le )?(?:tardan?|toma|demoran?|lleva)(?: ustedes)? (?:en )?(?:poner|instalar|meter|montar)(?:le|lo|la)?\b/g,
    'how long does it take to install',
  ],
  [/\b(\d{1,3}) lucas\b/g, '$1 grand'],
  [
    /\b(?:que|cual) (?:mod |pieza )?(?:me|le) (?:conviene|recomiendas|recomiendan) (?:hacer|poner|meter|comprar)(?:le)? primero\b/g,
    'what should i do first',
  ],
  [/\b(?:cual es )?(?:el )?limite de (?:la|mi) (?:caja|transmision)\b/g, 'how much can the stock transmission hold'],
  [/\b(?:cual es )?(?:el )?limite de(?:l| mi) (?:clutch|embrague)\b/g, 'how much can the stock clutch hold'],
  [/\b(?:cual es )?(?:el )?limite de(?:l| mi) motor\b/g, 'how much can the stock engine hold'],
  [/\bque tan rapid[oa]s? (?:es|son|anda|corre)\b/g, 'how fast is'],
  [/\bcuanto pesan?\b/g, 'how much weighs'],
  [/\bque (?:le )?(?:hago|pongo|meto|compro) primero\b/g, 'what should i do first'],
]
