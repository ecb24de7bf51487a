import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface FieldLook {
  label: string
  /** What is wrong with the value, under the field. */
  error?: string | undefined
  hint?: ReactNode
  /** Hides the label from the eye, not from a screen reader. */
  isLabelHidden?: boolean
  isOptional?: boolean
}

const BOX =
  'w-full rounded-sm border bg-panel px-4 text-light placeholder:text-steel transition-colors duration-150 hover:border-steel focus-visible:border-cold focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:border-hairline'

function boxClass(error: string | undefined, more: string): string {
  return classes(BOX, error ? 'border-redline' : 'border-hairline', more)
}

function Frame({
  id,
  label,
  error,
  hint,
  isLabelHidden,
  isOptional,
  children,
}: FieldLook & { id: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'telemetry text-silver'}>
        {label}
        {isOptional ? <span className="text-steel normal-case tracking-normal"> (optional)</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-steel">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm text-redline" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

function described(id: string, error: string | undefined, hint: ReactNode) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { ...(ids ? { 'aria-describedby': ids } : {}), ...(error ? { 'aria-invalid': true } : {}) }
}

export type FieldProps = FieldLook & InputHTMLAttributes<HTMLInputElement> & { ref?: React.Ref<HTMLInputElement> }

/** A text input with its label, hint and error. */
export function Field({ label, error, hint, isLabelHidden, isOptional, className, id: givenId, ...rest }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Frame {...{ id, label, error, hint, isLabelHidden: isLabelHidden ?? false, isOptional: isOptional ?? false }}>
      <input
        id={id}
        className={boxClass(error, classes('min-h-12', className))}
        {...described(id, error, hint)}
        {...rest}
      />
    </Frame>
  )
}

export type TextAreaProps = FieldLook &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: React.Ref<HTMLTextAreaElement> }

export function TextArea({
  label,
  error,
  hint,
  isLabelHidden,
  isOptional,
  className,
  id: givenId,
  ...rest
}: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Frame {...{ id, label, error, hint, isLabelHidden: isLabelHidden ?? false, isOptional: isOptional ?? false }}>
      <textarea
        id={id}
        className={boxClass(error, classes('min-h-36 py-3', className))}
        {...described(id, error, hint)}
        {...rest}
      />
    </Frame>
  )
}

export type SelectProps = FieldLook &
  SelectHTMLAttributes<HTMLSelectElement> & { ref?: React.Ref<HTMLSelectElement>; placeholder?: string }

/** The browser's own select. `placeholder` is an empty first choice. */
export function Select({
  label,
  error,
  hint,
  isLabelHidden,
  isOptional,
  placeholder,
  className,
  children,
  id: givenId,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Frame {...{ id, label, error, hint, isLabelHidden: isLabelHidden ?? false, isOptional: isOptional ?? false }}>
      <span className="relative block">
        <select
          id={id}
          className={boxClass(error, classes('min-h-12 appearance-none truncate pr-11', className))}
          {...described(id, error, hint)}
          {...rest}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {children}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-steel" />
      </span>
    </Frame>
  )
}
