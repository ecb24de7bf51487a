/** `npm run accuracy`: how well the engine foretells published results. `--fit` rewrites the fitted factors. */
import { parseArgs } from 'node:util'
import { reportPowerAccuracy } from './accuracy-power.ts'

const { values } = parseArgs({ options: { fit: { type: 'boolean', default: false } } })
reportPowerAccuracy({ fit: values.fit })
