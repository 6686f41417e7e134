import { everyKey } from '../../contract/demo-settings.ts'
import site from '../../shop/instep.config.ts'
import { setRecords } from './datasets-part.ts'
import { Field, type FieldsProps } from './field.tsx'
import { SetList } from './set-list.tsx'

export function DatasetsFields({ view, settings }: FieldsProps) {
  const ids = datasetIds()
  const sets = Map.groupBy(setRecords(settings), ({ dataset }) => dataset)
  return (
    <>
      <div className="setting-row">
        <Field view={view} name="dataset" label="Dataset" hint="ID of the dataset" value={ids[0]}>
          {(field) => <input {...field} list="datasets" autoComplete="off" />}
        </Field>
        <Field
          view={view}
          name="keys"
          label="Keys"
          hint={`For example SKUs, or ${everyKey} for all keys`}
          value={everyKey}
        >
          {(field) => <input {...field} autoComplete="off" />}
        </Field>
      </div>
      <datalist id="datasets">
        {ids.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <Field view={view} name="record" label="Record" hint="JSON. Leave empty for no record">
        {(field) => <textarea {...field} rows={3} spellCheck={false} placeholder='{"column": "value"}' />}
      </Field>
      <SetList
        title="Changed datasets"
        rows={[...sets].map(([dataset, records]) => ({
          key: dataset,
          what: dataset,
          value: records
            .map(
              ({ key, record }) =>
                `${key === everyKey ? 'all keys' : key}: ${record ? JSON.stringify(record) : 'no record'}`,
            )
            .join(', '),
        }))}
      />
    </>
  )
}

/** The datasets that the site's experiences use. */
function datasetIds(): string[] {
  const contents = site.experiences.map((instance) => ('content' in instance ? instance.content : {}))
  const ids = contents.map((content) => ('dataID' in content ? content.dataID : undefined))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
