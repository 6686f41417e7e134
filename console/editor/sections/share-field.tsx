import type { SettingPath } from '../draft/change-settings.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { NumberInput } from '../fields/number-input.tsx'
import { useEditor } from '../use-editor.ts'

type Props = { path: SettingPath; label: string; value: number | undefined; placeholder?: string }

/** A share of the visitors, in percent. */
export function ShareField({ path, label, value, placeholder }: Props) {
  const { changeValue } = useEditor()
  return (
    <FieldFrame path={path} label={label}>
      {(input) => (
        <NumberInput
          input={input}
          value={value}
          factor={100}
          placeholder={placeholder}
          onChange={(share) => changeValue(path, share ?? (placeholder === undefined ? 0 : undefined))}
        />
      )}
    </FieldFrame>
  )
}
