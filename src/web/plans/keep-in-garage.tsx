import type { Plan } from '../../contract/plans.ts'
import { withoutPlan, withPlan } from '../garage/garage-storage.ts'
import { changeGarage, useGarage } from '../garage/use-garage.ts'
import { Button } from '../ui/button.tsx'

/** Keeps a saved build in this visitor's garage, or forgets it there; its address stays either way. */
export function KeepInGarage({ plan }: { plan: Plan }) {
  const isKept = useGarage().plans.some((one) => one.code === plan.code)
  const toggle = () =>
    changeGarage((garage) =>
      isKept
        ? withoutPlan(garage, plan.code)
        : withPlan(garage, {
            code: plan.code,
            title: plan.title,
            wheelHp: plan.now.estimatedHorsepower,
            costUsd: plan.now.estimatedCost,
          }),
    )
  return (
    <Button kind="quiet" aria-pressed={isKept} onClick={toggle}>
      {isKept ? 'Saved to garage' : 'Save to garage'}
    </Button>
  )
}
