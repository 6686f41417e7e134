import { recommendItems } from '../recommendations/recommend.ts'
import type { Services } from '../services.ts'
import { pageProducts } from './page-products.ts'
import { type ChosenContent, type Decision, type PlacementQuestion, placementContent } from './placement-content.ts'

type DeliveryNeeds = Pick<Services, 'storage' | 'placements' | 'now'> & { isBot: boolean }

/**
 * Returns what a placement shows a visitor. In live mode the delivery is counted for the campaign before the response
 * is sent, for both groups alike (SV-18, SV-20). Crawlers get a response and are not counted.
 * @throws Refusal as `placementContent`
 */
export async function deliverPlacement(question: PlacementQuestion, services: DeliveryNeeds): Promise<ChosenContent> {
  const { answer, decision } = await placementContent(question, services)
  if (!decision) return answer
  const { trackingId, visitorId, campaign, group } = decision
  if (trackingId === null) return answer
  if (question.mode === 'LIVE' && !services.isBot) {
    const { placementId } = question
    const participant = { trackingId, placementId, campaignId: campaign.id, visitorId, group }
    await services.storage.campaigns.deliver(participant, services.now())
  }
  if (!campaign.recommendations || group === 'CONTROL') return answer
  return { ...answer, content: { ...withText(campaign.content), items: await itemsOf(question, decision, services) } }
}

function itemsOf({ attributes }: PlacementQuestion, decision: Decision, { storage, now }: DeliveryNeeds) {
  const { trackingId, visitorId, campaign } = decision
  const { locale, product, basket, names } = pageProducts(attributes)
  if (trackingId === null || !campaign.recommendations) return []
  return recommendItems(storage.recommendations, {
    trackingId,
    visitorId,
    locale,
    about: product.length > 0 ? product : basket,
    without: basket,
    withoutNames: names,
    wanted: campaign.recommendations.strategies,
    count: campaign.recommendations.count,
    now: now(),
  })
}

function withText(content: unknown): object {
  return typeof content === 'object' && content !== null ? content : {}
}
