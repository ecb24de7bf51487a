import '../ui/rules-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Cart } from '../../contract/cart.ts'
import { type OrderInput, type OrderQuote, orderInput } from '../../contract/orders.ts'
import { STATES } from '../../contract/states.ts'
import { useCall } from '../api/api-context.ts'
import { ApiError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { loadOrNull } from '../api/queries.ts'
import { newRequestKey } from '../api/request-key.ts'
import { importPage, pageAt } from '../app/page-route.ts'
import { knownState } from '../cart/ship-to.ts'
import { cartSession } from '../cart/use-cart.ts'
import { notify } from '../notices/notices.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import { type Delivery, dueFor, installationUsd } from './due.ts'

interface CheckoutValues {
  name: string
  email: string
  phone: string
  delivery: Delivery
  address: { street: string; city: string; region: string; postalCode: string; country: string }
  notes: string
}
const EMPTY: CheckoutValues = {
  name: '',
  email: '',
  phone: '',
  delivery: 'shipping',
  address: { street: '', city: '', region: '', postalCode: '', country: 'United States' },
  notes: '',
}

function orderOf(values: CheckoutValues, cart: Cart, quote?: OrderQuote): OrderInput {
  return {
    cartId: cart.id,
    cartVersion: cart.version,
    expectedTotal: quote?.totalAmount.amount ?? dueFor(cart, values.delivery).toFixed(2),
    name: values.name,
    email: values.email,
    ...(values.phone.trim() ? { phone: values.phone } : {}),
    delivery: values.delivery,
    ...(values.delivery === 'shipping' ? { address: values.address } : {}),
    ...(values.notes.trim() ? { notes: values.notes } : {}),
  }
}

const checked = zodResolver(orderInput, undefined, { raw: true })

/** The contract's rules for the order that the form would place; its fields have the order's names. */
const resolverFor =
  (cart: Cart): Resolver<CheckoutValues> =>
  async (values, context, options) => {
    const { errors } = await checked(orderOf(values, cart), context, options as never)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }

const DELIVERIES = [
  { value: 'shipping', title: 'Ship it to me', text: 'Packed at our shop, shipped to your door.' },
  { value: 'installation', title: 'Install it at the shop', text: "We'll set a date with you after you order." },
] as const

interface CheckoutFormProps {
  cart: Cart
  delivery: Delivery
  onDelivery: (delivery: Delivery) => void
  /** What the order costs with tax, and how it is paid; absent until the shop has said. */
  quote: OrderQuote | undefined
  /** The state that it ships to, once it is chosen. */
  onRegion: (region: string) => void
  onChanged: (reason: string) => void
}

/** Contact, delivery and notes. A changed price is shown before the order is placed. */
export default function CheckoutForm({ cart, delivery, quote, onDelivery, onRegion, onChanged }: CheckoutFormProps) {
  const call = useCall()
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => void importPage(pageAt('/orders/next').file).catch(() => undefined), [])
  const { register, handleSubmit, formState } = useForm<CheckoutValues>({
    resolver: resolverFor(cart),
    defaultValues: { ...EMPTY, delivery, address: { ...EMPTY.address, region: knownState() } },
  })
  const { errors, isSubmitting } = formState
  const [requestKey] = useState(newRequestKey)
  const place = async (values: CheckoutValues) => {
    try {
      const order = await call(
        'POST /api/orders',
        { body: orderOf(values, cart, quote) },
        { headers: { 'idempotency-key': requestKey } },
      )
      queries.setQueryData(loadOrNull(call, 'GET /api/orders/:id', { params: { id: order.id } }).queryKey, order)
      cartSession().forget()
      if (order.payment.by === 'card' && (await isAtPaymentPage(call, order.id))) return
      await navigate(`/orders/${order.id}`, { replace: true })
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined
      if (error instanceof ApiError && error.status === 409) {
        if (values.delivery === 'shipping') onRegion(values.address.region)
        onChanged(problem?.detail ?? 'Your cart changed. Take another look before you order.')
        return
      }
      notify({
        title: 'Order not placed',
        text: errorWords(error as Error),
        tone: 'destructive',
      })
    }
  }
  return (
    <form noValidate method="post" onSubmit={handleSubmit(place)} className="flex flex-col gap-10" aria-label="Order">
      <Contact register={register} errors={errors} />
      <fieldset>
        <legend className="headline mb-5 text-2xl">Delivery</legend>
        <DeliveryChoice cart={cart} chosen={delivery} register={register} onChoose={onDelivery} />
        {delivery === 'shipping' ? <Address register={register} errors={errors} onRegion={onRegion} /> : null}
      </fieldset>
      <TextArea label="Notes" isOptional rows={4} error={errors.notes?.message} {...register('notes')} />
      <div>
        <Button type="submit" size="large" disabled={isSubmitting} className="w-full sm:w-auto">
          {isSubmitting ? 'Placing order...' : quote?.payBy === 'card' ? 'Continue to payment' : 'Place order'}
        </Button>
        <p className="mt-3 text-sm text-steel">
          {quote?.payBy === 'card'
            ? "You pay on Stripe's secure page. Your card number never reaches us."
            : 'No card needed. We check stock, then send an invoice.'}
        </p>
      </div>
    </form>
  )
}

