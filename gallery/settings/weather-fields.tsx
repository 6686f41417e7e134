import { Field, type FieldsProps } from './field.tsx'
import { conditions } from './weather-part.ts'

export function WeatherFields({ view, settings: { weather } }: FieldsProps) {
  return (
    <>
      <div className="setting-row">
        <Field view={view} name="temp" label="Temperature" hint="Degrees, for example 21.5" value={weather?.temp}>
          {(field) => <input {...field} autoComplete="off" inputMode="text" />}
        </Field>
        <Field
          view={view}
          name="condition"
          label="Condition"
          hint="ID, for example 800 for a clear sky"
          value={weather?.id}
        >
          {(field) => <input {...field} list="conditions" autoComplete="off" inputMode="numeric" />}
        </Field>
      </div>
      <datalist id="conditions">
        {conditions.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
      <p className="setting-hint">Applies to all cities.</p>
    </>
  )
}
