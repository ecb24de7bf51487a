import type { Rewrites } from './rewrites.ts'

/** Troubles, parts and prices as owners say them in French. */
export const TRADE_IN_FRENCH: Rewrites = [
  [/\bcombien (?:ca )?(?:coute(?:nt)?|vaut|valent)\b|\bc'est combien\b/g, 'how much is'],
  [
    /\bquel(?:le|s|les)? (?=(?:embrayage|huile|turbo|intercooler|plaquettes|pneus|bougies|pompe|injecteurs|echappement)\b)/g,
    'what ',
  ],
  [/\bboite manuelle\b/g, 'manual transmission'],
  [/\bboite auto(?:matique)?\b/g, 'automatic transmission'],
  [/\bhuile\b/g, 'oil'],
  [/\b(?:sur)?chauffe\b/g, 'overheats'],
  [/\bsur (?:circuit|piste)\b/g, 'on track'],
  [/\bfume bleu\b|\bfumee bleue\b/g, 'blows blue smoke'],
  [/\bfume blanc\b|\bfumee blanche\b/g, 'blows white smoke'],
  [/\bfume noir\b|\bfumee noire\b/g, 'blows black smoke'],
  [/\b(?:broute|a des rates|ratatouille|hoquete)\b/g, 'misfires'],
  [/\bperd de la puissance\b|\bperte de puissance\b/g, 'loses power'],
  [/\bvoyant moteur\b/g, 'check engine light'],
  [/\bfreins?\b/g, 'brakes'],
  [/\bamortisseurs?\b/g, 'shocks'],
  [/\bfiable\b/g, 'reliable'],
  [/\bpompe (?:a essence|a carburant)\b/g, 'fuel pump'],
  [/\binjecteurs\b/g, 'injectors'],
  [/\barbres? a cames\b|(?<=\b(?:cette|une|grosse|petite|autre) )came\b/g, 'cam'],
  [/\bculasses?\b/g, 'heads'],
  [/\b(?<!\b(?:air|de) )compresseur(?! d'air| de clim)\b/g, 'supercharger'],
  [/\bechangeur\b/g, 'intercooler'],
  [/\bvolant moteur\b/g, 'flywheel'],
  [/\bligne (?:complete )?(?:d')?echappement\b/g, 'exhaust'],
  [/\b(?:mon|ma|mes)\b/g, 'my'],
  [/\bpour\b/g, 'for'],
]

/** The same in German, beside what `german.ts` reads. */
export const TRADE_IN_GERMAN: Rewrites = [
  [/\bwie ?viel ps hat (?:(?:der|die|das|ein|eine|mein|meine) )?/g, 'how much stock power does the '],
  [/\bserienleistung\b/g, 'stock power'],
]

/** The same in Portuguese. */
export const TRADE_IN_PORTUGUESE: Rewrites = [
  [/\bquantos cavalos tem (?:o|a|um|uma)?\b/g, 'how much stock power does the'],
  [/\b(?:qual|que) oleo (?:uso|coloco|vai|devo usar|usar)?(?: (?:no|na|em))?\b/g, 'what oil should i run in'],
  [/\boleo\b/g, 'oil'],
  [/\b(?:falhando|falha|engasgando|engasga)\b/g, 'misfires'],
  [/\b(?:na|em) aceleracao\b/g, 'under acceleration'],
  [/\b(?:esquentando|esquenta|superaquece\w*)\b/g, 'overheats'],
  [/\bfumaca azul\b/g, 'blue smoke'],
  [/\bfumaca branca\b/g, 'white smoke'],
  [/\bfumaca preta\b/g, 'black smoke'],
  [/\bpastilhas(?: de freio)?\b/g, 'brake pads'],
  [/\bfreios?\b/g, 'brakes'],
  [/\bpneus\b/g, 'tires'],
  [/\badmissao\b/g, 'intake'],
  [/\b(?:remap|reprogramacao|chip)\b/g, 'tune'],
  [/\bturbina\b/g, 'turbo'],
  [/\bvelas\b/g, 'spark plugs'],
  [/\bbicos(?: injetores)?\b/g, 'injectors'],
  [/\bquebra\b/g, 'breaks'],
  [/\bna pista\b/g, 'on track'],
]
