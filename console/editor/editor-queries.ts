import { queryOptions } from '@tanstack/react-query'
import type { SteeredExperience, SteerState } from '../../contract/console/steer.ts'
import { sendRequest } from '../api/send-request.ts'

/** What is published and what waits, and what an editor chooses from. */
export const steerQuery = (trackingId: string) =>
  queryOptions({
    queryKey: ['steer', trackingId],
    queryFn: ({ signal }) => sendRequest<SteerState>(['steer', trackingId], { signal }),
  })

/** One experience as an editor begins with it. What is typed later is not read again, but kept by the draft's store. */
export const steeredQuery = (trackingId: string, experienceId: string) =>
  queryOptions({
    queryKey: ['steered', trackingId, experienceId],
    queryFn: ({ signal }) =>
      sendRequest<SteeredExperience>(['steer', trackingId, 'experiences', experienceId], { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
