import { useQueries, useQuery } from '@tanstack/react-query'
import type { RaceLane } from '../../contract/race.ts'
import type { DrawnCar } from '../../xray/drawn-car.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { drawingOf } from '../xray/car-drawing.ts'
import { Race } from './race.tsx'
import { type Racers, raceOf } from './racers.ts'

/** Lanes with the drawings of their cars; a car that cannot be drawn races as its trail. */
export function RaceOfLanes({ lanes }: { lanes: readonly RaceLane[] }) {
  const call = useCall()
  const ids = [...new Set(lanes.map(({ vehicleId }) => vehicleId))]
  const drawings = useQueries({ queries: ids.map((id) => drawingOf(call, id)) })
  if (drawings.some(({ isPending }) => isPending)) return <Skeleton className="h-120" />
  const cars = new Map(
    ids.flatMap((id, at): [string, DrawnCar][] => (drawings[at]?.data ? [[id, drawings[at].data]] : [])),
  )
  const key = lanes.map(({ racer, detail, marks }) => `${racer} ${detail} ${marks.at(-1)?.timeS}`).join()
  return <Race key={key} lanes={lanes} cars={cars} />
}

/** A race by its racers, as its address names them. */
export default function RaceOf({ racers }: { racers: Racers }) {
  const race = useQuery(raceOf(useCall(), racers))
  if (race.data) return <RaceOfLanes lanes={race.data.lanes} />
  if (race.isPending) return <Skeleton className="h-120" />
  return (
    <Empty
      title={race.isError ? 'The race did not load' : 'Nobody at the line'}
      action={race.isError ? <Button onClick={() => void race.refetch()}>Try again</Button> : undefined}
    >
      {race.isError ? errorWords(race.error) : "We don't have one of these cars or builds. Pick another below."}
    </Empty>
  )
}
