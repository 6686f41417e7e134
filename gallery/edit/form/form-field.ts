import type { TemplateField } from '../../../contract/content-form/template-field.ts'

/** A field of a template for the form, which loads no code of the catalogue. */
export type FormField = Omit<TemplateField, 'entries'> & {
  /** In words: `a whole number from 1 to 50`. */
  limits?: string
  /** What a text must be, e.g. `time`. */
  form?: string
  entries?: FormFields
}

export type FormFields = Record<string, FormField>

export type Content = Record<string, unknown>
