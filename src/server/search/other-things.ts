import { oncePer } from '../../catalog/once-per.ts'
import type { SearchHit } from '../../contract/search.ts'
import { STAGE_NAMES } from '../../engine/display-words.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'
import { indexWords, type WordForms } from '../listing/search-words.ts'
import { firstPictureUrl } from '../pictures/picture-index.ts'
import { HELP_PAGES } from './help-pages.ts'

interface Thing {
  hit: SearchHit
  /** What it is called, and all it is found by. */
  title: ReadonlySet<string>
  words: readonly string[]
}

const thing = (hit: Omit<SearchHit, 'part'>, ...words: string[]): Thing => {
  const title = indexWords(hit.title)
  return {
    hit: { ...hit, part: null },
    title: new Set(title.split(' ')),
    words: indexWords(hit.title, ...words).split(' '),
  }
}

/** Years of all variants of a model: "2015-2025". */
const modelYears = (catalog: CatalogSnapshot, modelId: string): string => {
  const variants = catalog.variantsOf(modelId)
  const yearFrom = Math.min(...variants.map((one) => one.yearFrom))
  return yearsText({ yearFrom, yearTo: Math.max(...variants.map((one) => one.yearTo)) })
}

export function vehicleHit(catalog: CatalogSnapshot, modelId: string): SearchHit | undefined {
  const [first] = catalog.variantsOf(modelId)
  if (!first) return undefined
  const brand = catalog.brands.find(({ make }) => make === first.make)
  return {
    type: 'vehicle',
    title: `${modelYears(catalog, modelId)} ${first.make} ${first.model}`,
    detail: 'Stock figures, packages and parts',
    path: `/models/${modelId}`,
    imageUrl: brand?.imageUrl ?? firstPictureUrl(`brands/${first.make.toLowerCase()}`) ?? null,
    ...{ price: null, part: null },
  }
}

/** All that is searched besides parts: a few hundred things, whatever the shop sells. */
const thingsOf = oncePer((catalog: CatalogSnapshot): readonly Thing[] => [
  ...catalog.packages.map((one) => {
    const vehicle = catalog.vehicle(one.vehicleId)
    const years = vehicle ? `${yearsText(vehicle)} ` : ''
    return thing(
      {
        ...{ type: 'package' as const, title: one.name, detail: `${years}${one.brandName} ${one.modelName}` },
        ...{ path: `/packages/${one.slug}`, imageUrl: one.imageUrl, price: one.basePrice },
      },
      ...[one.subtitle, one.brandName, one.modelName, STAGE_NAMES[one.stage], vehicle?.make ?? '', years, 'package'],
    )
  }),
  ...catalog.models.flatMap((model) => {
    const hit = vehicleHit(catalog, model.id)
    return hit ? [thing(hit, model.name, 'car')] : []
  }),
  ...catalog.builds.map((one) =>
    thing(
      {
        ...{
          type: 'build' as const,
          title: one.title,
          detail: `${one.year} ${one.model.brand.name} ${one.model.name}`,
        },
        ...{ path: `/builds/${one.id}`, imageUrl: one.imageUrls[0] ?? null, price: null },
      },
      ...[String(one.year), one.model.brand.name, one.model.name, one.description, 'build'],
    ),
  ),
  ...catalog.merchandiseItems.map((one) =>
    thing(
      {
        ...{
          type: 'gear' as const,
          title: one.name,
          detail: one.category,
          imageUrl: one.imageUrl,
          price: Number(one.price),
        },
        path: `/merchandise/${one.slug}`,
      },
      ...[one.category, one.description, 'gear merch'],
    ),
  ),
  ...HELP_PAGES.map(({ path, title, detail, words }) =>
    thing({ type: 'help', title, detail, path, imageUrl: null, price: null }, words),
  ),
])

/** Every word with the things that have it; the words also in their order, so that those with one beginning stand together. */
const wordIndex = oncePer((catalog: CatalogSnapshot) => {
  const things = Map.groupBy(
    thingsOf(catalog).flatMap((one) => one.words.map((word) => ({ word, one }))),
    ({ word }) => word,
  )
  return { things, inOrder: [...things.keys()].toSorted() }
})

/** The words that begin with these letters. */
function begunWith(inOrder: readonly string[], letters: string): readonly string[] {
  let from = 0
  for (let to = inOrder.length; from < to; ) {
    const middle = (from + to) >> 1
    if (inOrder[middle]! < letters) from = middle + 1
    else to = middle
  }
  let end = from
  while (inOrder[end]?.startsWith(letters)) end += 1
  return inOrder.slice(from, end)
}

/** The words that things are called by, for what was mistyped. */
export const wordsOfThings = oncePer(
  (catalog: CatalogSnapshot): ReadonlySet<string> =>
    new Set(thingsOf(catalog).flatMap(({ title }) => [...title].filter((word) => /^[a-z]{4,}$/.test(word)))),
)

export interface FoundThing {
  hit: SearchHit
  /** Share of its name that was said. */
  share: number
}

/** A term with the names that it makes together with a neighbor: "key chain" is a keychain. */
const withNeighbors = (terms: readonly WordForms[]) =>
  terms.map((term, at) => ({
    term,
    together: [terms.slice(at - 1, at + 1), terms.slice(at, at + 2)].flatMap((pair) =>
      pair.length === 2 ? pair.map(({ joined }) => joined).join('') : [],
    ),
  }))

/** The things that every word finds, best first. */
export function findThings(catalog: CatalogSnapshot, terms: readonly WordForms[]): FoundThing[] {
  if (terms.length === 0) return []
  const { things, inOrder } = wordIndex(catalog)
  const said = withNeighbors(terms).map(
    ({ term: { joined, pieces }, together }) =>
      new Set([joined, ...pieces, ...together, ...(joined.length >= 3 ? begunWith(inOrder, joined) : [])]),
  )
  const found = said.map((words) => new Set([...words].flatMap((word) => things.get(word) ?? []).map(({ one }) => one)))
  return thingsOf(catalog)
    .filter((one) => found.every((some) => some.has(one)))
    .map(({ hit, title }) => ({
      hit,
      share: [...title].filter((word) => said.some((words) => words.has(word))).length / Math.max(1, title.size),
    }))
    .toSorted((a, b) => b.share - a.share || (a.hit.title < b.hit.title ? -1 : 1))
}
