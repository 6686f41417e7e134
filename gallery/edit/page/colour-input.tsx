import { hexOf } from '../../../console/editor/fields/hex-of.ts'
import type { TextControl } from './text-control.ts'

/** A colour as a text that every browser understands, beside a control that picks one. */
export function ColourInput({ input, label, value, placeholder, onChange }: TextControl & { label: string }) {
  const hex = hexOf(value || placeholder)
  return (
    <span className="edit-colour">
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        data-none={hex === undefined ? '' : undefined}
        value={hex ?? '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...input}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder || 'The shop’s own'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}
