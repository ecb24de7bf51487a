import { GEARBOX_CODES, SPOKEN_GEARBOXES } from '../../engine/lexicon.ts'

const CODED = [...GEARBOX_CODES, ...SPOKEN_GEARBOXES.filter(([kind]) => kind === 'dual_clutch')]
  .map(([, forms]) => forms)
  .join('|')
/** Gearboxes that are built, tuned and cooled by their names. */
export const BOXES = `${CODED}|(?:t|th) ?(?:350|400)|a340|68rfe|powerglide|e4od|47r[eh]|48re`
export const ANY_BOX = `${BOXES}|transmission|trans|tranny|gearbox|cvt`

/** A gearbox by its name stands for the part where it is to stay as it is: "don't touch the DSG", "the box stays". */
export const NAMED_GEARBOX = [CODED, '(?<!(?:air|tool|glove|sub|brown|of the) ?)box(?! stock)'].join('|')
export const KEPT_BEFORE = String.raw`(?<=\b(?:touch\w*|open\w*|leav\w+|keep\w*|chang\w+|mess(?:ing)? with|replac\w+|into)(?: (?:the|my|its|stock|factory|original|a|an))* )`
export const KEPT_AFTER = String.raw`(?=,? (?:(?:has to |must |should |will )?stays?|(?:is |left )?untouched|alone|(?:is (?:an? |the )?[a-z0-9-]+,? )?(?:please )?(?:leave|keep) it|(?:i )?(?:don't|do not|never) (?:touch|open|change) it))`
