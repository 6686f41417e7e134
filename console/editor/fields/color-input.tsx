import { useWords } from '../../settings/language.tsx'
import type { InputFacts } from './field-frame.tsx'
import { hexOf } from './hex-of.ts'

type Props = { input: InputFacts; label: string; value: string; placeholder: string; onChange(value: string): void }

/** A colour as a text that every browser understands, beside a field that picks one. */
export function ColorInput({ input, label, value, placeholder, onChange }: Props) {
  const { t } = useWords()
  const hex = hexOf(value || placeholder)
  return (
    <span className="color-input">
      <input
        type="color"
        aria-label={t.editor.fields.pick(label)}
        data-none={hex === undefined}
        value={hex ?? '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...input}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder || t.editor.fields.ownColor}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}
