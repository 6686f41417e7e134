import { endpointOf } from '../../../contract/endpoints.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Log } from '../../log.ts'
import type { Send } from '../remote/request.ts'
import { type DatasetRecord, datasetRecords } from './dataset-records.ts'
import { visitorData } from './visitor-data.ts'

export type DatasetsNeeds = { config: ScriptConfig; send: Send; visitorId: string; log: Log }

const fitColumns = ['narrow', 'widefit', 'fmode', 'length', 'truetosize'] as const

/** How a product fits, according to the dataset; empty fields are unknown. */
export type Fit = Record<(typeof fitColumns)[number], string>

export type ExperienceDatasets = {
  /** Resolves to records of a dataset, restricted to `columns` if given; rejects when there are none (DS-01, DS-02). */
  get(dataset: string, keys: readonly string[], columns?: readonly string[]): Promise<DatasetRecord[]>
  /** Resolves to the visitor's data in several datasets, by dataset id; null where there is none (DS-03). */
  getForVisitor(stashType: string, datasetIds: readonly string[]): Promise<Record<string, unknown>>
  /** Resolves to how a product fits; undefined when unknown, which is logged (DS-06). */
  fitFor(dataId: string, productId: string): Promise<Fit | undefined>
  /** Resolves to records by SKU; undefined when there are none, which is logged (DS-06). */
  bySku(dataId: string, skus: readonly string[]): Promise<Record<string, DatasetRecord['value']> | undefined>
}

export function createDatasets({ config, send, visitorId, log }: DatasetsNeeds): ExperienceDatasets {
  const { trackingId } = config
  const warnOf = (line: string) => log.warn(line)

  const getRecords: ExperienceDatasets['get'] = (dataset, keys, columns) =>
    datasetRecords({ send, host: endpointOf('graphql', config), trackingId, warn: warnOf }, { dataset, keys, columns })

  async function findRecords(...question: Parameters<typeof getRecords>): Promise<DatasetRecord[] | undefined> {
    try {
      return await getRecords(...question)
    } catch (error) {
      log.warn('Error fetching dataset', { because: String(error) })
      return undefined
    }
  }

  return {
    get: getRecords,
    getForVisitor: (stashType, datasetIds) =>
      visitorData(
        { send, host: endpointOf('stash', config), trackingId, visitorId, bounds: config.limits, warn: warnOf },
        stashType,
        datasetIds,
      ),
    async fitFor(dataId, productId) {
      const value = (await findRecords(dataId, [productId], fitColumns))?.[0]?.value
      return value && (Object.fromEntries(fitColumns.map((column) => [column, String(value[column] ?? '')])) as Fit)
    },
    async bySku(dataId, skus) {
      const records = await findRecords(dataId, skus)
      return records && Object.fromEntries(records.map(({ key, value }) => [key, value]))
    },
  }
}
