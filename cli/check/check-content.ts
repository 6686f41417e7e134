import { Errors } from 'typebox/value'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { TemplateInstance } from '../../catalogue/define-site.ts'
import { type Fields, objectSchema } from '../../catalogue/fields.ts'
import { checkTogether } from './check-together.ts'
import { checkValues } from './check-values.ts'
import { describeError } from './describe-error.ts'
import { nameRemedy, type Problem } from './shapes.ts'
import { nearestName } from './suggest-name.ts'

/**
 * Finds content that does not match the fields of its template, or with which it would do nothing. An unknown template has no
 * fields to check.
 * @param given the fields that are written at this place, when others come from elsewhere
 */
export function checkContent(
  { template, content }: Pick<TemplateInstance, 'template' | 'content'>,
  path: string,
  given: readonly string[] = Object.keys(Object(content)),
): Problem[] {
  const entry = Object.hasOwn(catalogue, template) ? catalogue[template] : undefined
  if (!entry) return []
  const { fields } = entry.template
  const place = `${path} content`
  return [
    ...checkForm(content, fields, place),
    ...checkValues(content, fields, place),
    ...checkTogether(content, entry.template, { path: place, given }),
  ]
}

function checkForm(content: unknown, fields: Fields, path: string): Problem[] {
  const errors = Errors(objectSchema(fields), content)
  const strangers = errors.flatMap(({ instancePath, params }) =>
    namesIn(params).map((name) => ({ instancePath, name })),
  )
  return errors.flatMap((error): Problem[] => {
    const { instancePath, keyword, params, message } = error
    if (keyword === 'additionalProperties') {
      const additionalProperties = namesIn(params)
      const known = Object.keys(fieldsAt(fields, instancePath.split('/').slice(1)))
      return additionalProperties.map((name) => ({
        path: `${path}${instancePath}/${name}`,
        problem: 'means nothing',
        remedy: nameRemedy(name, known),
      }))
    }
    // The schema of a field that the template does not have refuses its value as well.
    if (message === 'schema is false') return []
    // A misspelt field is missing under its right name, too.
    const needed = keyword === 'required' ? (params as { requiredProperties: string[] }).requiredProperties : []
    const isMisspelt = (name: string) =>
      strangers.some((each) => each.instancePath === instancePath && nearestName(each.name, [name]) !== undefined)
    if (needed.length > 0 && needed.every(isMisspelt)) return []
    const problem = keyword === 'required' ? 'is not complete' : 'does not fit'
    return [{ path: `${path}${instancePath}`, problem, remedy: describeError(error) }]
  })
}

/** Returns the names of unknown fields in the facts of an error. */
function namesIn(params: object): readonly string[] {
  return (params as { additionalProperties?: readonly string[] }).additionalProperties ?? []
}

/** Returns the fields at a place of a content: those of the template, of a group, or of a list's entry. */
function fieldsAt(fields: Fields, steps: readonly string[]): Fields {
  const inner = steps.filter((step) => !/^\d+$/.test(step))
  return inner.reduce((at: Fields, step) => at[step]?.entries ?? {}, fields)
}
