import { useId } from 'react'

type Props = {
  label: string
  /** What stands in the field as long as nothing is chosen. */
  hint: string
  options: readonly { value: string; label: string }[]
  onAdd(value: string): void
}

/** Adds what is chosen, and then offers the rest. */
export function Adder({ label, hint, options, onAdd }: Props) {
  const id = useId()
  return (
    <div className="adder">
      <label htmlFor={id}>{label}</label>
      <select id={id} value="" onChange={({ target }) => onAdd(target.value)}>
        <option value="">{hint}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
