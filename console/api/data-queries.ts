import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  CounterListFacts,
  CounterLists,
  CounterTop,
  DatasetList,
  DatasetPage,
} from '../../contract/console/datasets.ts'
import { sendRequest } from './send-request.ts'

export const datasetsQuery = (trackingId: string) =>
  queryOptions({
    queryKey: ['datasets', trackingId],
    queryFn: ({ signal }) => sendRequest<DatasetList>(['datasets', trackingId], { signal }),
  })

export const datasetQuery = (trackingId: string, dataset: string, query: { search?: string; after?: string }) =>
  queryOptions({
    queryKey: ['datasets', trackingId, dataset, query],
    queryFn: ({ signal }) => sendRequest<DatasetPage>(['datasets', trackingId, dataset], { query, signal }),
    placeholderData: keepPreviousData,
  })

/** What an upload changes: the list, and every page of records. */
export const changedByUpload = (trackingId: string) => ['datasets', trackingId]

export const countersQuery = queryOptions({
  queryKey: ['counters'],
  queryFn: ({ signal }) => sendRequest<CounterLists>(['counters'], { signal }),
})

export const counterTopQuery = ({ property, kind, name }: Omit<CounterListFacts, 'ids'>) =>
  queryOptions({
    queryKey: ['counters', property, kind, name],
    queryFn: ({ signal }) => sendRequest<CounterTop>(['counters', property, kind, name], { signal }),
  })
