/** `npm run accuracy`: how well the engine predicts published results. `--fit` rewrites the power model's factors. */
import { parseArgs } from 'node:util'
import { reportDragStripAccuracy } from './accuracy-dragstrip.ts'
import { reportPowerAccuracy } from './accuracy-power.ts'

const { values } = parseArgs({ options: { fit: { type: 'boolean', default: false } } })
reportPowerAccuracy({ fit: values.fit })
reportDragStripAccuracy()
