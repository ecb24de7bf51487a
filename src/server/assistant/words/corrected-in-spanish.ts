const BEGINS = String.raw`(?<=^\s*|[,;:!?]\s*|\.\s+|\b(?:sorry|wait|y|pero) )`
const ENDS = String.raw`(?=\s*(?:[,;?!]|\.(?!\d)|$))`
const OF = String.raw`(?:(?:el|la|lo) )?(?:(?:el|la|los|las|un|una|del|de la|de|con) )`
const THING = String.raw`(?!sorry|wait|se\b|me\b)[a-z\d$](?:[^,.;?!]|\.(?=\d)){0,23}?`
const IS = String.raw`(?:es|era|eran|son(?= \$?\d)|quise decir|queria decir|digo|mas bien)`
const FIGURE = String.raw`\$?\d(?:\w|\.(?=\d))*`

/** "No es el GT, es el EcoBoost", "no la 2014 sino la 2016": what is not meant stands first. */
const NOT_FIRST = new RegExp(
  String.raw`${BEGINS}no (?=${IS}|${OF}|\$?\d)(?:${IS} )?(${OF})?(${THING})(?:,? sino (?:que )?|, (?=${IS}|${OF}|\$?\d))(?:${IS} )?(${OF})?(${THING})${ENDS}`,
  'g',
)
/** "Es la 2016, no la 2014", "son 8000 no 10000": what is meant stands first. */
const NOT_LAST = new RegExp(
  String.raw`${BEGINS}(?:${IS} (${OF})?(${THING})|(${OF})?(${FIGURE}))(?<! o),? (?:y )?no (?:(${OF})(${THING})|(${FIGURE}))${ENDS}`,
  'g',
)
const KIN = '(?:herman|espos|prim|hij|novi|amig|vecin|jef|suegr|cunad|ti|compadr|cuat)[oae]|papa|mama|compa'
/** "La 2014 es de mi hermano": a car that is none of his. */
const OF_KIN = new RegExp(
  String.raw`${BEGINS}(?:y )?(?:el|la|ese|esa)(?: de| del)? (?:${THING} )?es (?:de|del) (?:mi |su |un )?(?:${KIN})\b`,
  'g',
)
/** "No es el GT3": none is named in its place. */
const NOT_AT_ALL = new RegExp(String.raw`${BEGINS}no es (?=(?:el|la|un|una) )`, 'g')
const SAID_WRONG =
  /\b(?:me equivoque|me confundi|fue (?:un )?error|error mio|perdon(?:a|e)?|disculp(?:a|e)|corrijo|correccion)\b/g

const the = (article: string | undefined): string => (/^(?:el|la|lo|un|del)/.test(article ?? '') ? 'the ' : '')

/** What a message in Spanish puts right, as it is said in English: "it is the 2016, not the 2014". */
export const correctedInSpanish = (text: string): string =>
  text
    .replaceAll(SAID_WRONG, 'sorry')
    .replaceAll(OF_KIN, ' ')
    .replaceAll(
      NOT_FIRST,
      (_, of?: string, other?: string, own?: string, meant?: string) =>
        `sorry, it is ${the(own)}${meant}, not ${the(of)}${other}`,
    )
    .replaceAll(
      NOT_LAST,
      (_, own?: string, meant?: string, of?: string, figure?: string, not?: string, other?: string, no?: string) =>
        `sorry, it is ${the(own ?? of)}${meant ?? figure}, not ${the(not)}${other ?? no}`,
    )
    .replaceAll(NOT_AT_ALL, 'it is not ')
    .replaceAll(/\bsorry,? sorry\b/g, 'sorry')
