import { queryOptions } from '@tanstack/react-query'
import type { PlacementList, StrategyAnswers } from '../../contract/console/placements.ts'
import { sendRequest } from './send-request.ts'

/** Whom or what products are recommended for. */
export type RecommendationChoice = { visitor?: string; product?: string; locale?: string }

export const placementsQuery = (trackingId: string) =>
  queryOptions({
    queryKey: ['placements', trackingId],
    queryFn: ({ signal }) => sendRequest<PlacementList>(['placements', trackingId], { signal }),
  })

export const recommendationsQuery = (trackingId: string, query: RecommendationChoice) =>
  queryOptions({
    queryKey: ['recommendations', trackingId, query],
    queryFn: ({ signal }) => sendRequest<StrategyAnswers>(['recommendations', trackingId], { query, signal }),
    enabled: query.visitor !== undefined || query.product !== undefined,
  })
