import { useState } from 'react'
import { isSameJson } from '../../../contract/steer/same-json.ts'
import { useWords } from '../../settings/language.tsx'
import type { SettingPath } from '../draft/change-settings.ts'
import { useEditor } from '../use-editor.ts'
import { FieldFrame } from './field-frame.tsx'

type Props = { path: SettingPath; label: string; hint: string; value: Record<string, unknown> | undefined }

/** An object as JSON. What is no object yet stays in the field and is not passed on. */
export function JsonField({ path, label, hint, value }: Props) {
  const { t } = useWords()
  const { changeValue } = useEditor()
  const [typed, setTyped] = useState(() => showJson(value))
  const read = readObject(typed)
  const shown = 'mistake' in read || isSameJson(read.value ?? {}, value ?? {}) ? typed : showJson(value)
  const mistake = 'mistake' in read && `${t.editor.notJson} ${read.mistake || t.editor.notObject}`
  return (
    <FieldFrame path={path} label={label} hint={hint} mistake={mistake}>
      {(input) => (
        <textarea
          {...input}
          className="code-input"
          rows={Math.min(24, Math.max(6, shown.split('\n').length))}
          spellCheck={false}
          autoCapitalize="none"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = readObject(target.value)
            if (!('mistake' in next)) changeValue(path, next.value)
          }}
        />
      )}
    </FieldFrame>
  )
}

type ReadObject = { value: Record<string, unknown> | undefined } | { mistake: string }

/** Returns the object that a text is, undefined for an empty text; or the mistake, '' for JSON that is no object. */
function readObject(text: string): ReadObject {
  if (text.trim() === '') return { value: undefined }
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { value: value as Record<string, unknown> } : { mistake: '' }
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : '' }
  }
}

function showJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}
