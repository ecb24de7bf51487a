import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { GenerateRequest } from '../../contract/configurator.ts'
import type { Plan, PlanInput } from '../../contract/plans.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { withPlan } from '../garage/garage-storage.ts'
import { changeGarage } from '../garage/use-garage.ts'
import { notify } from '../notices/notices.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { planInputOf } from './build-cart.ts'

interface SavePlanProps {
  title: string
  vehicleId: string
  partIds: readonly string[]
  request: GenerateRequest
  stagePackage?: PlanInput['stagePackage']
}

/** Saves the build under a permanent address, puts it into the garage, and shows the address. */
export function SavePlan({ title, vehicleId, partIds, request, stagePackage }: SavePlanProps) {
  const call = useCall()
  const save = useMutation({
    mutationFn: () =>
      call('POST /api/plans', {
        body: planInputOf({
          name: title,
          vehicleId,
          partIds,
          plan: { request, ...(stagePackage ? { stagePackage } : {}) },
        }),
      }),
    onSuccess: (plan: Plan) => {
      changeGarage((garage) =>
        withPlan(garage, {
          code: plan.code,
          title: plan.title,
          wheelHp: plan.saved.estimatedHorsepower,
          costUsd: plan.saved.estimatedCost,
        }),
      )
      notify({ title: 'Build saved', text: 'Saved to your garage. Share it with this link.' })
    },
    onError: (error) => notify({ title: 'Build not saved', text: errorWords(error), tone: 'destructive' }),
  })
  return (
    <>
      <Button kind="outline" disabled={save.isPending} aria-busy={save.isPending} onClick={() => save.mutate()}>
        {save.isPending ? 'Saving...' : 'Save Build Configuration'}
      </Button>
      {save.data ? <PlanAddress code={save.data.code} /> : null}
    </>
  )
}

/** The permanent address of a saved build, to open or to copy. */
export function PlanAddress({ code }: { code: string }) {
  const path = `/plans/${code}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href)
      notify({ title: 'Link copied' })
    } catch {
      notify({
        title: 'Not copied',
        text: 'Open the build and copy the link from the address bar.',
        tone: 'destructive',
      })
    }
  }
  return (
    <p role="status" className="flex w-full flex-wrap items-center gap-3 rounded-sm border border-go/40 px-4 py-3">
      <span className="text-sm text-silver">Saved as</span>
      <Link to={path} className="figures font-bold text-light underline underline-offset-4 hover:text-ember">
        {path}
      </Link>
      <Button kind="quiet" size="small" onClick={() => void copy()}>
        <Icon name="copy" className="size-4" />
        Copy link
      </Button>
    </p>
  )
}
