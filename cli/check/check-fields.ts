import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { describeError } from './describe-error.ts'
import { checkKeys, type Problem, showValue } from './shapes.ts'
import { siteFields } from './site-fields.ts'

/** Finds keys that a configuration does not have, and values that do not have the form of their key. */
export function checkFields(site: SiteConfig): Problem[] {
  const values: Partial<Record<string, unknown>> = { ...site }
  const unknown = checkKeys(site, Object.keys(siteFields), '')
  const misshapen = Object.entries(siteFields).flatMap(([key, schema]) => {
    const value = values[key]
    if (value === undefined) return []
    return Errors(schema, value).flatMap((error): Problem[] => {
      const { instancePath, keyword, params } = error
      const steps = instancePath.split('/').slice(1)
      const path = [key, ...steps].join('.')
      if (keyword === 'additionalProperties') {
        const { additionalProperties = [] } = params as { additionalProperties?: readonly string[] }
        const known = Object.keys((schema as { properties?: object }).properties ?? {})
        return checkKeys(Object.fromEntries(additionalProperties.map((name) => [name, true])), known, path)
      }
      // The schema of a key that is not known refuses its value as well.
      if (keyword === 'boolean') return []
      const given = steps.reduce((inner: unknown, step) => (inner as Record<string, unknown> | null)?.[step], value)
      return [{ path, problem: `is ${showValue(given)}`, remedy: `${describeError(error)}. ${meaningOf(schema)}` }]
    })
  })
  return [...unknown, ...misshapen]
}

function meaningOf(schema: TSchema): string {
  return (schema as { description?: string }).description ?? ''
}
