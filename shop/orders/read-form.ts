import { type CheckoutValues, type FormStep, fieldsOf } from './checkout-values.ts'

/** Reads the values of a step's form, trimmed. A field that was not sent, such as an unticked box, is ''. */
export function readForm(step: FormStep, form: { get(name: string): unknown }): CheckoutValues {
  return Object.fromEntries(
    fieldsOf(step).map((field) => {
      const value = form.get(field)
      return [field, typeof value === 'string' ? value.trim() : '']
    }),
  )
}
