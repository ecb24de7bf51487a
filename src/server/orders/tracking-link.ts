const PAGES: readonly [name: RegExp, page: string][] = [
  [/^ups\b/i, 'https://www.ups.com/track?tracknum='],
  [/^fed ?ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/^(usps|u\.?s\.? ?mail)\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/^dhl\b/i, 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
]

/** Where a parcel is followed; null for a carrier that we do not know, or without a number. */
export function trackingLink(carrier: string, tracking: string): string | null {
  const number = tracking.replace(/\s/g, '')
  const page = PAGES.find(([name]) => name.test(carrier.trim()))?.[1]
  return page && number ? page + encodeURIComponent(number) : null
}
