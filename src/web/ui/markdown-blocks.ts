/** A piece of a line: plain, strong, emphasized, or a link. */
export interface Span {
  text: string
  look?: 'strong' | 'em'
  href?: string
}
export type Block =
  | { kind: 'heading' | 'subheading' | 'text'; spans: readonly Span[] }
  | { kind: 'list' | 'numbers'; items: readonly (readonly Span[])[] }

const PIECE = /\[([^\]\n]{1,300})\]\(([^)\s]{1,500})\)|\*\*([^*\n]{1,500})\*\*|\*([^*\n]{1,500})\*/g
/** Pages of the shop, other sites by http(s), mail and telephone; nothing that could run. */
const SAFE_LINK = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/i

function spansOf(line: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const match of line.matchAll(PIECE)) {
    const [whole, linked, href = '', strong, em] = match
    if (match.index > end) found.push({ text: line.slice(end, match.index) })
    if (linked !== undefined) found.push(SAFE_LINK.test(href) ? { text: linked, href } : { text: linked })
    else found.push(strong === undefined ? { text: em ?? '', look: 'em' } : { text: strong, look: 'strong' })
    end = match.index + whole.length
  }
  if (end < line.length) found.push({ text: line.slice(end) })
  return found
}

const LIST_LINE = { list: /^[-*]\s+/, numbers: /^\d+[.)]\s+/ } as const

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines
  for (const kind of ['list', 'numbers'] as const) {
    if (LIST_LINE[kind].test(first))
      return { kind, items: lines.map((line) => spansOf(line.replace(LIST_LINE[kind], ''))) }
  }
  return { kind: 'text', spans: spansOf(lines.join(' ')) }
}

/**
 * The part of Markdown that a page of rules needs: headings (# to ###), paragraphs, lists, bold, emphasis and links.
 * Everything else is text.
 */
export function blocksOf(markdown: string): Block[] {
  const found: Block[] = []
  let lines: string[] = []
  const close = () => {
    if (lines.length > 0) found.push(blockOf(lines))
    lines = []
  }
  for (const line of markdown.split(/\r?\n/).map((one) => one.trim())) {
    const heading = /^(#{1,3})\s+(.+)$/.exec(line)
    const isItem = (text: string) => LIST_LINE.list.test(text) || LIST_LINE.numbers.test(text)
    if (line === '' || heading || isItem(line) !== isItem(lines[0] ?? line)) close()
    if (heading) found.push({ kind: heading[1] === '###' ? 'subheading' : 'heading', spans: spansOf(heading[2] ?? '') })
    else if (line !== '') lines.push(line)
  }
  close()
  return found
}
