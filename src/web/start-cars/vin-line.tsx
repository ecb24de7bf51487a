import { useState } from 'react'
import { VinField } from '../garage/vin-field.tsx'
import { chosenVariant } from '../vehicles/choices.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import type { Car } from './start-address.ts'

/** The car by its VIN, for those who have it at hand; opened by a click. */
export function VinLine({ onFound }: { onFound: (car: Car) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { vehicles } = useVehicles()
  return (
    <details className="text-sm open:basis-full" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-cold underline underline-offset-4">
        Use your VIN
      </summary>
      {isOpen ? (
        <div className="mt-2 max-w-md">
          <VinField
            onFound={({ make, modelId, year, variantId }) => {
              const vehicle = chosenVariant(vehicles, { modelId, year, variantId })
              if (make === undefined || modelId === undefined || year === undefined || !vehicle) return
              onFound({ make, modelId, year, brandSlug: make.toLowerCase(), vehicleId: vehicle.id })
            }}
          />
        </div>
      ) : null}
    </details>
  )
}
