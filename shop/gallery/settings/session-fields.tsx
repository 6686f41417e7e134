import { Field, type FieldsProps } from './field.tsx'

export function SessionFields({ view, settings: { session } }: FieldsProps) {
  return (
    <>
      <Field
        view={view}
        name="session"
        label="Number"
        hint="As 1 for a first visit; empty: the next one"
        value={session}
      >
        {(field) => <input {...field} autoComplete="off" inputMode="numeric" />}
      </Field>
      <p className="setting-hint">
        The session under way ends, and the next page begins one: with a number, always of this number. A new visitor
        has an empty bag and no history; the other settings stay.
      </p>
    </>
  )
}
