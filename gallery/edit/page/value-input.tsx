import { useState } from 'react'
import { LinesInput } from '../../../console/editor/fields/lines-input.tsx'
import { readNumber } from '../../../contract/content-form/read-number.ts'
import type { FormField } from '../form/form-field.ts'
import { ColourInput } from './colour-input.tsx'
import type { ControlFacts } from './field-frame.tsx'
import { PictureInput } from './picture-input.tsx'
import type { TextControl } from './text-control.ts'

type Props = {
  input: ControlFacts
  label: string
  field: FormField
  value: unknown
  /** Undefined for a field that was emptied. */
  onChange(value: unknown): void
}

/** The control of a value, by the kind of its field. */
export function ValueInput({ input, label, field, value, onChange }: Props) {
  const { kind, default: preset, needed, values = [] } = field
  const placeholder = Array.isArray(preset) ? preset.join('\n') : String(preset ?? '')
  if (kind === 'boolean')
    return (
      <input
        {...input}
        type="checkbox"
        checked={(value ?? preset) === true}
        // A box as in the defaults is left out.
        onChange={({ target: { checked } }) => onChange(!needed && checked === preset ? undefined : checked)}
      />
    )
  if (kind === 'texts') return <LinesInput input={input} value={value} placeholder={placeholder} onChange={onChange} />
  if (kind === 'number')
    return <NumberControl input={input} value={value} placeholder={placeholder} onChange={onChange} />
  const text = {
    input,
    value: value === undefined || value === null ? '' : String(value),
    placeholder,
    onChange: (next: string) => onChange(next === '' ? undefined : next),
  }
  if (kind === 'choice')
    return (
      <select {...input} value={text.value} onChange={({ target }) => text.onChange(target.value)}>
        {(!needed || text.value === '') && (
          <option value="">{placeholder === '' ? 'None' : `${placeholder} (default)`}</option>
        )}
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    )
  if (kind === 'color') return <ColourInput {...text} label={label} />
  if (kind === 'image') return <PictureInput {...text} label={label} />
  return <TextInput {...text} field={field} />
}

/** A number with a point or a comma. What is none is passed on as it is, and refused with the remedy. */
function NumberControl({
  input,
  value,
  placeholder,
  onChange,
}: Omit<TextControl, 'value' | 'onChange'> & Pick<Props, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState(String(value ?? ''))
  const isAsTyped = (readNumber(typed) ?? typed) === (value ?? '')
  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={isAsTyped ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value.trim() === '' ? undefined : (readNumber(target.value) ?? target.value))
      }}
      // What it was read as: who means a thousand by 1,000 has to see that it is 1.
      onBlur={() => setTyped(String(value ?? ''))}
    />
  )
}

const localTime = /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/

function TextInput({ input, value, placeholder, onChange, field: { kind, form } }: TextControl & Pick<Props, 'field'>) {
  // Decided once: another element would lose the focus while somebody types.
  const [isLong] = useState(kind === 'rich' || value.length > 44 || placeholder.length > 44)
  const [isTime] = useState(form === 'time' && localTime.test(value))
  const shared = { ...input, placeholder, value }
  if (isLong) return <textarea {...shared} rows={3} onChange={({ target }) => onChange(target.value)} />
  return (
    <input
      {...shared}
      type={isTime ? 'datetime-local' : 'text'}
      inputMode={kind === 'url' ? 'url' : undefined}
      autoComplete="off"
      spellCheck={kind === 'text' && form === undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
