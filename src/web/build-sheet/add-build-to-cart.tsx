import { useState } from 'react'
import { type Service, ServiceChoice } from '../cart/service-choice.tsx'
import { addToCart } from '../cart/use-cart.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { centsOf, dollars, usdOf } from '../ui/money.ts'
import { buildCartItems, type CartBuild } from './build-cart.ts'

interface AddBuildToCartProps extends CartBuild {
  /** US dollars of the whole, for the button's words. */
  total: number
  size?: 'normal' | 'large'
}

/** Puts every part of a build into the cart in one go, with its installation or without. */
export function AddBuildToCart({ total, size = 'normal', ...build }: AddBuildToCartProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [service, setService] = useState<Service>('installed')
  const partsUsd = usdOf(build.parts.reduce((cents, part) => cents + centsOf(part.price), 0))
  const hasLabor = build.parts.some((part) => part.laborHours > 0)
  const add = async () => {
    setIsAdding(true)
    await addToCart(buildCartItems(build, service), build.name)
    setIsAdding(false)
  }
  const isOff = isAdding || build.parts.length === 0
  return (
    <div className="flex flex-col gap-3">
      {hasLabor ? (
        <ServiceChoice service={service} installedUsd={total} partsUsd={partsUsd} onChange={setService} />
      ) : null}
      <Button size={size} disabled={isOff} aria-busy={isAdding} onClick={() => void add()}>
        <Icon name="cart" className="size-4" />
        Add build to cart, {dollars(service === 'installed' ? total : partsUsd)}
      </Button>
    </div>
  )
}
