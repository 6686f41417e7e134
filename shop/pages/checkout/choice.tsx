import type { ReactNode } from 'react'
import { FieldProblem } from './field.tsx'
import { useField } from './step-form.tsx'

type Option = { value: string; name: string; text: string; price?: string }
type Props = {
  name: string
  title: string
  options: Option[]
  chosen: string
  onChoose: (value: string) => void
  children?: ReactNode
}

/** A choice by radio buttons; `children` are rendered below them. The first button has the field's name as its id. */
export function Choice({ name, title, options, chosen, onChoose, children }: Props) {
  const { problem } = useField(name)
  return (
    <fieldset className="checkout-part" aria-describedby={problem && `${name}-problem`}>
      <legend>{title}</legend>
      <div className="choices">
        {options.map(({ value, name: words, text, price }, index) => (
          <label key={value} className="choice">
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span className="choice-words">
              <b>{words}</b>
              <span className="quiet">{text}</span>
            </span>
            {price && <span className="choice-price">{price}</span>}
          </label>
        ))}
      </div>
      <FieldProblem field={name} problem={problem} />
      {children}
    </fieldset>
  )
}
