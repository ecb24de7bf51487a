import { BUILDS_IN_SPANISH } from './builds-in-spanish.ts'
import { GERMAN } from './german.ts'
import type { Language } from './language.ts'
import { ORDERS_IN_FRENCH, ORDERS_IN_GERMAN } from './orders-abroad.ts'
import { PORTUGUESE } from './portuguese.ts'
import type { Rewrites } from './rewrites.ts'
import { SHOP_IN_FRENCH, SHOP_IN_GERMAN } from './shop-abroad.ts'
import { SHOP_IN_SPANISH } from './shop-in-spanish.ts'
import { SPANISH } from './spanish.ts'
import { STAYS_ABROAD } from './stays-abroad.ts'
import { TRADE_IN_FRENCH, TRADE_IN_GERMAN, TRADE_IN_PORTUGUESE } from './trade-abroad.ts'

const FRENCH: Rewrites = [
  [/\b(?:l'|d')?etapes? ([123])\b/g, 'stage $1'],
  [/\b(?:elle|il|ca|la voiture) (?:prend|gagne|donne|sort|fait) combien\b/g, 'how much power does it gain'],
  [/\b(?:re-?prog(?:rammation)?|repro|carto(?:graphie)?)\b/g, 'tune'],
  [/\b(?:d')?admission\b/g, 'intake'],
  [/\bligne (?:complete|inox|d'echappement)\b/g, 'exhaust'],
  [/\bdescente de turbo\b/g, 'downpipe'],
  [/\bplaquettes(?: de frein)?\b/g, 'brake pads'],
  [/\bpneus\b/g, 'tires'],
  [/\bbougies\b/g, 'spark plugs'],
  [/\bl'embrayage (?:tient|encaisse|supporte)\b/g, 'does the stock clutch hold'],
  [/\bla boite (?:tient|encaisse|supporte)\b/g, 'does the stock transmission hold'],
  [/\ble moteur (?:tient|encaisse|supporte)\b/g, 'does the stock engine hold'],
  [/\b(\d{2,4}) ?(?:chevaux|ch|cv) (?:de plus|supplementaires?|en plus)\b/g, '$1 more hp'],
  [/(?:\bchevaux|(?<=\d )ch) (?:aux |a la )?roues?\b/g, 'hp at the wheels'],
  [/\bchevaux\b|(?<=\d )ch\b/g, 'hp at the crank'],
  [/\bau moteur\b/g, 'at the crank'],
  [/\bsans (?:aucun |aucune )?(?:compresseur|suralimentation)(?: ni turbo)?\b/g, 'no boost'],
  [/\b(?:compresseur|suralimentation)\b/g, 'supercharger'],
  [/\b(?:aux )?roues\b/g, 'hp at the wheels'],
  [/\bsans (?:toucher|ouvrir)(?: (?:a|au|aux|le|du|l'interieur du))*(?: bas)?[ -]?moteur\b/g, 'with stock internals'],
  [/\b(?:garder|gardant|garde|conserver)\b/g, 'keep'],
  [/\batmo(?:spherique)?s?\b/g, 'naturally aspirated'],
  [/\bsans\b/g, 'without'],
  [/\bpas d(?:e |')/g, 'no '],
  [/\bavec\b/g, 'with'],
  [/\bchanger\b/g, 'changing'],
  [/\bembrayage\b/g, 'clutch'],
  [/\b(?:l'|d')?echappement\b/g, 'exhaust'],
  [/\b(?:les |l'|d')?arbres? (?:a|as) cames?\b/g, 'camshafts'],
  [/\bcollecteurs?(?: d'echappement)?\b/g, 'headers'],
  [/\bculasses?\b/g, 'cylinder heads'],
  [/\balors\b/g, 'then'],
  [/\bboite\b/g, 'transmission'],
  [/\bessence\b/g, 'gas'],
  [/\b(?:seulement|uniquement|juste)\b/g, 'only'],
  [/\bnitro\b/g, 'nitrous'],
  [/\blimite de puissance\b/g, 'safe power limit'],
  [/\bd'(?:origine|usine)\b/g, 'stock'],
  [/\b(?:j')?(?:je )?(?:veux|voudrais)\b/g, 'i want'],
  [/\bmoins cher\b/g, 'cheaper'],
  [/\bpanier\b/g, 'cart'],
  [/\bcombien d'heures\b/g, 'how many hours'],
  [/\b(?:de travail|de main d'oeuvre)\b/g, 'of labor'],
  [/\bcombien\b/g, 'how much'],
  [/\bmoteur (?:stock|reste (?:stock|d'origine))\b/g, 'keep the stock engine'],
  [/\bmoteur\b/g, 'engine'],
  [/\bni\b/g, 'or'],
  [/\bet\b/g, 'and'],
  [/\b(?:du|de la)\b/g, 'on'],
  [/\b(?:le|la|les|l')\b/g, 'the'],
]

/** Words of other languages that also stand in English sentences of visitors who learned it later. */
const BORROWED: Rewrites = [
  [/\bam rad\b/g, 'at the wheels'],
  [/\b(?:gasolina |gasoline )?magna\b(?! ?(?:flow|steyr))/g, '87 regular gas'],
  [/\boder\b/g, 'or'],
  [/\b(?:ab|from the|from) werk\b/g, 'stock'],
  [/\bchiptuning\b/g, 'tune'],
  [/\bladedruckrohre?\b/g, 'charge pipe'],
  [/\b(?:kraftstoff)?hochdruckpumpe\b/g, 'hpfp'],
  [/\bschatzung\b/g, 'estimate'],
  [/\bkupplung\b/g, 'clutch'],
  [/\bgetriebe\b/g, 'transmission'],
  [/\bauspuff\b/g, 'exhaust'],
  [/\bhand[\s-]?shift\b|\bschaltgetriebe\b|\bhandschaltung\b/g, 'manual'],
  [/\bautomatik\b/g, 'automatic'],
  [/\bladeluftkuhler\b/g, 'intercooler'],
  [/\bwarenkorb\b/g, 'cart'],
  [/\b(?:versendet|verschickt|enviais|livrez|livraison|expediez|spedite|spedizione|wysylacie|wysylka)\b/g, 'shipping'],
  // What a turbo compresses with, or an air conditioner, is no blower.
  [
    /\bk?ompressor\b|(?<!\b(?:a\/?c|air|out of|turbo|turbo's|enough|more|the) )\bcompressor\b(?! (?:wheels?|maps?|surge|cover|housing|side|efficiency|clutch|oil|or (?:an? )?turbine))/g,
    'supercharger',
  ],
  [/\bgarder (?:le |the )?(?:moteur|engine) (?:d'origine|stock)\b/g, 'keep the stock engine'],
  [/\bsauger\b/g, 'naturally aspirated'],
  [/\bprufstand\b/g, 'dyno'],
  [/\bpetrol pump\b/g, 'fuel pump'],
  [/\bpetrol\b/g, 'gas'],
  [/\bbremsbelage\b/g, 'brake pads'],
  [/\b(?:oktan|octanos|roz)\b/g, 'octane'],
  [/\bso (quick|fast|strong) (?:like|as)\b/g, 'as $1 as'],
  [/\bt\.u\.v\./g, 'tuv'],
  [/\b(?:alltagsauto|alltagswagen|daily auto)\b/g, 'daily driver'],
  [
    /(?<=\b(?:must|should|can|to|have to|what|shall|i) )tank\b(?! (?:size|top|is|was|has|that|with a))/g,
    'fill up octane',
  ],
  // The word order of people who learned English later: "how long holds the DSG".
  [
    /\bhow (long|much|many [a-z]+) (hold|last|take|stand|make|cost|need|bear)s? (the|my|a|this|that) ([a-z\d-]+)\b/g,
    'how $1 does $3 $4 $2',
  ],
  [/\bi like to (?=buy|have|order|get|know|make|build|ask)/g, 'i would like to '],
  [/\bheared\b/g, 'heard'],
  [/\b(hp|ps|horses|nm|kw) (?:at|on|from) the (?:motor|engine)\b/g, '$1 at the crank'],
]

const BY_LANGUAGE: Readonly<Partial<Record<Language, Rewrites>>> = {
  ...{ es: [...SHOP_IN_SPANISH, ...BUILDS_IN_SPANISH, ...SPANISH] },
  ...{
    de: [...ORDERS_IN_GERMAN, ...SHOP_IN_GERMAN, ...TRADE_IN_GERMAN, ...GERMAN],
    fr: [...ORDERS_IN_FRENCH, ...SHOP_IN_FRENCH, ...TRADE_IN_FRENCH, ...FRENCH],
  },
  pt: [...TRADE_IN_PORTUGUESE, ...PORTUGUESE, ...SPANISH],
}

const rewritten = (text: string, rewrites: Rewrites): string =>
  rewrites.reduce((words, [form, meant]) => words.replaceAll(form, meant), text)

/** A message in the words of the English trade, whatever language it was written in. */
export function inEnglish(text: string, language: Language | undefined): string {
  const own = language ? BY_LANGUAGE[language] : undefined
  const kept = rewritten(text, STAYS_ABROAD)
  return rewritten(own ? rewritten(kept, own) : kept, BORROWED)
}
