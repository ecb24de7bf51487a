import { Link } from 'react-router'
import { MAX_QUANTITY } from '../../contract/bounds.ts'
import { comesInstalled, isPartsOnly, merchandiseNamed } from '../../contract/cart-lines.ts'
import { Icon } from '../ui/icon.tsx'
import { centsAsPrice } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import type { CartViewLine } from './cart-lines.ts'
import { cartSession } from './use-cart.ts'

const addressOf = (line: CartViewLine): string | null => {
  const { kind, name } = merchandiseNamed(line.merchandiseId)
  if (kind === 'package') return `/packages/${name}`
  if (kind === 'labor' && line.lineId) return `/plans/${name}`
  return kind === 'merch' ? `/merchandise/${name}` : null
}

type Described = Pick<CartViewLine, 'merchandiseId' | 'attributes' | 'note'>

/** What a line says of itself: size and color, whether it comes installed, or the build that labor is for. */
export function describe({ merchandiseId, attributes, note }: Described): string {
  const chosen = attributes.filter(({ key }) => key === 'size' || key === 'color').map(({ value }) => value)
  if (isPartsOnly(attributes)) chosen.push('Parts only')
  else if (merchandiseNamed(merchandiseId).kind !== 'labor' && comesInstalled(merchandiseId, attributes))
    chosen.push('Installed at our shop')
  return [...(note ? [note] : []), ...chosen].join(', ')
}

const STEP =
  'inline-flex size-11 items-center justify-center text-silver hover:bg-raised hover:text-light disabled:cursor-not-allowed disabled:opacity-40'

const LINK = 'inline-flex min-h-8 items-center text-sm text-silver underline underline-offset-4 hover:text-light'

interface CartLineRowProps {
  line: CartViewLine
  /** Opens what swapping or taking out the part would do; absent for what is not a part of a build. */
  onChange?: (() => void) | undefined
}

export function CartLineRow({ line, onChange }: CartLineRowProps) {
  const to = addressOf(line)
  const note = describe(line)
  const set = (quantity: number) => void cartSession().setQuantity(line.key, quantity)
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 border-b border-hairline/60 py-6 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-6">
      <div className="row-span-2 aspect-square overflow-hidden rounded-sm border border-hairline/60 bg-panel sm:row-span-1">
        {line.imageUrl ? (
          <Picture
            src={line.imageUrl}
            alt={`Picture of ${line.name}`}
            width={300}
            height={300}
            sizes="7rem"
            className="size-full object-cover"
          />
        ) : (
          <Icon name="wrench" className="m-auto size-full p-6 text-hairline" />
        )}
      </div>
      <div className="min-w-0">
        <p className="font-bold">
          {to ? (
            <Link to={to} className="hover:text-redline">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        {note ? <p className="mt-1 text-sm text-steel">{note}</p> : null}
        <p className="figures mt-1 text-sm text-steel">{centsAsPrice(line.priceCents)} each</p>
        <p className="flex flex-wrap gap-x-5">
          {onChange ? (
            <button type="button" className={LINK} aria-label={`Change ${line.name}`} onClick={onChange}>
              Swap or take out
            </button>
          ) : null}
          {line.lineId && line.category !== 'labor' ? (
            <button
              type="button"
              className={LINK}
              aria-label={`Save ${line.name} for later`}
              onClick={() => void cartSession().move(line.key)}
            >
              Save for later
            </button>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 sm:flex-col sm:items-end">
        <p className="figures text-lg font-bold">{centsAsPrice(line.priceCents * line.quantity)}</p>
        <div className="flex items-center gap-1">
          {line.category === 'labor' ? null : <Stepper line={line} onSet={set} />}
          <button
            type="button"
            className={STEP}
            onClick={() => void cartSession().remove(line.key)}
            aria-label={`Remove ${line.name}`}
          >
            <Icon name="trash" className="size-4" />
          </button>
        </div>
      </div>
    </li>
  )
}

/** How many. Labor has none: it is once for each build. */
function Stepper({ line, onSet }: { line: CartViewLine; onSet: (quantity: number) => void }) {
  return (
    <fieldset className="inline-flex items-center rounded-sm border border-hairline">
      <legend className="sr-only">Quantity of {line.name}</legend>
      <button
        type="button"
        className={STEP}
        onClick={() => onSet(line.quantity - 1)}
        aria-label={`Decrease quantity: ${line.name}`}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <span className="figures min-w-9 text-center font-bold" aria-live="polite">
        {line.quantity}
      </span>
      <button
        type="button"
        className={STEP}
        disabled={line.quantity >= MAX_QUANTITY}
        onClick={() => onSet(line.quantity + 1)}
        aria-label={`Increase quantity: ${line.name}`}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </fieldset>
  )
}
