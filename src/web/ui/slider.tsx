import { type InputHTMLAttributes, useId } from 'react'

interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** How the value reads, such as `500 whp`. */
  format?: (value: number) => string
  onValue: (value: number) => void
}

/** A range input with its value above it and its ends below. */
export function Slider({ label, value, min, max, step, format = String, onValue, ...rest }: SliderProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="telemetry text-silver">
          {label}
        </label>
        <output htmlFor={id} className="figures text-lg font-bold text-light">
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={format(value)}
        style={{ '--share': `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
        onChange={(event) => onValue(Number(event.target.value))}
        {...rest}
      />
      <div className="figures flex justify-between text-xs text-steel" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}
