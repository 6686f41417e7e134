import type { TemplateField } from '../../../contract/content-form/template-field.ts'
import type { SettingPath } from '../draft/change-settings.ts'
import { useEditor } from '../use-editor.ts'

/**
 * Returns how a field of a content is changed; undefined is for a field that was emptied. It then is left out, which gives its
 * default, or the mistake that it is missing; one in which a variation differs stays as an empty one.
 */
export function useContentChange(path: SettingPath, field: TemplateField): (value: unknown) => void {
  const { changeValue } = useEditor()
  const isOverride = path[0] === 'variations' && path.length === 4
  return (value) => {
    const isDefault = value === undefined || (field.kind === 'boolean' && value === field.default)
    if (isDefault && !isOverride) changeValue(path, undefined)
    else changeValue(path, value ?? emptyValues[field.kind] ?? '')
  }
}

const emptyValues: Partial<Record<TemplateField['kind'], unknown>> = { list: [], texts: [] }
