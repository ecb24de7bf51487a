import type { BuildItem } from '../../contract/builds.ts'
import { STAGE_NAMES } from '../../engine/display-words.ts'

/** Stock power that the gain is counted from when a build does not say (specification). */
export const DEFAULT_BASE_HORSEPOWER = 300
export const MODS_ON_CARD = 3
export const BUILD_PLACEHOLDER = '/images/builds/placeholder.webp'

/** Horsepower gained over stock: `gainOf({ finalHorsepower: 640, baseHorsepower: 393 })` is 247. */
export function gainOf(
  build: Pick<BuildItem, 'finalHorsepower' | 'baseHorsepower'> & { model?: BuildItem['model'] },
): number {
  return build.finalHorsepower - (build.baseHorsepower ?? build.model?.baseHorsepower ?? DEFAULT_BASE_HORSEPOWER)
}

export interface BuildFilters {
  text: string
  /** `all`, or a brand's name in lower case. */
  brand: string
  /** `all`, or the stage as it stands in descriptions. */
  stage: string
}
export const BRAND_FILTERS = ['all', 'ford', 'chevrolet', 'dodge', 'bmw', 'subaru', 'toyota', 'nissan'] as const
export const STAGE_FILTERS: readonly string[] = [
  'all',
  ...Object.values(STAGE_NAMES)
    .slice(1)
    .map((name) => name.toLowerCase()),
]

/** Builds that match the search text (title, model, brand or modification), the brand and the stage; case never matters. */
export function filterBuilds<T extends Pick<BuildItem, 'title' | 'description' | 'modList' | 'model'>>(
  builds: readonly T[],
  { text, brand, stage }: BuildFilters,
): T[] {
  const wanted = text.trim().toLowerCase()
  return builds.filter((build) => {
    const brandName = build.model.brand.name.toLowerCase()
    const hay = [build.title, build.model.name, brandName, `${brandName} ${build.model.name}`, ...build.modList]
    return (
      (wanted === '' || hay.some((word) => word.toLowerCase().includes(wanted))) &&
      (brand === 'all' || brandName === brand.toLowerCase()) &&
      (stage === 'all' || build.description.toLowerCase().includes(stage.toLowerCase()))
    )
  })
}
