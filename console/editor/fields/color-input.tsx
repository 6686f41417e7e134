import { useWords } from '../../settings/language.tsx'
import type { InputFacts } from './field-frame.tsx'

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

export function isColor(text: string): boolean {
  return CSS.supports('color', text)
}

/** Returns a colour with two digits each of red, green and blue; undefined for what is none, or has no such form. */
function hexOf(text: string): string | undefined {
  const context = isColor(text) ? document.createElement('canvas').getContext('2d') : null
  if (!context) return undefined
  context.fillStyle = text
  const found = String(context.fillStyle)
  return /^#[\da-f]{6}$/.test(found) ? found : undefined
}
