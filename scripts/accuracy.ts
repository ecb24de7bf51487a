/** `npm run accuracy`: how well the engine predicts published results; `--help` lists the rest. */
import { reportDragStripAccuracy } from './accuracy-dragstrip.ts'
import { powerAccuracyJson, reportPowerAccuracy } from './accuracy-power.ts'
import { runCommand } from './command-line/command.ts'

const HELP = `npm run -s accuracy

  --json      every published result with what was predicted of it unseen, its site left out
  --fit       refit the power model to the published results and rewrite its factors
  --version   the version of the shop
  --help      this list`

await runCommand({
  help: HELP,
  options: { fit: { type: 'boolean' }, json: { type: 'boolean' } },
  run: ({ fit = false, json }) => {
    if (json) console.log(JSON.stringify(powerAccuracyJson(), null, 2))
    else {
      reportPowerAccuracy({ fit })
      reportDragStripAccuracy()
    }
    return 0
  },
})
