import { readConfig } from '../src/server/config.ts'
import { startShop } from '../tests/support/built-server.ts'

/** The built shop in a process of its own that tells what it uses. Part of `bench:hot` and `bench:render`. */
const read = readConfig(process.env)
if (!read.ok) throw new Error(read.problems.join('\n'))
const bytes = process.env.HOT_REPLY_BYTES
const shop = await startShop({ config: read.config, ...(bytes === undefined ? {} : { hotReplyBytes: Number(bytes) }) })
process.send?.(shop.address.replace('localhost', '127.0.0.1'))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024)
  process.send?.({ processorSeconds: (user + system) / 1e6, memoryMb })
})
process.on('SIGTERM', () => void shop.stop().then(() => process.exit(0)))
