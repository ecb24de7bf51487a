import type { Policy } from '../../contract/policies.ts'
import type { PolicySlug } from '../../contract/policy-slugs.ts'

type Sample = Pick<Policy, 'title' | 'lead' | 'markdown'>

const CARDS = `

## Cards
Cards are charged on Stripe's own page. We never see your card number.`

/** What a shop starts with, in Markdown, for its owner to check and change; of cards only where the shop takes them. */
export function samplePolicy(slug: PolicySlug, takesCards: boolean): Sample {
  const { title, lead, markdown } = SAMPLES[slug]
  return { title, lead, markdown: slug === 'privacy' && takesCards ? markdown + CARDS : markdown }
}

const SAMPLES: Readonly<Record<PolicySlug, Sample>> = {
  shipping: {
    title: 'Shipping',
    lead: 'Where we ship, what it costs and how long it takes.',
    markdown: `## Where we ship
We ship parts and gear to all 50 states and D.C. We do not ship outside the United States.

## What it costs
Shipping depends on your state and on how big and heavy the parts are. You see the exact amount at checkout, before you order. Tunes come by email and ship free.

## How long it takes
- Gear leaves within one business day.
- Parts in stock ship in the time your cart shows.
- Made-to-order parts can take several weeks. We tell you before you pay.

You get an email with the tracking number when a package leaves. An order can come in several packages; shipping is charged once.

## Freight
Superchargers, engines and transmissions come by truck. The driver calls ahead. Look at the crate before you sign, and write down any damage on the delivery receipt.

## Lost or damaged
Tell us within 5 days and send a photo. We file the claim with the carrier and ship a replacement.`,
  },
  returns: {
    title: 'Returns',
    lead: 'What you can send back, and how you get your money.',
    markdown: `## 30 days
Send back unused parts in their original packaging within 30 days of delivery. Gear comes back unworn, with tags.

## What cannot come back
Parts made to order, calibrations and labor, and anything that was installed.

## How to return
Write to us through the [contact page](/contact) with your order number. We send you an address and a return number. You pay the return shipping unless we sent the wrong part or it arrived damaged.

## Your refund
We refund the parts within 5 business days of getting them back, the way you paid. Outbound shipping is refunded when the mistake was ours.

## Canceling
Until we have ordered parts for you, you can cancel on your order page, and all of your money goes back.`,
  },
  warranty: {
    title: 'Warranty Information',
    lead: 'One year on every package that we install: the parts and the work.',
    markdown: `## What is covered
For one year from the day you pick up the car, we repair or replace, at no cost to you, any part of the package that fails because of a defect in materials or workmanship, and anything wrong with our installation or tune.

## What is not covered
Wear items such as clutch discs, pads and tires; damage from a crash, from fuel below the octane the tune calls for, or from running past the limits on your build sheet; and cars somebody else has retuned.

The rest of the car stays under the automaker's own warranty, which a modification can affect. If that matters to you, ask your dealer before we start.

## Parts without installation
Parts you install yourself carry the manufacturer's warranty. We handle the claim with the manufacturer for you.

## How to make a claim
Write to us with your order number and what happened. We answer within 24 hours. [Make a claim](/contact?subject=Warranty%20claim)`,
  },
  privacy: {
    title: 'Privacy Policy',
    lead: "What we keep, why, and for how long. It isn't much.",
    markdown: `## In your own browser
Your cart number, a copy of what is in it, the cars in your garage and your saved builds. Clear your browser storage and they are gone.

## On our server
Carts, without a name. Orders with the name, address and contact details that you typed, because we need them to fill and invoice your order. Messages that you send through the contact form, so that we can answer. Dyno sheets and time slips that you send us.

Counts of which cars people look at and plan, with nothing that identifies you. Technical logs of requests, to keep the shop running.

## Never
No advertising trackers. We don't sell or share your data.

## Other services
If the shop runs with a hosted checkout, a social feed or an assistant from another provider, what you type there is handled by that provider under its own policy.

## Your rights
Ask us what we keep about you, or to delete it, through the [contact page](/contact?subject=My%20data). We answer within 24 hours.`,
  },
  terms: {
    title: 'Terms & Conditions',
    lead: 'The rules of ordering here, in plain words.',
    markdown: `## Orders
Placing an order is an offer to buy. It becomes a contract when we confirm it. Until we have ordered parts for you, you can cancel for free, no reason needed.

## Prices
Prices are in US dollars. The price at checkout is the one you pay. If it changed since you last looked, we show you the new one before you order. Shipping and sales tax are at checkout or on the invoice; checkout says which.

## Predictions
Power, torque and times are predictions with a stated range, not promises. A car's health, fuel, altitude and tires change them.

## Use on public roads
Some parts are for off-road use only. You're responsible for following the laws where you drive. Race on a track.

## Returns
Unused parts in their packaging can be returned within 30 days of delivery. Parts made to order, calibrations and labor cannot. See [Returns](/policies/returns).

## Warranty
One year on installed packages, as the [warranty page](/warranty) describes.`,
  },
}
