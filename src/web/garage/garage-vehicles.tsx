import { useState } from 'react'
import { Link } from 'react-router'
import { carImage } from '../../xray/car-image.ts'
import { SetupWindow, SetupWords } from '../current-setup/setup-line.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { type GarageVehicle, withoutVehicle, withSetup } from './garage-storage.ts'
import { PaintChoice } from './paint-choice.tsx'
import { changeGarage, useGarage } from './use-garage.ts'

const LINK = 'inline-flex min-h-8 items-center text-cold underline underline-offset-4 hover:text-light'

/** The saved cars; the chosen one prefills every selector of the shop. */
export function GarageVehicles({ onLeave }: { onLeave: () => void }) {
  const garage = useGarage()
  const { vehicles } = useVehicles()
  const [edited, setEdited] = useState<GarageVehicle>()
  return (
    <fieldset>
      <legend className="telemetry text-silver">Vehicles</legend>
      {garage.vehicles.length === 0 ? (
        <p className="mt-3 text-sm text-steel">No car yet. Add yours and we'll show what fits.</p>
      ) : (
        <ul className="mt-3 grid gap-2">
          {garage.vehicles.map((car) => {
            const vehicle = vehicles.find((one) => one.id === car.vehicleId)
            const plan = new URLSearchParams({
              year: String(car.year),
              make: vehicle?.make ?? '',
              model: car.modelId,
              variant: car.vehicleId,
            })
            return (
              <li
                key={`${car.vehicleId} ${car.year}`}
                className="rounded-sm border border-hairline p-3 has-checked:border-redline"
              >
                <Picture
                  src={carImage(car.vehicleId, { paint: car.paint })}
                  alt=""
                  width={480}
                  height={165}
                  className="mb-2 aspect-[32/11] h-auto w-full object-contain"
                />
                <PaintChoice car={car} />
                <div className="mt-3 flex items-start gap-3">
                  <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3">
                    <input
                      type="radio"
                      name="garage-vehicle"
                      className="mt-1 size-4 accent-redline"
                      checked={garage.chosenVehicleId === car.vehicleId}
                      onChange={() => changeGarage((before) => ({ ...before, chosenVehicleId: car.vehicleId }))}
                    />
                    <span className="min-w-0">
                      <span className="block font-semibold">{car.label}</span>
                      {vehicle ? <span className="block text-sm text-steel">{vehicle.variant}</span> : null}
                      {car.vin ? <span className="figures block text-sm text-steel">{car.vin}</span> : null}
                    </span>
                  </label>
                  <button
                    type="button"
                    aria-label={`Remove ${car.label}`}
                    className="-mt-1 -mr-1 inline-flex size-10 shrink-0 items-center justify-center rounded-sm text-steel hover:bg-raised hover:text-light"
                    onClick={() => changeGarage((before) => withoutVehicle(before, car))}
                  >
                    <Icon name="trash" className="size-4" />
                  </button>
                </div>
                {vehicle ? (
                  <div className="mt-2 grid gap-1 pl-7 text-sm">
                    {car.setup ? <SetupWords vehicleId={car.vehicleId} setup={car.setup} /> : null}
                    <p className="flex flex-wrap gap-x-5">
                      <button type="button" className={LINK} onClick={() => setEdited(car)}>
                        What's on the car
                      </button>
                      <Link to={`/build-my-ride?${plan}`} onClick={onLeave} className={LINK}>
                        Plan a build
                      </Link>
                    </p>
                  </div>
                ) : null}
              </li>
            )
          })}
        </ul>
      )}
      {edited ? (
        <SetupWindow
          car={edited}
          kept={edited}
          onSave={(kept) => changeGarage((before) => withSetup(before, edited, kept))}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </fieldset>
  )
}
