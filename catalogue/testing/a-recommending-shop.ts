import { aFeedItem } from './a-feed-item.ts'
import type { RunFacts } from './run-template.ts'

/** Returns ids of shoes, as many as requested. */
export const shoeIds = (count: number) => Array.from({ length: count }, (_, at) => `shoe-${at + 1}`)

/** Returns the response of the service with the content of a placement. */
export function placementAnswer(content: unknown): Response {
  const placementContent = { content, campaignId: '7', callbackData: 'data' }
  return new Response(JSON.stringify({ data: { placementContent } }))
}

/** Returns a site with a placement for recommendations, and a service that responds with these items. */
export function aRecommendingShop(content: unknown = shoeIds(8).map((id) => aFeedItem({ id }))) {
  return {
    placements: [{ id: 'also-like', active: { id: 'also-like-1' } }],
    reply(url: string, { body }: RequestInit): Response | undefined {
      if (url.includes('/cb?')) return new Response(null, { status: 204 })
      return String(body).includes('placementContent') ? placementAnswer(content) : undefined
    },
  } satisfies Partial<RunFacts>
}
