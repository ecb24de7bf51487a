import type { Brand } from '../../contract/brands.ts'
import { classes } from '../ui/classes.ts'

interface BrandPickerProps {
  brands: readonly Brand[]
  /** Upper-case, as the selection holds it. */
  make: string | undefined
  onChoose: (make: string) => void
}

/** The makes of the catalog as buttons; on a phone they slide sideways. */
export function BrandPicker({ brands, make, onChoose }: BrandPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="telemetry mb-3 text-silver">Brand</legend>
      <div className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {brands.map((brand) => {
          const isChosen = brand.make.toUpperCase() === make
          return (
            <button
              key={brand.id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(brand.make)}
              className={classes(
                'min-h-11 shrink-0 rounded-sm border px-4 text-sm font-bold tracking-[0.04em] uppercase transition-colors',
                isChosen
                  ? 'border-redline bg-redline text-ink'
                  : 'border-hairline bg-panel text-silver hover:border-light hover:text-light',
              )}
            >
              {brand.name}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
