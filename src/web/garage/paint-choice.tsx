import { PAINT_IDS, PAINTS } from '../../xray/paints.ts'
import { type GarageVehicle, withPaint } from './garage-storage.ts'
import { changeGarage } from './use-garage.ts'

/** The color of a car in the garage: every picture of it is drawn in it. */
export function PaintChoice({ car }: { car: GarageVehicle }) {
  return (
    <fieldset aria-label={`Color of your ${car.label}`} className="flex flex-wrap gap-1">
      {PAINT_IDS.map((paint) => (
        <label
          key={paint}
          title={PAINTS[paint].name}
          className="grid size-7 cursor-pointer place-items-center rounded-full border border-transparent hover:border-steel has-checked:border-light has-focus-visible:outline-2 has-focus-visible:outline-cold"
        >
          <input
            type="radio"
            name={`paint-${car.vehicleId}-${car.year}`}
            aria-label={PAINTS[paint].name}
            className="sr-only"
            checked={(car.paint ?? 'gray') === paint}
            onChange={() => changeGarage((garage) => withPaint(garage, car, paint))}
          />
          <span
            aria-hidden="true"
            className="size-5 rounded-full border border-steel/60"
            style={{ backgroundColor: PAINTS[paint].color }}
          />
        </label>
      ))}
    </fieldset>
  )
}
