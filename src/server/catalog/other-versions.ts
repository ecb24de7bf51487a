/** A nameplate of which we build one version or two, the everyday ones of it, and how they are called. */
interface Everyday {
  plate: string
  /** What says that one of the others is meant. */
  version: string
  /** Words with which it is ours after all. */
  ours?: RegExp
  name: string
}

const SIZES = String.raw`(?:x ?drive ?)?\d{2}[eid]\b|s ?drive ?\w+|m\d{2}i?\b|x ?drive\b`
const TRIMS = String.raw`(?:s|se|sel|sx|le|lx|ex|ex-?l|ex-?t|dx|hx|cx|vx|gx|touring|titanium|hybrid|limited|r-?line|wolfsburg|sedan|wagon|base)\b`
/** Engines of these trucks beside the 5.3 and the 6.2. */
const OTHER_TRUCKS = String.raw`(?:1500 )?(?:6\.0|4\.8|4\.3|lq[49]|hd|2\.7 ?(?:t|turbo)?)\b(?! ?(?:swap|s\b|sec|lift|inch))`
const ROWS: readonly Everyday[] = [
  { plate: 'x[1-7]', version: SIZES, name: 'BMW' },
  {
    plate: 'civic',
    version: String.raw`${TRIMS}|\d{2} (?:ex|lx|dx)\b`,
    ours: /\b(?:si|type[- ]?r|ctr|sport)\b/,
    name: 'Honda',
  },
  {
    plate: 'accord',
    version: String.raw`(?:ex|lx|ex-?l|se|sport|touring|hybrid)? ?(?:1\.5t?|2\.4|hybrid)\b`,
    ours: /\b(?:v6|2\.0t?|3\.5)\b/,
    name: 'Honda',
  },
  {
    plate: 'jetta',
    version: String.raw`${TRIMS}|sport\b|1\.[48]t?\b|1\.5t?\b|2\.[05]\b|tdi\b`,
    ours: /\bgli\b/,
    name: 'Volkswagen',
  },
  {
    plate: 'golf',
    version: String.raw`(?:all ?track|sport ?wagen|tsi|tdi|s|se|sel|1\.[48]t?|1\.8 ?tsi)\b`,
    ours: /\b(?:golf r|gti)\b/,
    name: 'Volkswagen',
  },
  {
    plate: 'focus',
    version: String.raw`(?:s|se|sel|titanium|zx[345]|svt|electric)\b`,
    ours: /\b(?:st|rs)\b/,
    name: 'Ford',
  },
  { plate: 'fiesta', version: String.raw`(?:s|se|sel|titanium)\b`, ours: /\bst\b/, name: 'Ford' },
  { plate: 'explorer', version: String.raw`(?:xlt|limited|platinum|sport|base|2\.3)\b`, ours: /\bst\b/, name: 'Ford' },
  {
    plate: 'silverado|silvarado|silverodo',
    version: String.raw`(?:1500 )?(?:ss|intimidator)\b(?:,? 6\.0)?|${OTHER_TRUCKS}`,
    name: 'Chevrolet',
  },
  { plate: 'sierra', version: OTHER_TRUCKS, name: 'GMC' },
  {
    plate: 'f-?150',
    version: String.raw`(?:3\.5l? )?(?:hybrid )?power ?boost\b|(?:3\.5l? )?hybrid\b(?! turbo)`,
    name: 'Ford',
  },
  { plate: 'power ?boost|hybrid', version: String.raw`(?:ford )?f-?150\b`, name: 'Ford' },
  { plate: 'a3', version: String.raw`(?:1\.[48]t?|2\.0t?|sedan|premium|prestige|quattro|tdi)\b`, name: 'Audi' },
  {
    plate: 'charger',
    version: String.raw`(?:pursuit|police|sxt|se|(?:(?:new|ho|h\.o\.|daytona|r/t) )?(?:six ?pack|hurricane))\b`,
    name: 'Dodge',
  },
  {
    plate: 'impreza',
    version: String.raw`(?:rs|2\.[05]i?|sedan|sport|limited|premium|outback)\b`,
    ours: /\bwrx|sti\b/,
    name: 'Subaru',
  },
]

