import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf, type Span } from './markdown-blocks.ts'

test('headings, paragraphs, lists, bold and links are read; the rest is text', () => {
  expect(blocksOf('## Returns\nWithin **30 days**,\nas [we say](/terms).\n\n- one\n- *two*\n1. first')).toEqual([
    { kind: 'heading', spans: [{ text: 'Returns' }] },
    {
      kind: 'text',
      spans: [
        { text: 'Within ' },
        { text: '30 days', look: 'strong' },
        { text: ', as ' },
        { text: 'we say', href: '/terms' },
        { text: '.' },
      ],
    },
    { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two', look: 'em' }], [{ text: '1. first' }]] },
  ])
})

test('no link runs anything or leaves without saying where', () => {
  const links = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'JaVaScRiPt:x',
    'vbscript:x',
    '\tjavascript:x',
  ]
  for (const href of links) expect(JSON.stringify(blocksOf(`[x](${href})`))).not.toContain('href')
  for (const href of ['/a', 'https://a.example', 'mailto:a@b.c', 'tel:+1'])
    expect(JSON.stringify(blocksOf(`[x](${href})`))).toContain(href)
})

test('law: any text is read, and no letter of a plain paragraph is lost', () => {
  const spansOf = (text: string): readonly Span[] =>
    blocksOf(text).flatMap((block) => ('spans' in block ? block.spans : block.items.flat()))
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab*[]()# -1.\n/') }), (text) => {
      expect(spansOf(text).every((span) => typeof span.text === 'string')).toBe(true)
    }),
    { seed: 7 },
  )
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (words) => {
      expect(
        spansOf(words.join(' '))
          .map(({ text }) => text)
          .join(''),
      ).toBe(words.join(' '))
    }),
    { seed: 7 },
  )
})
