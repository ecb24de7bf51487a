/** The shop with the web from its sources, one run of it: `npm run dev` starts it again when the server's code changes. */
import { runShop } from '../src/server/main.ts'
import { openSources } from './dev-web.ts'

await runShop(
  (words) => process.stdout.write(`${words} ...\n`),
  (address) => process.stdout.write(`The shop is open at ${address}\n`),
  openSources,
)
