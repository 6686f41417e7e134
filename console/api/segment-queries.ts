import { queryOptions } from '@tanstack/react-query'
import type { SegmentList, SegmentReport } from '../../contract/console/segments.ts'
import { sendRequest } from './send-request.ts'

export const segmentsQuery = (trackingId: string) =>
  queryOptions({
    queryKey: ['segments', trackingId],
    queryFn: ({ signal }) => sendRequest<SegmentList>(['segments', trackingId], { signal }),
  })

export const segmentQuery = (trackingId: string, segmentId: string) =>
  queryOptions({
    queryKey: ['segment', trackingId, segmentId],
    queryFn: ({ signal }) => sendRequest<SegmentReport>(['segments', trackingId, segmentId], { signal }),
  })
