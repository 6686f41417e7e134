import { inUnits, unitNames } from './clock-part.ts'
import { Field, type FieldsProps } from './field.tsx'

export function ClockFields({ view, settings: { clockOffset }, now }: FieldsProps) {
  const set = clockOffset === undefined ? undefined : inUnits(clockOffset)
  const moment = new Date(now + (clockOffset ?? 0) * 60_000)
  return (
    <>
      <div className="setting-row">
        <Field view={view} name="amount" label="Ahead by" hint="For example 3, or -3 for behind" value={set?.amount}>
          {(field) => <input {...field} autoComplete="off" inputMode="text" />}
        </Field>
        <Field view={view} name="unit" label="Unit" value={set?.unit ?? 'days'}>
          {(field) => (
            <select {...field}>
              {unitNames.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <p className="setting-hint">
        A page that is opened now starts at{' '}
        <b>{moment.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC</b>. This
        setting moves the page’s clock for the script and its experiences. The service keeps its own time and corrects
        the times of events.
      </p>
    </>
  )
}
