import type { Field, FieldLimits, Fields, TextForm } from '../../../catalogue/fields.ts'
import { nameLimits } from '../../../cli/check/check-limits.ts'
import type { FormField, FormFields } from './form-field.ts'

type FieldFacts = Field<unknown, boolean> & {
  description?: string
  default?: unknown
  limits?: FieldLimits
  form?: TextForm
}

/** Returns the fields of a template as data for the form. */
export function describeForm(fields: Fields): FormFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, FormField] => {
      const {
        kind,
        description = '',
        default: preset,
        needed,
        most,
        values,
        entries,
        limits,
        form,
      } = field as FieldFacts
      return [
        name,
        {
          kind,
          meaning: description,
          default: preset,
          needed,
          most,
          values,
          ...(limits && { limits: nameLimits(limits) }),
          ...(form && { form }),
          ...(entries && { entries: describeForm(entries) }),
        },
      ]
    }),
  )
}
