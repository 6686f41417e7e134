import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  NewEventCount,
  RefusedEventPage,
  RefusedEventRow,
  RepairCheck,
  StoredEnvelope,
  StoredEventPage,
} from '../../contract/console/events.ts'
import { sendRequest } from './send-request.ts'

/** Which stored events are shown; undefined for all. */
export type EventChoice = { type?: string; visitor?: string }

/** It stays as it is while it is read: what arrives meanwhile is only counted. */
export const storedQuery = (trackingId: string, query: EventChoice & { before?: string }) =>
  queryOptions({
    queryKey: ['stored', trackingId, query],
    queryFn: ({ signal }) => sendRequest<StoredEventPage>(['events', trackingId], { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const newEventsQuery = (trackingId: string, query: EventChoice & { after: number }) =>
  queryOptions({
    queryKey: ['stored-count', trackingId, query],
    queryFn: ({ signal }) => sendRequest<NewEventCount>(['events', trackingId, 'count'], { query, signal }),
    gcTime: 0,
  })

/** The envelope of an event never changes. */
export const envelopeQuery = (trackingId: string, position: number) =>
  queryOptions({
    queryKey: ['envelope', trackingId, position],
    queryFn: ({ signal }) => sendRequest<StoredEnvelope>(['events', trackingId, String(position)], { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

const refusedKey = (trackingId: string) => ['refused', trackingId]

export const refusedQuery = (trackingId: string, query: { reason?: string; before?: string }) =>
  queryOptions({
    queryKey: [...refusedKey(trackingId), query],
    queryFn: ({ signal }) => sendRequest<RefusedEventPage>(['refused', trackingId], { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })

/** One refused event with its whole text. */
export const refusedEventQuery = (trackingId: string, id: number) =>
  queryOptions({
    queryKey: ['refused-event', trackingId, id],
    queryFn: ({ signal }) => sendRequest<RefusedEventRow>(['refused', trackingId, String(id)], { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Whether a repaired text would be accepted. */
export const checkQuery = (trackingId: string, id: number, text: string) =>
  queryOptions({
    queryKey: ['check', trackingId, id, text],
    queryFn: ({ signal }) =>
      sendRequest<RepairCheck>(['refused', trackingId, String(id), 'check'], {
        method: 'POST',
        body: { text },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** What a replay changes. */
export const changedByReplay = (trackingId: string) => [refusedKey(trackingId), ['delivery', trackingId]]
