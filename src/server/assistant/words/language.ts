/** Languages in which visitors write. All are read; Spanish is answered in Spanish, the others in English. */
export const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that stand in every sentence of a language and in few of another. */
const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(`the and with for what how much can you your want need have is it my this that on of to do does i an at would
    will about or but from are please any not they we one who where when which best there`),
  es: set(`el la los las una que con para por tengo quiero mi pa y le sin del como donde hay necesito cuanto cual hola
    ustedes este esta eso mas pero lo al se porfa gracias carro mejor solo puedo quita ponle tambien ay es son nomas se en un puede pagar pierdo garantia partes cuesta envio tiene ya muy cuando porque hace quiere ponerle aguanta carrito piezas oye entre etapa etapas donde su sus sirve pueden tienen les bien nada tarda aceptan tarjeta cuanto cuantos puedes hacen quien pues orale cuanta cuantas tener rueda ruedas caballos potencia habla hablan hablas espanol estafaron pasar domingos buenas buenos buen noches tardes dias muchas unos bajamelo bajale subele eres persona vos usted quiubo numeros creo abren ustedes sabado sabados domingo cobran enojado pedido llega cita mandan envian envios agregalo agregala ponlo ponla echalo echala metelo`),
  de: set(`ich der das und mit fur ist nicht ein eine einen mein meine meinem wie geht bitte von zu kein ohne brauche
    habe mochte bei uns nur den dem auch hallo moin servus schon oder fahre mir mal ihr hat zusammen wird kostet nach welche wenn kann soll muss lange versand gibt sie welche welcher beim dafur bieten noch sind zum zur als mehr wir euch diese dieser warum wieso baujahr wieviel mich keine keinen keiner frau mann meinen meiner unser unsere liefert dauert bekomme brauch rabatt studentenrabatt geoffnet samstags laden euer eure wo wer halt dkg aus sind soll mochte garantie servus ob wird sprichst sprecht deutsch deutscher bin konnt konnen guten abend schickt adressen einbau steht schreib schreibe kurzes gedicht uber ruckgabe`),
  fr: set(`je le les une avec pour est mon ma des du dans vous il quelle sans et au chez ai bonjour veux voudrais moi mais
    pas combien jveux chuis esti peut la pote livrez prix sont quel quels cest etes avez peux faut sur votre chauffe coute combien embrayage ouvert ouverts horaires nous aussi comment quelle parlez francais livrez-vous frais svp delai retour expediez anglais belgique france quebec`),
  pt: set(`voce voces vcs oi ola boas eu meu minha tenho quero preciso nao uma com pra isso quanto quantos qual
    quais aceitam fazem tem faz posso frete obrigado obrigada blz valeu roda rodas cavalos entregam enviam ate muito
    bom mais sem vem falam portugues quando onde aguenta voce entortar falhando aceleracao oleo custa embreagem`),
}

/** Words of Spanish that are also English ones, or letters that stand for a place or a name: "PA", "LA", "AL", "al dente". */
const SHARED: ReadonlySet<string> = set('pa la al en se son su me mi no come les con y')
/** English that is no word of the other languages, and too common in slang to be told from nothing. */
const ENGLISH =
  set(`its it's u ur ya yall i'm im i've ive still cats just now got get gets put show tell need new old car truck
  bro dude legal street plated run runs fast power stock good bad too only first here there their his her was were been
  be has had really thing things stuff any some more than then also back down up out off over after before into through
  ok okay lol same each other because while yes yeah nah nope`)

/** A language that is asked for by its name: "now in english", "eng pls", "en español por favor". */
const ASKS_FOR =
  '(?:now|back|again|please|pls|can (?:you|u|we)|answer|reply|respond|speak|talk|say|tell|write|switch|continue|sorry|repeat)'
const inOne = (names: string): string =>
  [
    String.raw`\b${ASKS_FOR}\b[^.?!]{0,24}\b(?:in|to) (?:${names})\b(?! (?:units|class|measure|or))`,
    String.raw`\b(?:${names}),? (?:please|pls|plz|now|por favor|porfa|is (?:ok|fine))\b`,
    String.raw`^\W*(?:(?:ok|and|so|but),? )*(?:in )?(?:${names})\W*$`,
  ].join('|')
