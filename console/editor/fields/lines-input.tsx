import { useState } from 'react'
import { linesOf, sameLines, splitLines } from '../../../contract/content-form/lines-of.ts'
import type { InputFacts } from './field-frame.tsx'

type Props = { input: InputFacts; value: unknown; placeholder?: string; onChange(lines: string[] | undefined): void }

/** Several short texts, one per line. Blank lines are left while typing, and are no texts. */
export function LinesInput({ input, value, placeholder, onChange }: Props) {
  const lines = linesOf(value)
  const [typed, setTyped] = useState(lines.join('\n'))
  const shown = sameLines(splitLines(typed), lines) ? typed : lines.join('\n')
  return (
    <textarea
      {...input}
      rows={Math.min(8, Math.max(2, shown.split('\n').length))}
      placeholder={placeholder}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = splitLines(target.value)
        onChange(next.length > 0 ? next : undefined)
      }}
    />
  )
}
