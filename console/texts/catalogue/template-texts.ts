import type { TemplateFields } from '../../../contract/content-form/template-field.ts'
import type { EditorTemplate } from '../../editor/templates/editor-template.ts'

/** What the templates say in another language than English. */
export type TemplateTexts = {
  /** Title and look by template id. */
  titles: Readonly<Record<string, readonly [title: string, look: string]>>
  /** Meanings of fields by their English ones. */
  meanings: Readonly<Record<string, string>>
}

/** Returns a template with its texts in another language; what has none there stays English. */
export function translateTemplate(template: EditorTemplate, { titles, meanings }: TemplateTexts): EditorTemplate {
  const [title, look] = titles[template.id] ?? [template.title, template.look]
  const translateFields = (fields: TemplateFields): TemplateFields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        {
          ...field,
          meaning: meanings[field.meaning] ?? field.meaning,
          ...(field.entries && { entries: translateFields(field.entries) }),
        },
      ]),
    )
  return { ...template, title, look, fields: translateFields(template.fields) }
}