const ASKED_FOR: readonly (readonly [Language, RegExp])[] = [
  [
    'en',
    new RegExp(
      String.raw`${inOne('english|eng')}|\b(?:auf englisch|en anglais)\b|\b(?:dime(?:lo)?|dilo|habla(?:me)?|responde|contesta|escribe|ahora|mejor|puedes|por favor)\b[^.?!]{0,20}\be[nm] ingles\b|^\W*e[nm] ingles\W*(?:por favor|porfa)?\W*$`,
    ),
  ],
  ['es', new RegExp(String.raw`${inOne('spanish|espanol')}|\ben (?:espanol|castellano)\b`)],
]
/** Whether somebody else may use it is asked, and nothing of this talk. */
const OF_OTHERS =
  /\b(?:someone|somebody|anyone|support|my (?:dad|mom|wife|husband|uncle|abuel\w+)|order|call|phone|manual|instructions)\b/

/** The language that the visitor asks us to use, and the message without asking for it; text without accents, lower case. */
export function languageAskedFor(plainText: string): { language: Language; rest: string } | undefined {
  if (OF_OTHERS.test(plainText)) return undefined
  const [language, form] = ASKED_FOR.find(([, asks]) => asks.test(plainText)) ?? []
  return language && form ? { language, rest: plainText.replace(form, ' , ') } : undefined
}

const REST_OF_ASKING =
  /\b(?:now|ok|okay|and|so|sorry|my bad|wait|please|pls|plz|can|could|you|u|we|i|is|it|that|this|say|tell|me|repeat|write|answer|reply|speak|talk|again|back|only|switch|continue|go|do|did|mean|thanks|thank|lo|me|puedes?|puede|dime(?:lo)?|repite(?:lo)?|responde|contesta|habla(?:me)?|decir(?:lo|me|melo)?|escribe(?:me|lo)?|ahora|gracias|por favor|porfa|y|mejor|jetzt|bitte|in|to|en|auf|em|english|eng|ingles|englisch|anglais|spanish|espanol|castellano)\b|\W/g

/** Whether nothing but a language is asked for: what was asked before it is then answered again in that language. */
export const asksOnlyLanguage = (plainText: string): boolean =>
  languageAskedFor(plainText) !== undefined && plainText.replaceAll(REST_OF_ASKING, '') === ''

/** The language of a message without accents; undefined where a few words or numbers do not tell. */
export function languageOf(plainText: string, least = 1): Language | undefined {
  const words = plainText
    .toLowerCase()
    .replaceAll(/\by ?\/ ?n\b/g, ' ')
    .split(/[^a-z']+/)
    .flatMap((word) => word.split("'"))
  const scores = LANGUAGES.map((language) => ({
    language,
    score: words.filter((word) => COMMON[language].has(word)).length,
  })).sort((a, b) => b.score - a.score)
  const [best, next] = scores
  if (best?.score === 0 && words.filter((word) => ENGLISH.has(word)).length > 1) return 'en'
  if (!best || best.score < least || best.score === next?.score) return undefined
  const english = scores.find(({ language }) => language === 'en')?.score ?? 0
  const asEnglish = best.language === 'en' || best.language === 'de' ? 0 : asEnglishWords(words, best.language)
  if (asEnglish > 0) return asEnglish > 1 ? 'en' : undefined
  return best.score >= 2 || (best.language !== 'en' && english === 0) ? best.language : undefined
}

/** "Cats matter? It's still plated in PA": English words, where all that is of another language is English as well; else 0. */
function asEnglishWords(words: readonly string[], language: Language): number {
  const own = words.filter((word) => COMMON[language].has(word))
  if (!own.every((word) => SHARED.has(word))) return 0
  return words.filter((word) => ENGLISH.has(word) || (COMMON.en.has(word) && !SHARED.has(word))).length
}
