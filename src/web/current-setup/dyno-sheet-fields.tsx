import { type ChangeEvent, useId, useState } from 'react'
import {
  CORRECTIONS,
  type Correction,
  DYNOS,
  type Dyno,
  type DynoSheet,
  SETUP_BOUNDS,
} from '../../engine/current-setup/current-setup.ts'
import { CORRECTION_NAMES, DYNO_NAMES } from '../../engine/current-setup/setup-words.ts'
import { FUEL_LABELS } from '../../engine/display-words.ts'
import { FUELS, type Fuel } from '../../engine/model.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { type DynoCurve, peaksOf, readDynoCurve } from './read-dyno-curve.ts'

interface DynoSheetFieldsProps {
  sheet: DynoSheet | undefined
  onChange: (sheet: DynoSheet | undefined) => void
  /** The run of the sheet, or that there is none. */
  onCurve: (curve: DynoCurve | undefined) => void
  hasCurve: boolean
}

const MOST_BYTES = 2_000_000

const numberOf = (text: string): number | undefined => {
  const number = Number(text.replace(/[^0-9.]/g, ''))
  return number > 0 ? number : undefined
}

const outside = (value: number | undefined, { min, max }: { min: number; max: number }): string | undefined =>
  value !== undefined && (value < min || value > max) ? `Between ${min} and ${max}` : undefined

/** The owner's own dyno sheet: peak figures as printed, or the whole run as a CSV file. */
export function DynoSheetFields({ sheet, onChange, onCurve, hasCurve }: DynoSheetFieldsProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const change = (more: Partial<DynoSheet>) => {
    const next = { ...sheet, ...more }
    onChange(next.wheelHp === undefined ? undefined : { ...next, wheelHp: next.wheelHp })
  }
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    if (file.size > MOST_BYTES) return setProblem(`${file.name} is larger than a dyno run.`)
    const result = readDynoCurve(await file.text())
    if (!result.ok) return setProblem(`${file.name}, line ${result.line}: ${result.words}`)
    setProblem(undefined)
    onCurve(result.curve)
    const { wheelHp, wheelTorqueLbft } = peaksOf(result.curve)
    change({ wheelHp: Math.round(wheelHp), wheelTorqueLbft: Math.round(wheelTorqueLbft) })
  }
  const forget = () => {
    onCurve(undefined)
    onChange(undefined)
    setProblem(undefined)
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field
          label="Wheel power"
          isOptional
          inputMode="decimal"
          placeholder="398"
          hint="Peak whp"
          error={outside(sheet?.wheelHp, SETUP_BOUNDS.wheelHp)}
          value={sheet?.wheelHp ?? ''}
          onChange={(event) => change({ wheelHp: numberOf(event.target.value) as number })}
        />
        <Field
          label="Wheel torque"
          isOptional
          inputMode="decimal"
          placeholder="380"
          hint="Peak lb-ft"
          disabled={sheet === undefined}
          error={outside(sheet?.wheelTorqueLbft, SETUP_BOUNDS.wheelTorqueLbft)}
          value={sheet?.wheelTorqueLbft ?? ''}
          onChange={(event) => change({ wheelTorqueLbft: numberOf(event.target.value) })}
        />
      </div>
      {sheet ? (
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label="Dyno"
            value={sheet.dyno ?? ''}
            onChange={(event) => change({ dyno: (event.target.value || undefined) as Dyno | undefined })}
          >
            <option value="">Not sure</option>
            {DYNOS.map((dyno) => (
              <option key={dyno} value={dyno}>
                {DYNO_NAMES[dyno]}
              </option>
            ))}
          </Select>
          <Select
            label="Correction"
            value={sheet.correction ?? 'sae'}
            onChange={(event) => change({ correction: event.target.value as Correction })}
          >
            {CORRECTIONS.map((correction) => (
              <option key={correction} value={correction}>
                {CORRECTION_NAMES[correction]}
              </option>
            ))}
          </Select>
          <Select
            label="Fuel on the dyno"
            value={sheet.fuel ?? ''}
            onChange={(event) => change({ fuel: (event.target.value || undefined) as Fuel | undefined })}
          >
            <option value="">As the car is rated</option>
            {FUELS.map((fuel) => (
              <option key={fuel} value={fuel}>
                {FUEL_LABELS[fuel]}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <div>
        <label htmlFor={id} className="telemetry text-silver">
          Or read the run from a CSV file
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby={`${id}-hint`}
          className="mt-2 block w-full text-sm text-silver file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-sm file:border file:border-hairline file:bg-ink/40 file:px-4 file:text-light hover:file:border-light"
          onChange={(event) => void read(event)}
        />
        <p id={`${id}-hint`} className="mt-2 text-sm text-steel">
          A WinPEP export, or columns rpm, hp, tq. The file stays on this device.
        </p>
        {problem ? (
          <p role="alert" className="mt-2 text-sm text-redline">
            {problem}
          </p>
        ) : null}
      </div>
      {sheet || hasCurve ? (
        <div>
          <Button kind="quiet" size="small" onClick={forget}>
            Remove the dyno sheet
          </Button>
        </div>
      ) : null}
    </>
  )
}
