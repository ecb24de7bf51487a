import { useMemo } from 'react'
import { useVehicles } from './use-vehicles.ts'

/** "mini-cooper-s-f56" as "Mini Cooper S F56": how a model reads whose name is not known. */
export const nameOfSlug = (slug: string): string =>
  slug.includes(' ')
    ? slug
    : slug
        .split('-')
        .map((word) => (/\d/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(' ')

/** What the catalog calls a model; what is no model, such as "all vehicles", stays as it is. */
export function useModelName(): (modelId: string) => string {
  const { vehicles } = useVehicles()
  const names = useMemo(
    () => new Map(vehicles.map((vehicle) => [vehicle.modelId, `${vehicle.make} ${vehicle.model}`])),
    [vehicles],
  )
  return (modelId) => names.get(modelId) ?? nameOfSlug(modelId)
}
