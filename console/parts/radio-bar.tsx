import { useId } from 'react'

type Props<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string; count?: string }[]
  onChange(value: T): void
}

/** Options side by side, of which one is chosen. */
export function RadioBar<T extends string>({ label, value, options, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="radio-bar">
      <legend className="read-out">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            className="read-out"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.count !== undefined && <b>{option.count}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
