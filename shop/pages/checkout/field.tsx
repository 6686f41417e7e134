import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { useShop } from '../shop-context.tsx'
import { useField } from './step-form.tsx'

type Props = {
  name: string
  label: string
  autoComplete: HTMLInputAutoCompleteAttribute
  most: number
  type?: HTMLInputTypeAttribute
  optional?: boolean
  /** Also required where the form cannot report it itself: a collapsed field would block the form silently. */
  unguarded?: boolean
  className?: string
}

/** A text field with its label above and its problem below. */
export function Field({ name, label, autoComplete, most, type = 'text', optional, unguarded, className }: Props) {
  const { texts } = useShop()
  const { value, problem } = useField(name)
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={name}>
        {label}
        {optional && <span className="field-value"> ({texts.checkout.optional})</span>}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        maxLength={most}
        autoComplete={autoComplete}
        required={!(optional || unguarded)}
        aria-required={!optional}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${name}-problem`}
      />
      <FieldProblem field={name} problem={problem} />
    </div>
  )
}

export function FieldProblem({ field, problem }: { field: string; problem: string | undefined }) {
  return problem === undefined ? null : (
    <p id={`${field}-problem`} className="problem field-problem">
      {problem}
    </p>
  )
}
