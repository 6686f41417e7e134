import { Field, type FieldsProps } from './field.tsx'

export function SessionFields({ view, settings: { session } }: FieldsProps) {
  return (
    <>
      <Field
        view={view}
        name="session"
        label="Number"
        hint="1 for a first visit. Leave empty for the next number"
        value={session}
      >
        {(field) => <input {...field} autoComplete="off" inputMode="numeric" />}
      </Field>
      <p className="setting-hint">
        Ends the current session; the next page starts a new one. With a number, every session has that number. A new
        visitor has an empty bag and no history; other settings stay.
      </p>
    </>
  )
}
