import { useState } from 'react'
import { addToCart } from '../cart/use-cart.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollars } from '../ui/money.ts'
import { buildCartItems, type CartBuild } from './build-cart.ts'

interface AddBuildToCartProps extends CartBuild {
  /** US dollars of the whole, for the button's words. */
  total: number
  size?: 'normal' | 'large'
}

/** Puts every part of a build and its installation into the cart in one go. */
export function AddBuildToCart({ total, size = 'normal', ...build }: AddBuildToCartProps) {
  const [isAdding, setIsAdding] = useState(false)
  const add = async () => {
    setIsAdding(true)
    await addToCart(buildCartItems(build), build.name)
    setIsAdding(false)
  }
  const isOff = isAdding || build.parts.length === 0
  return (
    <Button size={size} disabled={isOff} aria-busy={isAdding} onClick={() => void add()}>
      <Icon name="cart" className="size-4" />
      Add build to cart, {dollars(total)}
    </Button>
  )
}
