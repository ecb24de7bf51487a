/** A list of things that are asked, one an item. */
export interface AskedList {
  /** What is said before the list and behind it, and asks nothing that an item does not: the car, the wish, the fuel. */
  lead: string
  items: readonly { mark: string; asks: string }[]
}

const FEWEST = 2
const ORDERED = String.raw`\(?(\d{1,2}|[a-h])[.):]`
const LINE = new RegExp(String.raw`^[ \t]*(?:${ORDERED}|[-*•–])[ \t]+(?=\S)`, 'i')
const INLINE = new RegExp(String.raw`(?<=^|\s)${ORDERED}\s`, 'gi')

const OPENS =
  /^\W*(?:(?:and|also|so|ok|oh|plus|if|y|und|et|if (?:not|so|yes|no)),? )*(?:is|are|am|was|do|does|did|can|could|will|would|should|has|have you|how|hows|what|whats|when|where|which|who|why|whether|any|anything|cuanto|cuanta|cuando|cual|que|como|donde|se puede|hay|aguanta|was|wie|wann|welche|kann|gibt|est-ce|combien|quel\w*)\b/i
/** "Mids included or not", "port injection yes/no", "installed price", ", does it still shake". */
const ASPECT =
  /\?|\b(?:or not|yes ?(?:\/|or) ?no|y ?\/ ?n|or no|included|(?:total|installed|out the door|all[- ]in) (?:price|cost)|prices? (?:of|for|on|each|installed)|lead time|eta)\b|[,;] (?:is|are|do|does|can|will|whats?|hows?|which|should) /i
/** What stands before a list of questions, so that an item may be a few words. */
const ANNOUNCES =
  /\b(?:questions?|specifically|need to know|wonder\w*|curious|want(?:ed)? to know|like to know|tell me|understand|explain|answers?|asking|help me with|preguntas?|saber|fragen|questions?)\b[^\n.?!]*[:.?]?\s*$/i

interface Piece {
  mark: string
  said: string
}

/** Items that begin a line each; what stands behind the last of them on a line of its own closes the list. */
function onLines(message: string): { lead: string; pieces: Piece[]; tail: string } {
  const lead: string[] = []
  const tail: string[] = []
  const pieces: Piece[] = []
  let isBroken = false
  for (const line of message.split('\n')) {
    const mark = LINE.exec(line)?.[0]
    const last = pieces.at(-1)
    if (mark !== undefined) pieces.push({ mark: mark.trim(), said: line.slice(mark.length).trim() })
    else if (!last) lead.push(line)
    else if (line.trim() && (isBroken || /^[A-ZÁÉÍÓÚ¿]/.test(line.trim()))) tail.push(line)
    else last.said = `${last.said} ${line}`.trim()
    isBroken = line.trim() === ''
  }
  return { lead: lead.join('\n').trim(), pieces, tail: tail.join('\n').trim() }
}

/** Items that are numbered or lettered in one go: they begin with the first and leave none out. */
function inline(message: string): { lead: string; pieces: Piece[]; tail: string } {
  const marks = [...message.matchAll(INLINE)]
  const inOrder: typeof marks = []
  for (const mark of marks) {
    const is = (mark[1] ?? '').toLowerCase()
    const at = inOrder.length
    if (is === String(at + 1) || is === String.fromCharCode('a'.charCodeAt(0) + at)) inOrder.push(mark)
  }
  const pieces = inOrder.map((mark, at) => ({
    mark: mark[0].trim(),
    said: message.slice(mark.index + mark[0].length, inOrder[at + 1]?.index).trim(),
  }))
  return { lead: message.slice(0, inOrder[0]?.index ?? message.length).trim(), pieces, tail: '' }
}

/**
 * The questions of a message that lists them, numbered, lettered or with a dash, in their order. Worked: "2012 GT. 1) does the clutch
 * hold 500 2) what is a tune" is two, of a 2012 GT. Nothing where the items are parts, data of a car or terms of a wish.
 */
export function askedList(message: string): AskedList | undefined {
  const lines = onLines(message)
  const { lead, pieces, tail } = lines.pieces.length >= FEWEST ? lines : inline(message)
  if (pieces.length < FEWEST) return undefined
  const isAsking = ({ said }: Piece): boolean => {
    const bare = said.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return OPENS.test(bare) || ASPECT.test(bare)
  }
  const asking = pieces.filter(isAsking)
  const isAnnounced = ANNOUNCES.test(lead) && asking.length > 0
  if (!isAnnounced && (asking.length < FEWEST || asking.length < pieces.length - 1)) return undefined
  // "1) 2016 WRX, stock 2) is the clutch fine": only the first item may be what the others are asked of.
  const asked = isAnnounced ? pieces : pieces.filter((piece, at) => at > 0 || asking.includes(piece))
  const told = pieces.filter((piece) => !asked.includes(piece)).map(({ said }) => said)
  const isTailAsking = /\?/.test(tail)
  return {
    lead: [lead, ...told, ...(isTailAsking ? [] : [tail])].filter(Boolean).join('\n'),
    items: [
      ...asked.map(({ mark, said }) => ({ mark: ordinal(mark), asks: said })),
      ...(isTailAsking ? [{ mark: '', asks: tail }] : []),
    ],
  }
}

/** "(1)", "1)" and "1:" as "1."; a dash stays one. */
const ordinal = (mark: string): string => {
  const bare = mark.replaceAll(/[().:]/g, '')
  return /^[\da-h]/i.test(bare) ? `${bare}.` : '-'
}
