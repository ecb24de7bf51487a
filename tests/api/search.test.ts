import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../support/replies.ts'
import { isFound, TRIALS } from '../support/search-trial.ts'
import { sharedShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop()
})

const search = (q: string, more: Record<string, string> = {}) => ask(shop, 'GET /api/search', { query: { q, ...more } })
const paths = async (q: string) => (await search(q)).hits.map(({ path }) => path)

describe('search', () => {
  for (const [at, name] of Object.keys(TRIALS).entries()) {
    const title = `the trial: of searches as customers type them, ${name}, at most two miss their first three results`
    test(title, at === 0 ? {} : { tags: 'sweep' }, async () => {
      const missed: string[] = []
      for (const { query, expect: expected } of TRIALS[name]!) {
        const { hits } = await search(query)
        if (!isFound(hits, expected)) missed.push(query)
      }
      expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(2)
    })
  }

  test('an abbreviation finds what its words find', async () => {
    for (const [short, kind] of [
      ['CAI', 'cold_air_intake'],
      ['DP', 'downpipe'],
      ['FMIC', 'intercooler'],
      ['HPFP', 'high_pressure_fuel_pump'],
      ['LSD', 'differential'],
      ['BBK', 'brake_kit'],
    ] as const) {
      const { hits } = await search(`${short} wrx sti`)
      const parts = hits.flatMap(({ part }) => part ?? [])
      if (parts.length > 0) expect(parts[0]!.kind, short).toBe(kind)
      const everywhere = (await search(short)).hits.flatMap(({ part }) => part ?? [])
      expect(everywhere[0]?.kind, short).toBe(kind)
    }
  })

  test('takes any word for a word, those of the language too', async () => {
    for (const q of ['constructor', '__proto__', 'toString headers', 'valueOf', 'hasOwnProperty 2018 mustang gt'])
      expect((await search(q)).q, q).toBe(q)
  })

  test('a part number is found with and without its signs, and first', async () => {
    for (const q of ['70103305-RHKR', '70103305RHKR', '70103305 rhkr', '70103305rhkr']) {
      expect((await paths(q))[0], q).toBe('/parts/hooker-long-tube-headers-coyote-5-0')
    }
  })

  test('part and car are both understood, in either order and with the year before or after', async () => {
    for (const q of ['ID1050x 2016 GT350', '2016 gt350 id1050x', 'gt350 2016 id 1050x', "id1050x '16 gt350"]) {
      const { car, hits } = await search(q)
      expect(car?.modelId, q).toBe('ford-mustang-shelby-gt350')
      expect(hits[0]?.title, q).toContain('ID1050')
      expect(hits[0]?.part?.fits, q).toBe(true)
    }
  })

  test('a model without a year is not taken for one of its generations', async () => {
    const { car, model, hits } = await search('cold air intake mustang gt')
    expect(car).toBeNull()
    expect(model).toMatchObject({ modelId: 'ford-mustang-gt', label: 'Ford Mustang GT' })
    const [from, to] = model!.years.split('-').map(Number)
    expect(to! - from!).toBeGreaterThan(15)
    expect(hits.flatMap(({ part }) => part ?? []).every(({ fits }) => fits === null)).toBe(true)
    expect((await search('cold air intake 2018 mustang gt')).model).toBeNull()
  })

  test('nothing for a year in which the car was not sold is called fitting', async () => {
    const { hits } = await search('cold air intake 2018 mustang gt')
    const [first] = hits
    const { fitment } = await ask(shop, 'GET /api/catalog/parts/:slug', { params: { slug: first!.part!.id } })
    const years = fitment.flatMap(({ modelId, variants }) => (modelId === 'ford-mustang-gt' ? variants : []))
    const holds = ({ years: span }: { years: string }) => {
      const [from = 0, to = from] = span.split('-').map(Number)
      return from <= 2018 && 2018 <= to
    }
    expect(years.some(holds)).toBe(true)
  })

  test('a slip of the finger is told and searched right', async () => {
    const { insteadOf, hits } = await search('mishimotto radiater')
    expect(insteadOf).toEqual({ searched: 'mishimoto radiator', why: 'spelling' })
    expect(hits[0]?.title).toContain('Mishimoto')
  })

  test('the customer’s own car comes first and is marked', async () => {
    const vehicle = 'ford-mustang-gt-2018-10at'
    const { hits } = await search('cat-back exhaust', { vehicle })
    const marks = hits.flatMap(({ part }) => (part ? [part.fits] : []))
    expect(marks.filter(Boolean).length).toBeGreaterThanOrEqual(3)
    expect(marks.lastIndexOf(true)).toBeLessThan(marks.indexOf(false))
  })

  test('gear, help, builds, packages and cars are found with parts', async () => {
    expect((await search('hoodie')).hits[0]?.type).toBe('gear')
    expect(await paths('financing')).toContain('/financing')
    expect((await search('boulevard mustang')).hits[0]?.path).toBe('/builds/boulevard-mustang')
    expect((await search('2018 mustang gt')).hits[0]?.path).toBe('/models/ford-mustang-gt')
    expect((await search('mustang gt stage 2 package')).hits[0]?.type).toBe('package')
  })

  test('nothing found is no error and leads on', async () => {
    const { hits, suggestions } = await search('qqxxzz 99999999')
    expect(hits).toEqual([])
    expect(suggestions.length).toBeGreaterThan(3)
    expect((await search('')).hits).toEqual([])
    for (const q of [
      "'; drop table shop_parts; --",
      "a'b & c | !d:*",
      '\\',
      '((((',
      '%%%',
      '日本',
      'ſ İ',
      '& | ! : *',
      'a'.repeat(200),
    ]) {
      expect((await search(q)).q, q).toBe(q)
    }
  })
})
