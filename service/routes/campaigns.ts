import { Type } from 'typebox'
import { pathId } from '../http/path-id.ts'
import { groups } from '../placements/callback-data.ts'
import type { GroupCounts } from '../placements/campaign-store.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const counted = Type.Object({
  placementId: Type.String(),
  campaignId: Type.String(),
  group: Type.Enum(groups),
  visitors: Type.Integer({ description: 'distinct visitors who were answered' }),
  delivered: Type.Integer({ description: 'answers' }),
  impressions: Type.Integer({ description: 'recorded callbacks of what was seen' }),
  clickthroughs: Type.Integer({ description: 'recorded callbacks of what was clicked' }),
  converters: Type.Integer({ description: 'distinct visitors with an order after their first answer' }),
  conversions: Type.Integer({ description: 'orders of theirs after their first answer' }),
})
const schema = {
  params: Type.Object({ trackingId: pathId }),
  response: { 200: Type.Object({ campaigns: Type.Array(counted) }) },
}

/**
 * `GET /campaigns/{trackingId}`: returns the counts of each group of each placement campaign, so that a campaign can
 * be compared with its control group. For operators only.
 */
export function campaignsRoute(app: TypedApp, { storage }: Services): void {
  app.get('/campaigns/:trackingId', { schema }, async ({ params }, reply): Promise<{ campaigns: GroupCounts[] }> => {
    reply.header('cache-control', 'no-store')
    return { campaigns: await storage.campaigns.counts(params.trackingId) }
  })
}
