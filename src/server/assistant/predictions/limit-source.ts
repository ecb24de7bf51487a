import { GEARBOX_FORMS } from '../../../engine/lexicon.ts'
import type { Bilingual } from '../advisor.ts'

/** "Where do you get this number", "who rates it", "tested or copied from forum to forum": a source is asked for. */
const ASKS_SOURCE =
  /\bwhere (?:do|did|does|are|is|r) (?:you|u|yall|y'all|that|this|the|those|these|it|all|everyone|people)\b[^.?!]{0,80}\b(?:get|got|gets|pull\w*|find|take|coming|come|comes|from)\b|\bwhere(?:'s| is|s) (?:that|this|the) (?:number|figure|limit|rating)\b|\bhow (?:do|did) (?:you|u|yall|y'all|they) (?:come up with|get|arrive at|know|figure)\b[^.?!]{0,16}\b(?:that|this|the|those|these) (?:\w+ )?(?:number|figure|limit|rating)s?\b|\b(?:whats|what's|what is|any|got an?|is there an?|there an?|your|cite an?) (?:the |your |real |actual )?(?:source|proof|citation|reference)s?\b(?! (?:code|of (?:fuel|power|boost)))|\bwho (?:says|rates|rated|came up with)\b(?! (?:that|this|it) (?:i|we|you)\b)|\b(?:tested|measured|calculated|proven)\b[^.?!]{0,24}\bor\b[^.?!]{0,30}\b(?:guess\w*|copied|forum\w*|estimat\w*|calculated|internet|hearsay|repeated)\b|\bis (?:that|this|it) (?:an? |the |just (?:an? )?)?(?:official|factory|maker'?s?|manufacturer'?s?|forum|internet) (?:number|figure|rating|limit|spec|lore|rumou?r)\b|\bde donde (?:sale|sacan|sacas|viene|salio)\b|\bquien (?:dice|midio)\b|\bwoher (?:stammt|kommt|habt|haben|nehmt|weiss|wisst)\b|\bgibt es (?:da )?(?:eine|irgendeine) quelle\b|\bd'ou (?:vient|sort|viennent)\b/
const BOX_NAMES = String.raw`gear ?box|trans(?:mission)?|tranny|dq\d{3}|0b5|dl501|zf ?8?|8hp\w*|10r80|6r80|mt-?82|tr-?6060|4l\d{2}e?|getriebe|caja|boite|${GEARBOX_FORMS}`
const OF_A_LIMIT = new RegExp(
  String.raw`\b(?:limits?|ratings?|rated|good for|holds?|rods?|pistons?|bottom ?end|block|internals|clutch\w*|axles?|half ?shafts?|diffs?|crank ?hub|safe number|grenade|haltbar|kupplung|pleuel|sicheren? seite|bielas|aguanta\w*|embrayage|${BOX_NAMES})\b`,
)
/** A figure or its source is spoken of, and no thing that is bought. */
const OF_FIGURE =
  /\b(?:numbers?|figures?|limits?|ratings?|values?|specs?|sources?|proof|citation|tested|measured|calculated|rate[sd]|good for|zahl|wert|quelle|angabe|numero|cifra|dato|limite|chiffre|valeur)\b/
/** Whether something bears was asked before it. */
const BEARS =
  /\b(?:hold\w*|handle\w*|limits?|good for|survive\w*|take(?: |\?|$)|safe|sicheren? seite|halt|halten|aguanta\w*)\b/
const BUILD_TOLD = /\bparts? takes? (?:the|your)\b|\bpiezas? (?:tu|el)\b/
/** Our own words of a limit. */
const LIMIT_TOLD = /\bis good for about\b|\bof what the stock\b|\baguanta unos\b|\bgood for about \d/i
/** Another thing's source: a part's, a price's, a power's or a car's. */
const OF_ANOTHER =
  /\b(?:price[ds]?|prices|hours|labor|best|ship\w*|parts? (?:come|made|from)|whp (?:number|figure)|predict\w*|quarter|0-60|made in|where do you get (?:your|the) (?:parts|kits|turbos|tunes))\b/