/** Cars that are called by one word, whatever stands beside it. */
const ALONE =
  /\b(all ?track|sport ?wagen)\b|\b((?:ford |'?\d\d |\d{4} )escape(?=$|[ ,.?!])|escape (?:1\.[56]|2\.[05])|(?:scion|toyota) (?:tc|xb|xa|xd|iq)|audi tts|ws6|audi a3|grand national|buick regal|turbo ii|(?:chevy |chevrolet )?trail ?blazer(?: ss)?|ss silverado|monte carlo|el camino|land cruiser|grand prix|trans am|crown vic(?:toria)?|(?:bmw )?(?:118i|120i|12[58]i|22[08]i|230i|320i|323c?i|325[cx]?i|328ci|330ci|420i|428i|430i|525i|528i|530i))\b/

/** Of the Mazda3 we build the turbo of 2021 on. */
const OLD_MAZDA3 = /\b20(?:0[4-9]|1\d|20) mazda ?3\b|\bmazda ?3\b[^.]{0,20}\b20(?:0[4-9]|1\d|20)\b/
const OF_ONE_WORD: Readonly<Record<string, string>> = {
  alltrack: 'Volkswagen Golf Alltrack',
  sportwagen: 'Volkswagen Golf SportWagen',
  'grand national': 'Buick Grand National',
  'turbo ii': 'Mazda RX-7 Turbo II',
  'crown vic': 'Ford Crown Vic',
  'trans am': 'Pontiac Trans Am',
  'el camino': 'Chevrolet El Camino',
  'monte carlo': 'Chevrolet Monte Carlo',
  'grand prix': 'Pontiac Grand Prix',
  'audi a3': 'Audi A3',
  'audi tts': 'Audi TTS',
  ws6: 'Pontiac Firebird WS6',
  'scion tc': 'Scion tC',
  'ford escape': 'Ford Escape',
  'land cruiser': 'Toyota Land Cruiser',
}

/** "Mi Civic se come las llantas": a verb, and no trim. */
const IN_SPANISH = /\b(?:mi|el|la|un|una|del|que|los|las|se le)\b/

const capitals = (words: string): string =>
  words
    .split(' ')
    .map((word) =>
      /\d|^(?:[a-z]{1,2}|tdi|tsi|exl|sel|xlt)$/.test(word)
        ? word.toUpperCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

/**
 * A version that we do not build of a nameplate of which we build another: "X5 40i" is no X5 M, "Civic EX" no Si, an
 * Alltrack no Golf R. Text in lower case. Worked: "my x5 40i 2021" = "BMW X5 40i", at 3.
 */
export function otherVersionIn(text: string): { name: string; from: number; to: number } | undefined {
  for (const { plate, version, ours, name } of ROWS) {
    const found = new RegExp(
      String.raw`(?<![\w.])(?:${name.toLowerCase()} )?(${plate}),? (?:\d{4} )?(${version})`,
    ).exec(text)
    if (!found || ours?.test(text) || (found[2] === 'se' && IN_SPANISH.test(text))) continue
    const said = `${found[1]} ${found[2]}`.trim()
    const shown = name === 'BMW' ? said.toUpperCase().replace(/I$/, 'i').replace(/DRIVE/, 'Drive') : capitals(said)
    return { name: `${name} ${shown}`, from: found.index, to: found.index + found[0].length }
  }
  const mazda = OLD_MAZDA3.exec(text)
  if (mazda && !/speed|\bmps\b/.test(text))
    return { name: 'Mazda3', from: mazda.index, to: mazda.index + mazda[0].length }
  const alone = ALONE.exec(text)
  return alone
    ? {
        name: /^(?:bmw )?\d/.test(alone[0])
          ? `BMW ${alone[0].replace('bmw ', '')}`
          : (OF_ONE_WORD[alone[0].replace(/(?<=all|sport) (?=track|wagen)/, '')] ?? capitals(alone[0])),
        from: alone.index,
        to: alone.index + alone[0].length,
      }
    : undefined
}
