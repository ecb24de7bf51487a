/** How many cars keep each law of tests/trials/curves.md. */
import { curveLaws } from './curve-laws.ts'

for (const { law, held, of, misses } of curveLaws()) {
  console.log(`${String(held).padStart(4)} of ${String(of).padStart(3)}  ${law}`)
  if (misses.length > 0) console.log(`             misses: ${misses.slice(0, 5).join(', ')}`)
}
