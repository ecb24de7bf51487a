import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, textOf } from './read-events.ts'

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

test('lines come whole wherever the stream is cut', async () => {
  const text = '{"a":1}\n{"b":"é ü"}\n\n{"c":3}'
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), async (cuts) => {
      const bytes = new TextEncoder().encode(text)
      const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length]
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          places.slice(1).forEach((end, index) => {
            controller.enqueue(bytes.slice(places[index], end))
          })
          controller.close()
        },
      })
      expect(await collect(linesOf(textOf(body)))).toEqual(['{"a":1}', '{"b":"é ü"}', '{"c":3}'])
    }),
    { seed: 9 },
  )
})
