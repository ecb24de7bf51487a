/** "It's an 05": said of the car itself. */
export const STATES_YEAR = /\b(?:it|mine|she|he|(?:the|my) (?:car|truck)) is (?:an? |the )?'?\d\d\b/

/** "It is a 2015, not a 2018." */
export const NOT_THAT_YEAR =
  /,? (?:and )?(?:not|instead of|rather than) (?:(?:an? |the )?(?:19[89]|20[0-3])\d\b(?! \d)|(?:an |the |')'?[0-2]\d\b(?![\d.]|[ -]?(?:psi|speed|inch|w?hp|k\b|")))/g

export const SEVERAL_YEARS = /\b(?:19[89]|20[0-3])\d\b.{0,40}(?:,|;|\band\b).{0,40}\b(?:19[89]|20[0-3])\d\b/
