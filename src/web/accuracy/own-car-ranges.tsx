import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rangesInWords } from '../../engine/current-setup/setup-words.ts'
import { useCall } from '../api/api-context.ts'
import { requestedSetup } from '../current-setup/starting-setup.ts'
import { chosenCar, type GarageVehicle } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'

/** What a dyno sheet is worth on the car that is chosen in the garage: the ranges of its stages with it and without. */
export function OwnCarRanges() {
  const car = chosenCar(useGarage())
  return (
    <section aria-label="Your car" className="border-t border-hairline/60 pt-5">
      <h3 className="font-semibold">Your car</h3>
      {car ? (
        <Ranges car={car} />
      ) : (
        <p className="mt-1 text-sm text-silver">
          Put your car in My Garage, and this page shows what a dyno sheet would do for its numbers.
        </p>
      )}
    </section>
  )
}

/** The stages of the car with its sheet; without one, with a sheet that reads what we predict of it. */
function useStagesWithSheet({ vehicleId, setup }: GarageVehicle) {
  const call = useCall()
  const ask = (body: Parameters<typeof call<'POST /api/planner/stages'>>[1]['body']) =>
    call('POST /api/planner/stages', { body })
  return useQuery({
    queryKey: ['own-ranges', vehicleId, setup],
    queryFn: async () => {
      const { currentSetup = {} } = requestedSetup({ setup: setup ?? {} })
      if (setup?.dynoSheet) return ask({ vehicleId, currentSetup })
      const today = await ask({ vehicleId, currentSetup })
      const wheelHp = Math.round(today.currentSetup?.wheelHp ?? today.vehicle.stockWheelHp)
      return ask({ vehicleId, currentSetup: { ...currentSetup, dynoSheet: { wheelHp } } })
    },
  })
}

function Ranges({ car }: { car: GarageVehicle }) {
  const stages = useStagesWithSheet(car)
  if (stages.isPending) return <p className="mt-1 text-sm text-silver">Working out the ranges for your car...</p>
  if (stages.isError) return <p className="mt-1 text-sm text-silver">We couldn’t work out the ranges for this car.</p>
  const hasSheet = car.setup?.dynoSheet !== undefined
  return (
    <div className="mt-1 grid gap-3 text-sm text-silver">
      <p>
        {car.label}. {hasSheet ? 'Your dyno sheet is in:' : 'With a dyno sheet of the car as it is today:'}
      </p>
      <ul className="divide-y divide-hairline/50">
        {stages.data.packages.map(({ stage, name, wheelHpRange90, currentSetup }) =>
          currentSetup?.range90WithoutSheet ? (
            <li key={stage} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span>{name}</span>
              <span className="figures text-light">
                {rangesInWords(wheelHpRange90, currentSetup.range90WithoutSheet).replace(
                  'your dyno sheet',
                  hasSheet ? 'your dyno sheet' : 'a dyno sheet',
                )}{' '}
                whp
              </span>
            </li>
          ) : null,
        )}
      </ul>
      <p>
        <Link to="/build-my-ride" className="text-cold underline underline-offset-4">
          {hasSheet ? 'Plan from it' : 'Enter your sheet under “What’s on your car?”'}
        </Link>
      </p>
    </div>
  )
}
