import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const NODE = join(import.meta.dirname, '../../node_modules/.bin/node')
const BIN = join(import.meta.dirname, '../../bin/adrenaline.mjs')
const adrenaline = (args: readonly string[], input = '') => spawnSync(NODE, [BIN, ...args], { encoding: 'utf8', input })

const COMMANDS = ['plan', 'predict', 'timeslip', 'accuracy', 'catalog-import', 'catalog-export', 'completions']
const HEADER = 'year,make,model,engine,drivetrain,power_basis,baseline_hp,mods'
const MUSTANG = '2018,Ford,Mustang GT,5.0 V8,rwd,wheel,398,"cold_air_intake; tune"'

describe('every command', () => {
  test.for(['plan', 'catalog-export'])(
    'such as %s tells its version, and refuses an option that it does not know',
    (name) => {
      expect(adrenaline([name, '--version'])).toMatchObject({ status: 0, stdout: '0.1.0\n' })
      const wrong = adrenaline([name, '--no-such-option'])
      expect(wrong).toMatchObject({ status: 2, stdout: '' })
      expect(wrong.stderr).toContain('--no-such-option')
      expect(wrong.stderr).not.toMatch(/^\s+at /m)
    },
  )

  test('is found by its name, and a name that is none is refused with the list', () => {
    expect(adrenaline(['--help']).stdout).toContain('predict')
    expect(adrenaline([])).toMatchObject({ status: 2, stdout: '' })
    const wrong = adrenaline(['plam'])
    expect(wrong.status).toBe(2)
    expect(wrong.stderr).toContain('There is no command "plam"')
  })
})

describe('rows of a CSV', () => {
  test('come from a file or from stdin, and are answered as CSV or JSON', () => {
    const asCsv = adrenaline(['predict', '-'], `${HEADER}\n${MUSTANG}\n`)
    expect(asCsv).toMatchObject({ status: 0, stderr: '' })
    const [, row = ''] = asCsv.stdout.split('\n')
    const [, hp = '', low = '', high = ''] = row.split(',')
    const asJson = adrenaline(['predict', '--input', '-', '--json'], `${HEADER}\n${MUSTANG}\n`)
    expect(JSON.parse(asJson.stdout)).toMatchObject([
      { row: 1, predictedHp: Number(hp), lowHp: Number(low), highHp: Number(high) },
    ])
    const slips = adrenaline(['timeslip', '-', '--json'], 'year,make,model\n2018,Ford,Mustang GT\n')
    expect(JSON.parse(slips.stdout)[0].quarterMileS).toBeGreaterThan(10)
  })

  test('of which none says enough are no answer', () => {
    const none = adrenaline(['predict', '-'], `${HEADER}\n2001,Nobody,Nothing,,,,,tune\n`)
    expect(none.status).toBe(1)
    expect(none.stdout).toContain('cannot be resolved')
  })

  test('with inches in a cell are rows as any others', () => {
    const inches = adrenaline(
      ['predict', '-', '--json'],
      `${HEADER}\n2018,Ford,Mustang GT,5.0 V8,rwd,wheel,398,3" cat-back\n`,
    )
    expect(inches.status).toBe(0)
    expect(JSON.parse(inches.stdout)).toHaveLength(1)
  })

  test.for([
    [
      'never closes',
      `${HEADER}\n${MUSTANG}\n2018,"Ford,Mustang GT,5.0 V8,rwd,wheel,398,tune\n${MUSTANG.replaceAll('"', '')}\n`,
      3,
    ],
    [
      'closes at the next quote, rows later',
      `${HEADER}\n2018,"Ford,Mustang GT,5.0 V8,rwd,wheel,398,tune\n${MUSTANG}\n`,
      2,
    ],
  ] as const)('whose quote %s are refused whole, by the line', ([, text, line]) => {
    for (const name of ['predict', 'timeslip']) {
      const refused = adrenaline([name, '-'], text)
      expect(refused).toMatchObject({ status: 2, stdout: '' })
      expect(refused.stderr).toContain(`line ${line}:`)
    }
  })

  test('of a file that is not there are a refusal in words', () => {
    const gone = adrenaline(['predict', '--input', '/no/such/file.csv'])
    expect(gone).toMatchObject({ status: 2, stdout: '' })
    expect(gone.stderr).toContain('/no/such/file.csv: there is no such file')
  })
})

describe('plan', () => {
  const asked = { vehicle: '2018 Ford Mustang GT', goal: 500, json: true }

  test('takes its options from stdin as JSON', () => {
    const planned = adrenaline(['plan', '-'], JSON.stringify(asked))
    expect(planned.status).toBe(0)
    expect(JSON.parse(planned.stdout).build.wheelHp).toBeGreaterThan(490)
    expect(adrenaline(['plan', '-'], '{"goal": ').status).toBe(2)
    expect(adrenaline(['plan', '-'], '{"gaol": 500}').stderr).toContain('gaol')
  })

  test('says with its exit whether the goal was reached', () => {
    const beyond = adrenaline(['plan', '-'], JSON.stringify({ ...asked, goal: 3000 }))
    expect(beyond.status).toBe(1)
    expect(JSON.parse(beyond.stdout).ok).toBe(false)
  })
})

describe('completions', () => {
  test.for(['bash', 'zsh'])('for %s name the commands and their options, and are read without an error', (shell) => {
    const { stdout, status } = adrenaline(['completions', shell])
    expect(status).toBe(0)
    for (const name of COMMANDS) expect(stdout).toMatch(new RegExp(` ${name}\\).*--version`))
    expect(stdout).toContain('--zero-to-sixty')
    if (shell !== 'bash') return
    const tried = `${stdout}\nCOMP_WORDS=(adrenaline plan --zero); COMP_CWORD=2; _adrenaline; echo "$COMPREPLY"`
    expect(spawnSync('bash', ['-c', tried], { encoding: 'utf8' })).toMatchObject({
      stdout: '--zero-to-sixty\n',
      stderr: '',
    })
  })
})
