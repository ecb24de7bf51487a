/** What a counter says of one kind of part, whichever car it is for. */
export interface PartFacts {
  does: string
  /** When it is worth the money, and when not. */
  worth: string
  /** What goes with it. */
  needs: string
  spanish: string
}

export const facts = (does: string, worth: string, needs: string, spanish: string): PartFacts => ({
  does,
  worth,
  needs,
  spanish,
})

export const NO_TUNE = 'No tune needed.'
