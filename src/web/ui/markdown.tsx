import type { ReactNode } from 'react'
import { type Block, blocksOf, type Span } from './markdown-blocks.ts'

/** Text in Markdown as elements: what stands in it as HTML is shown as text. Headings begin below the page's own. */
export function Markdown({ text }: { text: string }) {
  return numbered(blocksOf(text)).map(({ key, one }) => <OneBlock key={key} block={one} />)
}

/** A text does not move its pieces about: their number is their name. */
const numbered = <T,>(all: readonly T[]): { key: string; one: T }[] =>
  all.map((one, index) => ({ key: String(index), one }))

function OneBlock({ block }: { block: Block }) {
  if ('items' in block) {
    const List = block.kind === 'numbers' ? 'ol' : 'ul'
    return (
      <List className={`mt-3 grid gap-1 pl-6 ${block.kind === 'numbers' ? 'list-decimal' : 'list-disc'}`}>
        {numbered(block.items).map(({ key, one }) => (
          <li key={key}>{spans(one)}</li>
        ))}
      </List>
    )
  }
  if (block.kind === 'heading')
    return <h2 className="mt-8 text-xl font-bold text-light first:mt-0">{spans(block.spans)}</h2>
  if (block.kind === 'subheading') return <h3 className="mt-4 font-bold text-light">{spans(block.spans)}</h3>
  return <p className="mt-3">{spans(block.spans)}</p>
}

const spans = (all: readonly Span[]): ReactNode[] =>
  numbered(all).map(({ key, one: { text, look, href } }) => {
    if (href !== undefined)
      return (
        <a key={key} href={href} className="text-light underline underline-offset-4">
          {text}
        </a>
      )
    if (look === 'strong') return <strong key={key}>{text}</strong>
    return look === 'em' ? <em key={key}>{text}</em> : text
  })
