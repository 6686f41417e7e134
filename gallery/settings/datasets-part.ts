import { type DemoRecord, type DemoSettings, everyKey } from '../../contract/demo-settings.ts'
import { parseJsonObject } from '../../contract/json.ts'
import { type SettingsPart, type SettingsProblem, withoutParts } from './part.ts'

/** The maximum number of keys that one form may set. */
const mostKeys = 100

/** The settings of one key. */
export type SetRecord = { dataset: string; key: string; record: DemoRecord }

/** Sets the records of products and sizes that experiences look up. */
export const datasetsPart: SettingsPart = {
  title: 'Datasets',
  seenOn: ['category/badge'],
  summary(settings) {
    const records = setRecords(settings)
    if (records.length === 0) return undefined
    return records.length === 1 ? '1 record' : `${records.length} records`
  },
  normal: (settings) => withoutParts(settings, 'datasets'),
  read(form, settings) {
    const forgotten = form.get('forget')
    if (forgotten !== null) return { settings: forgetDataset(settings, forgotten) }
    const dataset = (form.get('dataset') ?? '').trim()
    const keys = (form.get('keys') ?? '').split(/[\s,]+/).filter(Boolean)
    const record = recordIn(form.get('record') ?? '')
    const problems: SettingsProblem[] = []
    if (dataset === '') problems.push({ field: 'dataset', message: 'Dataset is missing. Enter its ID.' })
    if (keys.length === 0 || keys.length > mostKeys)
      problems.push({
        field: 'keys',
        message: `${keys.length === 0 ? 'Keys are missing' : `There are ${keys.length} keys`}. Enter 1 to ${mostKeys}, for example SKUs, or ${everyKey} for all keys.`,
      })
    if (record === undefined)
      problems.push({
        field: 'record',
        message: 'Record is not a JSON object. Enter {"column": "value"}, or leave it empty for no record.',
      })
    if (problems.length > 0 || record === undefined) return { problems }
    const records = { ...settings.datasets?.[dataset], ...Object.fromEntries(keys.map((key) => [key, record])) }
    return { settings: { ...settings, datasets: { ...settings.datasets, [dataset]: records } } }
  },
}

/** Returns the settings record by record. */
export function setRecords({ datasets = {} }: DemoSettings): SetRecord[] {
  return Object.entries(datasets).flatMap(([dataset, records]) =>
    Object.entries(records).map(([key, record]) => ({ dataset, key, record })),
  )
}

function recordIn(text: string): DemoRecord | undefined {
  if (text.trim() === '') return null
  return parseJsonObject(text)
}

function forgetDataset(settings: DemoSettings, dataset: string): DemoSettings {
  const { [dataset]: _forgotten, ...datasets } = settings.datasets ?? {}
  return Object.keys(datasets).length > 0 ? { ...settings, datasets } : withoutParts(settings, 'datasets')
}
