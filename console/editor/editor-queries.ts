import { queryOptions } from '@tanstack/react-query'
import type { SteeredExperience } from '../../contract/console/steer.ts'
import { sendRequest } from '../api/send-request.ts'

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
