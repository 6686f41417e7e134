import { Field, type FieldsProps } from './field.tsx'

/** Suggested countries: those of the shop and some others. Any other country can be typed. */
const suggested = ['GB', 'US', 'CA', 'FR', 'DE', 'IT', 'IE', 'ES', 'CH', 'JP', 'AU', 'BR']

export function VisitorFields({ view, settings: { country, ip } }: FieldsProps) {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return (
    <>
      <div className="setting-row">
        <Field view={view} name="country" label="Country" hint="Two letters, for example FR" value={country}>
          {(field) => (
            <input {...field} list="countries" maxLength={2} autoComplete="off" autoCapitalize="characters" />
          )}
        </Field>
        <Field view={view} name="ip" label="IP address" hint="For example 192.0.2.10" value={ip}>
          {(field) => <input {...field} autoComplete="off" inputMode="text" />}
        </Field>
      </div>
      <datalist id="countries">
        {suggested.map((code) => (
          <option key={code} value={code}>
            {names.of(code)}
          </option>
        ))}
      </datalist>
      <p className="setting-hint">The next page requests the location again. The visitor stays the same.</p>
    </>
  )
}
