import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableFile } from './read-file.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
}

/** An item of a parts list is a few kilobytes; a file that never closes one ends here and not in memory. */
const LONGEST_ELEMENT = 500_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * The elements of one name, each with all that is in it, one after the other: the file is never in memory. Its line is
 * where it starts. Entities of the file's own are refused by the parser; nothing outside the file is ever read.
 */
export async function* xmlElements(
  file: AsyncIterable<Uint8Array | string>,
  wanted: string,
): AsyncGenerator<{ line: number; element: XmlElement }> {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  const decoder = new TextDecoder()
  const open: XmlElement[] = []
  let found: { line: number; element: XmlElement }[] = []
  let line = 0
  let length = 0
  parser.on('error', (error) => {
    throw new UnreadableFile(`line ${parser.line} cannot be read: ${error.message.replace(/^\d+:\d+: /, '')}`)
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (open.length === 0 && localName(name) !== wanted) return
    if (open.length === 0) [line, length] = [parser.line, 0]
    const element = { name: localName(name), attributes: plain(attributes), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const take = (text: string) => {
    const inner = open.at(-1)
    if (!inner) return
    length += text.length
    if (length > LONGEST_ELEMENT) throw new UnreadableFile(`line ${line}: this ${wanted} does not end`)
    inner.text += text
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && open.length === 0) found.push({ line, element })
  })
  for await (const piece of file) {
    parser.write(typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true }))
    const whole = found
    found = []
    yield* whole
  }
  parser.write(decoder.decode()).close()
  yield* found
}

const plain = (attributes: Record<string, SaxesAttributePlain | string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), String(value)]))

/** Every element of this name that stands directly in it. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0]
export const textOf = (element: XmlElement | undefined, name: string): string =>
  childOf(element, name)?.text.trim() ?? ''
