import type { Rewrites } from './rewrites.ts'

/** What is said to the cart in German. */
export const ORDERS_IN_GERMAN: Rewrites = [
  [/\b(?:leg|lege|pack|packe|tu|tue)(?: mir)?(?: bitte)?\b(?=.*\b(?:warenkorb|korb|wagen)\b)/g, 'put'],
  [/\b(?:fug|fuge|nimm)(?: (?:bitte|noch))*(?= .*\b(?:hinzu|dazu)\b)/g, 'add'],
  [/\b(?:hinzu|dazu)\b/g, ''],
  [/\b(?:nimm|mach|tu)(?: (?:bitte|mir))*(?= .*\b(?:raus|heraus|weg)\b)/g, 'remove'],
  [/\b(?:entferne?|losche?|streiche?)\b/g, 'remove'],
  [/\b(?:raus|heraus)\b/g, ''],
  [/\bmach(?:e)?(?: (?:bitte|lieber|daraus|da|draus))* (?=\d|zwei\b|drei\b|vier\b|eins?\b)/g, 'make it '],
  [/\bnur (?:eins?|einen|einmal|ein stuck)\b/g, 'only 1'],
  [/\bgenau (?:eins?|einen|einmal)\b/g, 'exactly 1'],
  [/\b(?:zweimal|zwei)\b/g, '2'],
  [/\b(?:dreimal|drei)\b/g, '3'],
  [/\bin (?:den|meinen|die) (?:waren)?korb\b/g, 'in my cart'],
  [/\bwieder\b(?= )/g, ''],
]

/** The same in French. */
export const ORDERS_IN_FRENCH: Rewrites = [
  [/\b(?:mets?|mettez|ajoutez?|rajoutez?)(?:[- ](?:moi|les|le|la|en))*\b(?! au point)/g, 'add'],
  [/\b(?:enleve[sz]?|retire[sz]?|supprime[sz]?)(?:[- ](?:moi|les|le|la))*\b/g, 'remove'],
  [/\b(?:finalement |plutot )?(?:je n'en veux qu'|seulement |juste )?(?:un seul|une seule)\b/g, 'only 1'],
  [/\bexactement (?:un|une)\b/g, 'exactly 1'],
  [/\b(?:fais[- ]en|fais[- ]?le|prends[- ]en)(?: plutot)?\b/g, 'make it'],
  [/\bdeux\b/g, '2'],
  [/\btrois\b/g, '3'],
  [/\bdans (?:le|mon) panier\b/g, 'in my cart'],
]
