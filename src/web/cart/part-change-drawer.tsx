import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PartChange } from '../../contract/cart.ts'
import { partIdOf } from '../../contract/cart-lines.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { count, dollarsAndCents, whole } from '../ui/money.ts'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { type CartGroup, partIdsOf } from './cart-groups.ts'
import type { CartViewLine } from './cart-lines.ts'
import { changeBuild, type Swap } from './change-build.ts'
import { cartSession } from './use-cart.ts'

interface PartChangeDrawerProps {
  group: CartGroup
  line: CartViewLine
  onClose: () => void
}

/** What becomes of the build without a part, or with another in its place, and the buttons that do it. */
export function PartChangeDrawer({ group, line, onClose }: PartChangeDrawerProps) {
  const call = useCall()
  const [isChanging, setIsChanging] = useState(false)
  const question = {
    ...{ vehicleId: group.vehicle?.id ?? '', partId: partIdOf(line) ?? '', partIds: partIdsOf(group.lines) },
    ...(group.build ? { build: group.build.code } : {}),
  }
  const asked = useQuery({
    queryKey: ['part change', question],
    queryFn: () => call('POST /api/cart/part-change', { body: question }),
  })
  const change = async (swap?: Swap) => {
    setIsChanging(true)
    await changeBuild({ call, session: cartSession() }, group, line, swap)
    setIsChanging(false)
    onClose()
  }
  return (
    <Drawer isOpen onClose={onClose} title={`Change ${line.name}`}>
      <div className="flex flex-col gap-6 px-5 pt-2 pb-10" aria-busy={isChanging}>
        {asked.isPending ? (
          <>
            <LoadingNote>Working out what changes</LoadingNote>
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </>
        ) : null}
        {asked.isError ? <p role="alert">{errorWords(asked.error)}</p> : null}
        {asked.data ? <Choices asked={asked.data} isOff={isChanging} onChange={(swap) => void change(swap)} /> : null}
      </div>
    </Drawer>
  )
}

function Choices({
  asked: { wheelHp, takeOut, swaps },
  isOff,
  onChange,
}: {
  asked: PartChange
  isOff: boolean
  onChange: (swap?: Swap) => void
}) {
  return (
    <>
      <p className="text-sm text-silver">
        Right now: <span className="figures">{count(wheelHp)} whp</span>. With one change:
      </p>
      <section aria-label="Take it out" className="light-edge rounded-sm p-4">
        <h3 className="font-bold">Take it out</h3>
        <Consequence of={takeOut} />
        <Button kind="outline" size="small" className="mt-3" disabled={isOff} onClick={() => onChange()}>
          Take it out
        </Button>
      </section>
      {swaps.length > 0 ? <h3 className="telemetry text-silver">Swap it for</h3> : null}
      {swaps.map((swap) => (
        <section key={swap.partId} aria-label={swap.name} className="light-edge rounded-sm p-4">
          <h4 className="text-sm font-bold">{swap.name}</h4>
          <p className="figures text-sm text-steel">{dollarsAndCents(swap.price)}</p>
          <Consequence of={swap} />
          <Button
            kind="outline"
            size="small"
            className="mt-3"
            disabled={isOff}
            aria-label={`Swap for ${swap.name}`}
            onClick={() => onChange(swap)}
          >
            Swap
          </Button>
        </section>
      ))}
    </>
  )
}

const signed = (value: number, words: (value: number) => string): string =>
  `${value > 0 ? '+' : value < 0 ? '-' : ''}${words(Math.abs(value))}`

function Consequence({ of }: { of: PartChange['takeOut'] }) {
  return (
    <>
      <p className="figures mt-1 text-sm text-silver">
        {of.wheelHpChange === 0 ? 'Same power' : `${signed(of.wheelHpChange, whole)} whp`} ({count(of.wheelHp)} whp),{' '}
        {of.priceChange === 0 ? 'same price' : signed(of.priceChange, dollarsAndCents)}
      </p>
      {of.warnings.map((warning) => (
        <p key={warning} className="mt-2 text-sm text-caution">
          {warning}
        </p>
      ))}
    </>
  )
}
