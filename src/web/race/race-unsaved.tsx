import { useMutation } from '@tanstack/react-query'
import type { PlanInput } from '../../contract/plans.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { notify } from '../notices/notices.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { RaceCard } from './race-card.tsx'
import { planRace } from './racers.ts'

/** The Race of a build that has no address yet: it gets one, so that the race can be shared. */
export function RaceUnsaved({ plan, from }: { plan: PlanInput; from: 'stock' | 'your car today' }) {
  const call = useCall()
  const save = useMutation({
    mutationFn: () => call('POST /api/plans', { body: plan }),
    onError: (error) => notify({ title: 'No race', text: errorWords(error), tone: 'destructive' }),
  })
  if (save.data) return <RaceCard racers={planRace(save.data.code)} />
  return (
    <Card
      role="region"
      aria-label="The Race"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:p-8 print:hidden"
    >
      <div>
        <h2 className="headline text-2xl sm:text-3xl">The Race</h2>
        <p className="mt-2 text-silver">
          Run this build against {from} down the quarter mile, and share it with a link.
        </p>
      </div>
      <Button disabled={save.isPending} aria-busy={save.isPending} onClick={() => save.mutate()}>
        <Icon name="play" className="size-4" />
        {from === 'stock' ? 'Race it against stock' : 'Race it against today'}
      </Button>
    </Card>
  )
}
