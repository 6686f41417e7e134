import type { SettingPath } from '../draft/change-settings.ts'
import type { TemplateField } from '../templates/editor-template.ts'
import { useEditor } from '../use-editor.ts'

/**
 * Returns how a field of a content is changed; undefined is for a field that was emptied. Where it may be empty it then is left
 * out, which gives its default; a field that is needed, and one in which a variation differs, stay as empty ones.
 */
export function useContentChange(path: SettingPath, field: TemplateField): (value: unknown) => void {
  const { changeValue } = useEditor()
  const isOverride = path[0] === 'variations' && path.length === 4
  return (value) => {
    const isDefault = value === undefined || (field.kind === 'boolean' && value === field.default)
    const mayGo = !isOverride && (!field.needed || field.kind === 'number')
    if (isDefault && mayGo) changeValue(path, undefined)
    else changeValue(path, value ?? emptyValues[field.kind] ?? '')
  }
}

const emptyValues: Partial<Record<TemplateField['kind'], unknown>> = { list: [], texts: [] }
