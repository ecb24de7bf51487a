import { parseArgs } from 'node:util'
import { seededNumbers } from '../tests/support/seeded-numbers.ts'

/**
 * How many page requests reach a renderer when addresses are visited by Zipf's law: the address of rank r is asked for
 * 1/r^s as often as the first. Simulates a shared cache in front (large enough for all; entries hold for
 * `--seconds`) with visits spread evenly over the day. A model, no measurement: change its inputs for your own logs.
 *
 *   npm run -s bench:cache-hits -- --visits 10000000 --addresses 100000 --exponent 0.9 --seconds 60
 */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '10000000' },
    pages: { type: 'string', default: '5' },
    addresses: { type: 'string', default: '100000' },
    exponent: { type: 'string', default: '0.9' },
    seconds: { type: 'string', default: '60' },
    requests: { type: 'string', default: '2000000' },
  },
})
const [visits, pages, addresses, exponent, seconds, requests] = [
  values.visits,
  values.pages,
  values.addresses,
  values.exponent,
  values.seconds,
  values.requests,
].map(Number) as [number, number, number, number, number, number]

/** Draws a rank: the sum of weights is searched by halves. */
function zipf(): () => number {
  const sums = new Float64Array(addresses)
  let sum = 0
  for (let rank = 0; rank < addresses; rank += 1) sums[rank] = sum += (rank + 1) ** -exponent
  const next = seededNumbers(1)
  return () => {
    const drawn = next() * sum
    let [low, high] = [0, addresses - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (sums[middle]! < drawn) low = middle + 1
      else high = middle
    }
    return low
  }
}

const perSecond = (visits * pages) / 86_400
const draw = zipf()
const madeAt = new Float64Array(addresses).fill(Number.NEGATIVE_INFINITY)
let [counted, hits] = [0, 0]
for (let request = 0; request < requests; request += 1) {
  const now = request / perSecond
  const rank = draw()
  const isFresh = now - madeAt[rank]! < seconds
  if (!isFresh) madeAt[rank] = now
  // The first half fills the cache.
  if (request < requests / 2) continue
  counted += 1
  if (isFresh) hits += 1
}
const hitRate = hits / counted
process.stdout.write(
  `${perSecond.toFixed(0)} pages/s on average; ${addresses} addresses by Zipf ${exponent}, kept for ${seconds} s: ` +
    `${(hitRate * 100).toFixed(1)}% hits, ${(perSecond * (1 - hitRate)).toFixed(1)} pages/s reach the shop\n`,
)
