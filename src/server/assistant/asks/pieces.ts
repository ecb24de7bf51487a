/** Where one ask may end and the next begin: behind a sentence or a question, and before a word that joins, but in a list of things. */
const BORDERS =
  /(?<=[?!;\n])\s*|(?<=\.)\s+|,?\s+(?=(?:and|also|plus|then|but|oh|btw|y|ademas|pero|tambien|und|et)\s(?!(?:an?|some|new|una?)\s))/gi

/** Words that join, and ask nothing by themselves. */
const ONLY_JOINS = /^\W*(?:(?:and|also|plus|then|but|so|oh|btw|y|pero|tambien)\W*)*$/i

/** No message is read in more pieces: the rest belongs to the last. */
const MOST_PIECES = 12

/** The stretches of a message between its borders, as they were typed. Joined they are the message. */
export function piecesOf(typed: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: border } of typed.matchAll(BORDERS)) {
    const to = index + border.length
    if (pieces.length + 1 === MOST_PIECES) break
    if (ONLY_JOINS.test(typed.slice(from, to))) continue
    pieces.push(typed.slice(from, to))
    from = to
  }
  if (typed.slice(from).trim() !== '') pieces.push(typed.slice(from))
  return pieces
}
