import { useState } from 'react'
import { readNumber } from '../../../contract/content-form/read-number.ts'
import { useWords } from '../../settings/language.tsx'
import type { InputFacts } from './field-frame.tsx'

type Props = {
  input: InputFacts
  value: unknown
  /** What one is in the field: 100 for a share in percent. */
  factor?: number
  placeholder?: string
  onChange(value: number | undefined): void
}

/** A number with a point or a comma. What is no number yet stays in the field and is not passed on. */
export function NumberInput({ input, value, factor = 1, placeholder, onChange }: Props) {
  const { t } = useWords()
  const given = typeof value === 'number' ? roundOff(value * factor) : Number.NaN
  const [typed, setTyped] = useState(() => showNumber(value, given))
  const isAsTyped =
    readNumber(typed) === undefined ? value === undefined || isWrongNumber(typed) : readNumber(typed) === given
  const shown = isAsTyped ? typed : showNumber(value, given)
  return (
    <>
      <input
        {...input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={shown}
        aria-invalid={isWrongNumber(shown) || input['aria-invalid']}
        onChange={({ target }) => {
          setTyped(target.value)
          const number = readNumber(target.value)
          if (number !== undefined) onChange(roundOff(number / factor))
          else if (target.value.trim() === '') onChange(undefined)
        }}
        // What it was read as: who means a thousand by 1,000 has to see that it is 1.
        onBlur={() => Number.isFinite(given) && readNumber(shown) !== undefined && setTyped(String(given))}
      />
      {isWrongNumber(shown) && (
        <p className="field-problem" role="alert">
          {t.editor.fields.notNumber}
        </p>
      )}
    </>
  )
}

function isWrongNumber(text: string): boolean {
  return text.trim() !== '' && readNumber(text) === undefined
}

function showNumber(value: unknown, given: number): string {
  return Number.isFinite(given) ? String(given) : String(value ?? '')
}

/** 0.07 times 100 is not 7 for a computer. */
function roundOff(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
