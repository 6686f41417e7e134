import { demoModes, demoServices } from '../../contract/demo-settings.ts'
import type { FieldsProps } from './field.tsx'
import { serviceWords } from './services-part.ts'

const columns = ['normal', ...demoModes] as const
const titles = { normal: 'Normal', fails: 'Fails', late: 'Late', empty: 'Empty' }

export function ServicesFields({ view: { form, problems }, settings: { modes = {} } }: FieldsProps) {
  return (
    <>
      <p className="setting-hint">
        Fails: responds with status 500. Late: responds after 5 seconds, longer than the script waits. Empty: responds
        without data.
      </p>
      {problems.map(({ field, message }) => (
        <p key={field} className="problem">
          {message}
        </p>
      ))}
      <table className="setting-services">
        <caption className="hidden-text">Response of each service</caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            {columns.map((mode) => (
              <th key={mode} scope="col">
                {titles[mode]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {demoServices.map((service) => (
            <tr key={service} data-set={modes[service] ? '' : undefined}>
              <th scope="row">
                {service} <span>{serviceWords[service]}</span>
              </th>
              {columns.map((mode) => (
                <td key={mode}>
                  <label>
                    <input
                      type="radio"
                      name={service}
                      value={mode}
                      defaultChecked={(form?.get(service) ?? modes[service] ?? 'normal') === mode}
                    />
                    <span className="hidden-text">
                      {service}: {titles[mode]}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