/** Where the limit of a stock part comes from is asked, and not what it is; plain words. `turns`: what he said before. */
export function asksLimitSource(typed: string, turns: readonly string[], lastTold: string): boolean {
  if (!ASKS_SOURCE.test(typed) || OF_ANOTHER.test(typed) || !OF_FIGURE.test(typed)) return false
  if (OF_A_LIMIT.test(typed)) return true
  // After a build the number is its power, made by another way.
  const isOfBuild = BUILD_TOLD.test(lastTold)
  return !isOfBuild && LIMIT_TOLD.test(lastTold) ? true : BEARS.test(turns.at(-1) ?? '')
}

const DISPUTES =
  /\b(?:wrong|bs|bull\w*|not true|isn't true|no way|lol|too low|too high|conservative|seen (?:it|them|one)|i've seen|ive seen|mine (?:has|makes|holds)|falsch|stimmt nicht|mentira)\b/
export const NAMES_BOX = new RegExp(String.raw`\b(?:${BOX_NAMES})\b`)
const RODS = /\b(?:rods?|pistons?|bottom ?end|block|internals|bielas|pleuel|ring lands?)\b/

/** What we carry for the car that is spoken of, and whether its gearbox has two clutches. */
export interface OfCarried {
  figure: Bilingual
  isDualClutch: boolean
}

/** What such a figure is and is not. */
export function limitSource(typed: string, of: string, { figure, isDualClutch }: OfCarried): Bilingual {
  const isBox = NAMES_BOX.test(`${typed} ${of}`) && !RODS.test(typed)
  const part: Bilingual = RODS.test(typed)
    ? [
        ' For rods it is where people have bent or thrown them, and knock, a low-rpm boost spike or an over-rev moves it more than the brand of part: cylinder pressure bends a rod, rpm pulls on it and its bolts.',
        ' En bielas es donde la gente las ha doblado; la detonación y el torque a bajas rpm lo mueven más que nada.',
      ]
    : isBox && isDualClutch
      ? [
          ' In a dual clutch the packs slip before the gears let go, so clamp pressure (the TCU tune), fluid and heat decide how far past it one lives.',
          ' En un doble clutch patinan los discos antes que los engranes: la presión (mapa de la TCU) y el calor deciden.',
        ]
      : isBox
        ? [
            ' Launches on sticky tires, shift style and heat decide how far past it one lives.',
            ' Los arrancones con llanta pegajosa y el calor deciden cuánto más vive.',
          ]
        : ['', '']
  const lead: Bilingual = DISPUTES.test(typed)
    ? ['You may well be right, cars do run past it: ', 'Puede que tengas razón, hay carros que pasan de ahí: ']
    : ['', '']
  return [
    `${lead[0]}${lead[0] ? "it's" : "It's"} an estimate, not a test: what the trade has seen live and let go, checked against the torque the part sees stock, give or take 10%. The maker's own rating counts where one is published; nobody tested one to destruction for us, so there's no paper to cite.${figure[0]}${part[0]} Got one that holds more? Send car, power and miles to /contact: a person looks at it, and we correct what's wrong.`,
    `${lead[1]}${lead[1] ? 'es' : 'Es'} un estimado, no una prueba: lo que el oficio ha visto vivir y romper, contra el torque que ve de fábrica, más o menos 10%. Si el fabricante publica cifra, cuenta; nadie lo probó hasta romper.${figure[1]}${part[1]} ¿Tienes uno que aguanta más? Mándalo a /contact.`,
  ]
}

/** The same for who writes in German. */
export const SOURCE_IN_GERMAN =
  'Das ist ein Erfahrungswert, kein Prüfstandstest: was Tuner mit diesem Teil haben halten und brechen sehen, abgeglichen mit dem Serienmoment, plus oder minus 10 %. Wo der Hersteller einen Wert nennt, zählt der; alles darüber ist Erfahrung aus umgebauten Autos, und ein Papier dazu gibt es nicht. Anfahren auf klebrigen Reifen und Hitze senken ihn. Haben Sie einen besseren Beleg, schicken Sie ihn an /contact.'
