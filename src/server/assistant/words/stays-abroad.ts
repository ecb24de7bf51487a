import type { Rewrites } from './rewrites.ts'

/** What is to stay as it is, as it is said in French, German, Scots and Dutch, alone or inside an English message. */
export const STAYS_ABROAD: Rewrites = [
  // "Boîte DSG d'origine", "turbo de série", "boîte stock".
  [
    /\bboite(?: de vitesses?)?((?: [a-z]{2,4}\d*)?) (?:d'origine|d'usine|de serie|stock|origine)\b/g,
    'stock transmission',
  ],
  [
    /\b(turbo|moteur|embrayage|echappement|culasse|admission|intercooler|downpipe)s? (?:d'origine|d'usine|de serie)\b/g,
    'keep the stock $1',
  ],
  [
    /\bsans (?:toucher|changer|ouvrir)(?: (?:a la|a l'|aux?|a|le|la|les|l'))? ?(?=(?:turbo|boite|embrayage|culasse|echappement|bloc|dsg)s?\b)/g,
    'without touching the ',
  ],
  [/\b(?:on (?:ne )?touche pas|ne pas toucher|touche pas) (?:a la|a l'|aux?|a) ?/g, "don't touch the "],
  [/\bpas de (?=(?:nitro|blower|turbo|meth|compresseur|spray|nitrous)\b)/g, 'no '],
  // "Originale Turbolader", "Serienlader bleiben", "kein Eingriff ins Getriebe".
  [
    /\b(?:mit )?(?:den |der |dem |die |das )?(?:originale?[nrms]?|serienmaßigen?|serienmassigen?)[ -](?:turbo)?ladern?\b/g,
    'keep the stock turbo',
  ],
  [/\bserien-?(?:turbo)?lader[ns]?(?: (?:bleib(?:t|en)|behalten))?\b/g, 'keep the stock turbo'],
  [
    /\b(?:originale?[nrms]?|serien-?)[ -]?(?=(?:turbo|kupplung|auspuff|getriebe|motor|block|downpipe|ansaugung)\b)/g,
    'stock ',
  ],
  [/\bkein(?:e|en|er)? eingriffe? (?:ins?|am|an|in den|in das)\b/g, 'no work on the'],
  [/\b(?:unberuhrt|unangetastet|ungeoffnet)\b/g, 'untouched'],
  [
    /\bkeine?n? (?=(?:methanol|nitro|lachgas|turbo|kompressor|kupplung|auspuff|downpipe|krummer|wasser-?methanol)\b)/g,
    'no ',
  ],
  [/\blachgas\b/g, 'nitrous'],
  [/\bbleib(?:t|en)(?= (?:original|serie|stock|unberuhrt|untouched|drin|dran|drauf|zu)\b|\s*(?:[,.;]|$))/g, 'stays'],
  // Scots.
  [
    /\bnae (?=(?:exhaust|turbo|clutch|tune|remap|headers|cam|boost|blower|intake|nitrous|spray|meth|downpipe|noise)\b)/g,
    'no ',
  ],
]
