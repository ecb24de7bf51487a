import type { Bilingual } from '../advisor.ts'

/** One of the cars that a shared name may mean: the words that name it whole (`$`: the name as said), and its years. */
export interface Sharing {
  words: string
  models: readonly string[]
  from?: number
  to?: number
  /** Words beside which it is this one, whatever its place in the list. */
  where?: RegExp
}

/** An engine, a trim or a nickname that several of our models share, and what tells which of them it is. */
export interface SharedName {
  form: RegExp
  /** Words beside which the car is told already, or none is meant. */
  not: RegExp
  /** The likeliest first. */
  cars: readonly Sharing[]
  /** Which others share it. */
  also: Bilingual
  /** A year tells which of them it is. */
  isTold?: boolean
}

const one = (words: string, models: string, span: Omit<Sharing, 'words' | 'models'> = {}): Sharing => ({
  ...{ words, models: models.split(' ') },
  ...span,
})
const name = (form: RegExp, not: RegExp, cars: readonly Sharing[], also: Bilingual): SharedName => ({
  ...{ form, not, cars, also },
})
const byYear = (shared: SharedName): SharedName => ({ ...shared, isTold: true })

const NO_CAR = String.raw`swap\w*|crate|conversion`
const not = (plates: string): RegExp => new RegExp(String.raw`\b(?:${plates}|${NO_CAR})\b`)
const MOPAR =
  'challenger|chally|chall|charger|durango|red ?eye|demon|trackhawk|jeep|cherokee|wrangler|magnum|chrysler|300c?|rams?|trx|srt ?8|super ?bee|viper'
const BMWS = String.raw`(?:[1-8][34][05]|[1235]28)i?s?|m[2-8]\w*|m[1-8][345]0i|x[3-7]\w*|z[34]\w*|supra|a9[01]|mk ?[v5]|1m|1-series|e(?!85)[3-9]\d|[fg]\d\d`
const HELLCATS =
  'dodge-challenger-srt-hellcat dodge-charger-srt-hellcat dodge-durango-srt-hellcat dodge-challenger-srt-hellcat-redeye dodge-charger-srt-hellcat-redeye'
const SCATS =
  'dodge-challenger-r-t-scat-pack dodge-charger-scat-pack dodge-challenger-srt8-392 dodge-charger-srt8-392 dodge-durango-srt-392'
const FORDS = String.raw`f-?150\w*|mustangs?|stang|focus|fiesta|explorer|raptor|bronco|ranger|escape|edge|fusion|expedition|navigator|flex|taurus|sho|lincoln|transit`
const TRUCK_WORK =
  /\bpounds (?:hooked|behind)\b|\bhooked to it\b|\bhitch\b|\btrucks?\b|\btow\w*\b|\btrailers?\b|\bhaul\w*\b|\bpayload\b|\bcamper\b|\blariat\b|\bxlt\b|\bking ranch\b|\b4x4\b|\bcrew\b|\bboat\b/

