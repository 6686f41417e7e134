import { Errors } from 'typebox/value'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { TemplateInstance } from '../../catalogue/define-site.ts'
import { objectSchema } from '../../catalogue/fields.ts'
import type { Problem } from './shapes.ts'

/** Finds content that does not match the fields of its template. An unknown template has no fields to check. */
export function checkContent(
  { template, content }: Pick<TemplateInstance, 'template' | 'content'>,
  path: string,
): Problem[] {
  const entry = Object.hasOwn(catalogue, template) ? catalogue[template] : undefined
  if (!entry) return []
  return Errors(objectSchema(entry.template.fields), content).map(({ instancePath, message }) => ({
    path: `${path} content${instancePath}`,
    // The validator's message for a field that the template does not have.
    problem: message === 'schema is false' ? 'means nothing' : message,
    remedy: 'see the content reference',
  }))
}