/** Leaves for the page where the card is entered; false when the shop could not open one. */
async function isAtPaymentPage(call: ReturnType<typeof useCall>, id: string): Promise<boolean> {
  try {
    const { url } = await call('POST /api/orders/:id/pay', { params: { id } })
    window.location.assign(url)
    return true
  } catch {
    return false
  }
}

type Fields = Pick<UseFormReturn<CheckoutValues>, 'register'> & { errors: FieldErrors<CheckoutValues> }

function Contact({ register, errors }: Fields) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="headline mb-5 text-2xl">Contact</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Field
          label="Email"
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Field
          label="Phone"
          isOptional
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
    </fieldset>
  )
}

interface DeliveryChoiceProps extends Pick<Fields, 'register'> {
  cart: Cart
  chosen: Delivery
  onChoose: (delivery: Delivery) => void
}

function DeliveryChoice({ cart, chosen, register, onChoose }: DeliveryChoiceProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {DELIVERIES.map((option) => (
        <label
          key={option.value}
          className={classes(
            'flex cursor-pointer gap-4 rounded-sm border p-5 has-focus-visible:outline-2 has-focus-visible:outline-cold',
            chosen === option.value ? 'border-redline bg-raised/50' : 'border-hairline hover:border-steel',
          )}
        >
          <input
            type="radio"
            value={option.value}
            className="mt-1 size-4 accent-redline"
            {...register('delivery', { onChange: ({ target }) => onChoose(target.value as Delivery) })}
          />
          <span>
            <span className="block font-bold">{option.title}</span>
            <span className="text-sm text-steel">
              {option.value === 'shipping' && installationUsd(cart) > 0
                ? `Parts only: ${dollarsAndCents(installationUsd(cart))} of installation comes off.`
                : option.text}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}

function Address({ register, errors, onRegion }: Fields & Pick<CheckoutFormProps, 'onRegion'>) {
  return (
    <div className="mt-6 grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field
          label="Street address"
          required
          autoComplete="street-address"
          error={errors.address?.street?.message}
          {...register('address.street')}
        />
      </div>
      <Field
        label="City"
        required
        autoComplete="address-level2"
        error={errors.address?.city?.message}
        {...register('address.city')}
      />
      <Select
        label="State"
        required
        autoComplete="address-level1"
        placeholder="Choose your state"
        error={errors.address?.region?.message}
        {...register('address.region', { onChange: ({ target }) => onRegion(String(target.value)) })}
      >
        {Object.entries(STATES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label="ZIP code"
        required
        autoComplete="postal-code"
        error={errors.address?.postalCode?.message}
        {...register('address.postalCode')}
      />
    </div>
  )
}
