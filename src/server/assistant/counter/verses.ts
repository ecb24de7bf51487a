import type { Bilingual } from '../advisor.ts'

/** Rhymed pairs by what they are about; told in the order in which a message speaks of them. */
const COUPLETS: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /\b(?:lawn|grass|mow\w*|cesped|pasto)\b/,
    [
      "The lawn can grow wild to the top of the gate:\nthe grass doesn't mind it, the garage won't wait.",
      'El pasto que crezca, que llegue al portón:\nél pule su carro con el corazón.',
    ],
  ],
  [
    /\b(?:wife|husband|gf|girlfriend|esposa|novia|marido)\b/,
    [
      "She shakes her head softly and lets him be late,\nthen hops in beside him: it's still their best date.",
      'Ella mueve la cabeza y lo deja soñar,\nluego sube a su lado y se ponen a andar.',
    ],
  ],
  [
    /\b(?:burnouts?|smoke|donuts?)\b/,
    [
      'Two stripes on the blacktop, a cloud in the air:\nthe tires were expensive, and nobody cares.',
      'Dos rayas en el piso y humo en el aire:\nque pague las llantas el que quiera baile.',
    ],
  ],
  [
    /\b(?:bacon|breakfast|bbq|tacos?|burrito)\b/,
    [
      "There's bacon at sunrise, the skillet is hot,\nthen rubber that sizzles in the same parking lot.",
      'Tocino en la mañana, el sartén a chillar,\ny luego las llantas se ponen a asar.',
    ],
  ],
  [
    /\b(?:supercharge[rd]*|blower|whine|whipple)\b/,
    [
      'The blower starts low and it climbs to a whine,\na note that says Sunday at one-eighty-nine.',
      'El blower empieza bajito a cantar,\ny acaba en un grito que no ha de parar.',
    ],
  ],
  [
    /\bturbos?\b/,
    [
      'The turbo inhales and the whole street can hear,\na whistle, a flutter, and on to third gear.',
      'El turbo respira y se oye en la calle:\nun silbo, un suspiro, y ya va por el valle.',
    ],
  ],
  [
    /\b(?:inline[- ]?(?:six|6)|straight[- ]?(?:six|6)|i6|reihensechs\w*|seis en linea)\b/,
    [
      'Six in a row, and they pull like one hand,\nas smooth as a zipper, as big as a band.',
      'Seis en una fila, suaves al girar:\nni un salto, ni un golpe, puro ronronear.',
    ],
  ],
  [
    /\b(?:grandpa|dad|father|papa|abuelo|son|kid|daughter|hijo)s?\b/,
    [
      "He learned it from somebody, wrench in the hand,\nand passes it on to who'll one day understand.",
      'Lo aprendió de otro con llave en la mano,\ny al que viene detrás se lo da como hermano.',
    ],
  ],
  [
    /\b(?:rotary|wankel|rx-?[78]|13b)\b/,
    [
      "No pistons to count, just a triangle's song:\nit drinks like a sailor and sings all night long.",
      'Sin pistones que cuenten, un triángulo al son:\nbebe como marinero y canta en el portón.',
    ],
  ],
]
/** What a poem is to be about, where no couplet is of it: "a poem about head gaskets". */
const MATTER =
  /\b(?:poem|poema|limerick|song|verses?|rap|cancion|versos?)\b[^.?!]{0,16}\b(?:about|on|of|sobre|de) ((?:(?!\b(?:please|pls|lol|for|and|because|boring|haha|bro|that|cause)\b)[a-z\d'-]+ ?){1,4}?)(?=\W*$|[,.!?]| (?:please|pls|lol|for|and|because|boring|haha|bro|that|cause)\b)/
const OWN: readonly (readonly [RegExp, string])[] = [
  [/^(?:my|mi)\b/, 'your'],
  [/^(?:the|an?|el|la|los|las|un|una)\b/, 'the'],
]
const matterOf = (typed: string): string | undefined => {
  const said = MATTER.exec(typed)?.[1]?.trim()
  if (!said || /\b(?:car|truck|cars|carro|coche|me|you|it|him|her|us)$/.test(said)) return undefined
  const [form, word] = OWN.find(([one]) => one.test(said)) ?? []
  return form && word ? said.replace(form, word) : said
}
const MATTER_COUPLETS: readonly ((matter: string) => Bilingual)[] = [
  (matter) => [
    `Here's to ${matter}, and no one asks why\nwe think of them only the day that they die:`,
    `Va por ${matter}, que nadie recuerda\nhasta el triste día en que algo se pierda:`,
  ],
  () => [
    'in heat and in pressure, by day and by night,\nso here is a toast: may we treat them all right.',
    'con calor y presión, sin aplauso y sin voz,\nal primero que culpan, el último adiós.',
  ],
]
const CAR_COUPLETS: readonly ((car: string) => Bilingual)[] = [
  (car) => [
    `Your ${car} idles low in the blue morning light,\nthen one green lamp later it's gone out of sight.`,
    `Tu ${car} ronronea en la luz de la mañana,\ny al primer verde se va por la ventana.`,
  ],
  (car) => [
    `A ${car}, a full tank, a road with no end:\nthe tach needle climbs like a loyal old friend.`,
    `Un ${car}, tanque lleno y camino sin final:\nla aguja sube fiel hasta el rojo total.`,
  ],
]
const CLOSING: Bilingual = [
  'The list of the parts is a mile and a half,\nbut turn the key once and you hear it laugh.',
  'La lista de piezas no tiene final,\npero al darle llave se ríe total.',
]
const HAIKUS = {
  gasket: [
    'White smoke from the pipe,\ncoolant gone without a leak.\nThe head comes off now.',
    'Humo muy blanco,\nse fue el refrigerante.\nAdiós, culata.',
  ],
  any: [
    'Cold start, morning dew.\nThe idle settles, it hums.\nRed light turns to green.',
    'Motor en frío,\nel rocío tiembla y se va.\nVerde: ya salió.',
  ],
} as const satisfies Readonly<Record<string, Bilingual>>
export const haikuOf = (typed: string): Bilingual =>
  /\b(?:gasket|empaque|junta|blown head)\b/.test(typed) ? HAIKUS.gasket : HAIKUS.any

const GERMAN_SIX =
  'Sechs in der Reihe, und jeder im Takt,\nwer einmal ihn hörte, den hat er gepackt.\nEr schnurrt an der Ampel und singt auf der Bahn:\ndrum fängt man am besten kein anderes an.'
const GERMAN =
  'Der Anlasser singt, und der Morgen ist kalt,\nder Motor wacht auf, und die Straße erschallt.\nDie Ampel wird grün, und der Zeiger steigt an:\nein Lächeln, das keiner verbergen mehr kann.'
const FRENCH =
  "Le moteur s'éveille au matin doucement,\nle compte-tours grimpe et chante en montant.\nUn feu passe au vert, la route est à lui :\nil file, il file, et le jour le suit."

/** Who gets it is not what it is about. */
const FOR_WHOM = /\bfor (?:my|his|her) (?:wife|husband|gf|girlfriend|boyfriend|dad|son|kid)\b|\bpara mi \w+\b/g
const COLORS =
  /\b(?:red|orange|blue|black|white|green|yellow|silver|purple|gray|grey|roj[oa]|negr[oa]|azul|blanc[oa])\b/
const FIGURES: Readonly<Record<string, number>> = { two: 2, four: 4, six: 6, eight: 8, dos: 2, cuatro: 4, seis: 6 }
const LINES = /\b(two|four|six|eight|dos|cuatro|seis|[2468])[- ]?(?:lines?|liner|lineas|versos)\b/

/** Verses as they were asked for: their number of lines, their form, and what they are to be about. */
export function versesOf(typed: string, car: string | undefined, language?: string): Bilingual {
  if (language === 'de') return /reihensechs|sechszylinder/.test(typed) ? [GERMAN_SIX, GERMAN_SIX] : [GERMAN, GERMAN]
  if (language === 'fr') return [FRENCH, FRENCH]
  if (/\bhaikus?\b/.test(typed)) return haikuOf(typed)
  const color = COLORS.exec(typed)?.[0]
  const name = color && car ? `${color} ${car}` : (car ?? 'car')
  const themes = COUPLETS.flatMap(([form, words]) => {
    const at = typed.replace(FOR_WHOM, ' ').search(form)
    return at < 0 ? [] : [{ at, words }]
  }).sort((a, b) => a.at - b.at)
  const matter = themes.length === 0 && !(car && typed.includes(car.toLowerCase())) ? matterOf(typed) : undefined
  if (matter) themes.push(...MATTER_COUPLETS.map((couplet) => ({ at: 0, words: couplet(matter) })))
  if (/\blimericks?\b/.test(typed))
    return limerickOf(name, themes.length > 0 && /\b(?:supercharge|blower|whine)/.test(typed))
  const asked = LINES.exec(typed)?.[1]
  const isLong = /\b(?:rap|song|bars|lyrics|cancion)\b/.test(typed)
  const lines = asked
    ? (FIGURES[asked] ?? Number(asked))
    : Math.max(isLong || matter ? 4 : 2, 2 * Math.min(3, themes.length + (car ? 1 : 0)))
  const own = CAR_COUPLETS[name.length % CAR_COUPLETS.length] ?? CAR_COUPLETS[0]
  const other = CAR_COUPLETS[(name.length + 1) % CAR_COUPLETS.length] ?? CAR_COUPLETS[0]
  const isOfCar = themes.length === 0 || (car !== undefined && matter === undefined)
  const all: Bilingual[] = [
    ...(isOfCar && own ? [own(name)] : []),
    ...themes.map(({ words }) => words),
    CLOSING,
    ...(other ? [other(name)] : []),
  ]
  const told = all.slice(0, Math.max(1, Math.round(lines / 2)))
  return [told.map(([english]) => english).join('\n'), told.map(([, spanish]) => spanish).join('\n')]
}

const limerickOf = (car: string, isBlown: boolean): Bilingual => [
  `A driver whose ${car} was a dream\n${isBlown ? 'had a blower that climbed to a scream.' : 'went to cars and coffee to beam.'}\n${isBlown ? 'With each mile an hour\nit whined for more power,' : 'He revved it, it roared,\nand no one was bored,'}\nand the neighbors now nap as a team.`,
  `Un piloto con ${car} soñado\n${isBlown ? 'oye el blower silbar a su lado;' : 'en la plaza lo deja parado;'}\nle da y le da gas,\ny pide un poco más,\ny el vecindario está desvelado.`,
]