/** The longer names before the shorter; a name is put in front of what was said. */
export const SHARED_NAMES: readonly SharedName[] = [
  name(
    /\bhell ?cats?\b(?! ?(?:fuel|pumps?|injectors?|engine|motor|hood|seats?|heat))/,
    not(MOPAR),
    [one('challenger', HELLCATS, { from: 2015, to: 2023 }), one('durango', HELLCATS, { from: 2024 })],
    [
      'the Charger and the Durango Hellcat have the same engine',
      'el Charger y el Durango Hellcat llevan el mismo motor',
    ],
  ),
  name(
    /\bscat ?packs?\b|(?<=\b(?:my|the|an?|that|his|her|20\d\d) )scats?\b/,
    not(MOPAR),
    [one('challenger', SCATS, { from: 2015 })],
    ['the Charger Scat Pack has the same engine', 'el Charger Scat Pack lleva el mismo motor'],
  ),
  name(
    /(?<=\b(?:my|the|an?|stock|20\d\d) )392\b/,
    not(`${MOPAR}|scat|stroker|windsor|ford`),
    [one('challenger scat pack', SCATS, { from: 2015 }), one('challenger srt8', SCATS, { to: 2014 })],
    ['the Charger and the Durango 392 have the same engine', 'el Charger y el Durango 392 llevan el mismo motor'],
  ),
  name(
    /\bn54s?(?:b30)?\b/,
    not(BMWS),
    [one('335i', 'bmw-335i bmw-135i bmw-1-series-m-coupe')],
    ['the 135i and the 1M have the same engine', 'el 135i y el 1M llevan el mismo motor'],
  ),
  name(
    /\bn55s?(?:b30)?\b/,
    not(BMWS),
    [one('2013 335i', 'bmw-335i bmw-135i bmw-435i bmw-m235i bmw-535i bmw-m2')],
    ['the 135i, 435i, M235i and 535i share the engine', 'el 135i, 435i, M235i y 535i comparten el motor'],
  ),
  name(
    /\bb58s?\b/,
    not(BMWS),
    [
      one('340i', 'bmw-340i bmw-440i bmw-m240i bmw-540i', { from: 2016, to: 2018 }),
      one('340i', 'bmw-340i', { where: /\bmanual\b|\b6mt\b|\bstick\b|\bgen ?1\b/ }),
      one('m340i', 'bmw-m340i bmw-m440i bmw-m240i bmw-z4-m40i toyota-gr-supra-3-0'),
    ],
    [
      'the M240i, M440i, Z4 M40i and GR Supra share the engine',
      'el M240i, M440i, Z4 M40i y GR Supra comparten el motor',
    ],
  ),
  name(
    /\bs55s?\b/,
    not(BMWS),
    [one('f80 m3', 'bmw-m3 bmw-m4 bmw-m2-competition')],
    ['the M4 and the M2 Competition share the engine', 'el M4 y el M2 Competition comparten el motor'],
  ),
  name(
    /\bs58s?\b/,
    not(BMWS),
    [one('g80 m3 competition', 'bmw-m3-competition bmw-m3 bmw-m4 bmw-m4-competition bmw-m2')],
    ['the M4 and the M2 share the engine', 'el M4 y el M2 comparten el motor'],
  ),
  name(
    /\bvq37\w*\b/,
    not(String.raw`g37\w*|q[4-7]0|370z?|fx37|nismo|z34|infiniti|m37|ex37`),
    [
      one('370z', 'nissan-370z nissan-370z-nismo infiniti-g37'),
      one('g37', 'infiniti-g37', { where: /\b(?:20|'|an? )08\b|\bsedans?\b|\b4[- ]?doors?\b/ }),
    ],
    ['the G37 has the same engine', 'el G37 lleva el mismo motor'],
  ),
  name(
    /\bvr30\w*\b/,
    not(String.raw`q[5-7]0\w*|400z|z|nismo|infiniti|nissan|red ?sport`),
    [one('q50 red sport', 'infiniti-q50-red-sport-400 infiniti-q60-red-sport-400 nissan-z infiniti-q50-3-0t')],
    ['the Q60 and the Nissan Z share the engine', 'el Q60 y el Nissan Z comparten el motor'],
  ),
  name(
    /\bred ?sport\b|\brs ?400\b/,
    not(String.raw`q[5-7]0\w*|vr30\w*|lexus|rover|range|audi|honda|civic|accord|nissan|chevy`),
    [one('q50 red sport 400', 'infiniti-q50-red-sport-400 infiniti-q60-red-sport-400')],
    ['the Q60 has the same engine', 'el Q60 lleva el mismo motor'],
  ),
  byYear(
    name(
      /(?<=\b(?:my|the|an?|your|turbo|'?1[3-9]|20[12]\d) )st\b(?! ?(?:street|louis|pete|x\b))/,
      not(String.raw`${FORDS}|class|scca|nasa|volvo|polestar|rs`),
      [
        one('focus', 'ford-focus-st', { to: 2018 }),
        one('fiesta', 'ford-fiesta-st', { from: 2019, to: 2019 }),
        one('explorer', 'ford-explorer-st', { from: 2020 }),
      ],
      ['there is a Fiesta ST too', 'también existe el Fiesta ST'],
    ),
  ),
  name(
    /(?<=\b(?:my|an?|the|stock|tuned|'?[12]\d|20[12]\d) )eco ?boost\b(?! (?:or|engines|motors|mustang|stang))/,
    not(String.raw`${FORDS.replace('mustangs?|stang|', '')}|[23]\.[57]l?|1\.6|2\.0|coyote|5\.0|v8|v6`),
    [
      one('f150 3.5', 'ford-f-150-3-5-ecoboost ford-f-150-2-7-ecoboost', { where: TRUCK_WORK }),
      one('mustang', 'ford-mustang-ecoboost'),
    ],
    ['other Fords have an EcoBoost too', 'otros Ford llevan EcoBoost también'],
  ),
  name(
    /\beco(?: ?boost)? ?(?=f-?150)|(?<=f-?150 )eco(?: ?boost)?\b/,
    not(String.raw`[23]\.[57]l?|5\.0|coyote|v8|raptor`),
    [one('3.5', 'ford-f-150-3-5-ecoboost ford-f-150-2-7-ecoboost')],
    ['the 2.7 is another engine', 'el 2.7 es otro motor'],
  ),
  byYear(
    name(
      /\bevo\b(?! ?(?:\d|[ivx]+\b|eight|nine|ten|corse|school|spec))/,
      not(String.raw`evo ?(?:\d|[ivx]+)|eight|nine|ten|(?:20)?(?:0[3-9]|1[0-5])|huracan|lambo\w*|gt3|3000gt`),
      [
        {
          words: '$ x',
          models: [
            'mitsubishi-lancer-evolution-x',
            'mitsubishi-lancer-evolution-ix',
            'mitsubishi-lancer-evolution-viii',
          ],
        },
      ],
      ['the VIII and IX have the 4G63', 'el VIII y el IX llevan el 4G63'],
    ),
  ),
  byYear(
    name(
      /(?<=\b(?:my|the|an?|20\d\d|'?0[3-9]|'?1\d|'?2[3-5]) )z\b(?![\d/.-])/,
      not(String.raw`3[057]0 ?z|400 ?z|2[468]0z|nismo|z\d\w*|camaro|corvette|bmw|gen`),
      [
        one('350$', 'nissan-350z', { from: 2003, to: 2008 }),
        one('350$', 'nissan-350z', {
          where: /\bvq35|\bz33\b|\brev ?up\b|\bso (?:it's |its )?(?:an? |the )?(?:hr|de)\b/,
        }),
        one('400$', 'nissan-z nissan-z-nismo', { from: 2023 }),
        one('400$', 'nissan-z nissan-z-nismo', { where: /\bvr30|\btwin[- ]turbo\b|\brz34\b/ }),
        one('370$', 'nissan-370z nissan-370z-nismo'),
      ],
      ['the 350Z and the 2023+ Z have other engines', 'el 350Z y el Z desde 2023 llevan otro motor'],
    ),
  ),
  name(
    /\bs65s?\b/,
    not(BMWS),
    [one('e92 m3', 'bmw-m3')],
    ['it is in the E90 and E93 too', 'también lo llevan el E90 y el E93'],
  ),
  name(
    /\b4g63t?s?\b/,
    not('evo|evolution|dsm|eclipse|talon|galant|gsx|gst|laser|lancer|mighty max'),
    [one('evo 9', 'mitsubishi-lancer-evolution-ix mitsubishi-lancer-evolution-viii mitsubishi-eclipse-gsx')],
    ['the VIII and the Eclipse GSX have a 4G63 too', 'el VIII y el Eclipse GSX también llevan 4G63'],
  ),
  byYear(
    name(
      /(?<=\b(?:my|an?|the|20\d\d|'?[01]\d) )5\.0s?\b(?! ?(?:sec\w*|s\b|flat|psi|gears?|or|vs))/,
      not(String.raw`${FORDS}|windsor|302|notch\w*|lx|gt|fox\w*|explorer|[23]\.[57]l?|eco ?boost|[0-9]-60|quarter`),
      [
        one('f150', 'ford-f-150-5-0', { where: TRUCK_WORK }),
        one('fox mustang gt', 'ford-mustang-fox-5-0', { from: 1987, to: 1993 }),
        one('mustang gt', 'ford-mustang-gt'),
      ],
      ['the F-150 has a 5.0 as well', 'la F-150 también lleva un 5.0'],
    ),
  ),
  name(
    /\bgen ?[123]\b(?= (?:bottom end|block|5\.0|gt|pistons?|rods?))/,
    not(
      String.raw`hemi|raptor|ls\d?|lt\d?|ta?coma|f-?150|truck|viper|eco ?boost|[2356]\.[2357]|camaro|corvette|coyote|mustang|silverado|b58|ea888|is38|golf|gti|supra|lightning|miata|civic`,
    ),
    [one('mustang gt coyote $', 'ford-mustang-gt')],
    ['Coyotes go by Gen 1, 2 and 3', 'los Coyote van por Gen 1, 2 y 3'],
  ),
]
