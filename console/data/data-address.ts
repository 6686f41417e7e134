import type { CounterListFacts } from '../../contract/console/datasets.ts'

const dataAddress = (trackingId: string) => `/sites/${encodeURIComponent(trackingId)}/data`

/** The addresses of the pages about data. */
export const addresses = {
  data: dataAddress,
  dataset: (trackingId: string, id: string) => `${dataAddress(trackingId)}/sets/${encodeURIComponent(id)}`,
  load: (trackingId: string, id?: string) =>
    `${dataAddress(trackingId)}/load${id === undefined ? '' : `?${new URLSearchParams({ dataset: id })}`}`,
  counter: (trackingId: string, { property, kind, name }: Omit<CounterListFacts, 'ids'>) =>
    `${dataAddress(trackingId)}/counters/${[property, kind, name].map(encodeURIComponent).join('/')}`,
}
