import type { Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

/** Lower case, without accents, whatever is no letter or digit as one hyphen: "GR Supra 3.0" is "gr-supra-3-0". */
const hyphenated = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The variants of the model that is named by its id, or by make (or brand) and model in any case joined by anything. */
export function modelNamed(catalog: CatalogSnapshot, words: string): readonly Vehicle[] {
  const slug = hyphenated(words)
  const variants = catalog.variantsOf(slug)
  if (variants.length > 0) return variants
  const named = catalog.vehicles.find(({ make, model }) => hyphenated(`${make} ${model}`) === slug)
  if (named) return catalog.variantsOf(named.modelId)
  const brand = catalog.brands.find((one) => slug.startsWith(`${one.slug}-`))
  const byMake = brand && hyphenated(brand.make)
  return brand && byMake !== brand.slug ? catalog.variantsOf(slug.replace(brand.slug, byMake ?? brand.slug)) : []
}
