import { useState } from 'react'
import type { LaborTariff } from '../../contract/cart-lines.ts'
import { addToCart } from '../cart/use-cart.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollars } from '../ui/money.ts'
import { type BuildPart, buildCartItems } from './build-cart.ts'

interface AddBuildToCartProps {
  name: string
  vehicleId: string
  parts: readonly BuildPart[]
  tariff: LaborTariff
  /** US dollars of the whole, for the button's words. */
  total: number
  size?: 'normal' | 'large'
}

/** Puts every part of a build and its installation into the cart in one go. */
export function AddBuildToCart({ name, vehicleId, parts, tariff, total, size = 'normal' }: AddBuildToCartProps) {
  const [isAdding, setIsAdding] = useState(false)
  const add = async () => {
    setIsAdding(true)
    await addToCart(buildCartItems({ vehicleId, parts, tariff }), name)
    setIsAdding(false)
  }
  return (
    <Button size={size} disabled={isAdding || parts.length === 0} aria-busy={isAdding} onClick={() => void add()}>
      <Icon name="cart" className="size-4" />
      Add build to cart, {dollars(total)}
    </Button>
  )
}
