/** "It's an 05": said of the car itself. */
export const STATES_YEAR = /\b(?:it|mine|she|he|(?:the|my) (?:car|truck)) is (?:an? |the )?'?\d\d\b/

/** "It is a 2015, not a 2018." */
export const NOT_THAT_YEAR =
  /,? (?:and )?(?:not|instead of|rather than) (?:(?:an? |the )?(?:19[89]|20[0-3])\d\b(?! \d)|(?:an |the |')'?[0-2]\d\b(?![\d.]|[ -]?(?:psi|speed|inch|w?hp|k\b|")))/g

export const SEVERAL_YEARS = /\b(?:19[89]|20[0-3])\d\b.{0,40}(?:,|;|\band\b).{0,40}\b(?:19[89]|20[0-3])\d\b/

const SHORT_YEAR =
  /(?:^\W*|[.,;!?/] ?|\bit is |\bmake (?:it|that) )(?:it is |mine is |she is |he is |(?:my |the |his |her )?(?:car|truck) is )?(?:an? |the )?'?(0\d|1\d|2[0-6]|8[7-9]|9\d)(?![\d.%]|'?s\b| ?(?:psi|w?hp|octane|k\b|sec|inch|of (?:them|those)|sets?\b))/

/** A year by its last two figures, at the start of what is said: "an '04", "it's a 12". `fuels`: "93" may be one of these. */
export function shortYearIn(asked: string, fuels: readonly string[]): number | undefined {
  const two = SHORT_YEAR.exec(asked)?.[1]
  if (two === undefined || fuels.includes(two)) return undefined
  return (Number(two) > 50 ? 1900 : 2000) + Number(two)
}
