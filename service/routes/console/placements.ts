import { Type } from 'typebox'
import type { ListedCampaign, PlacementList, StrategyAnswers } from '../../../contract/console/placements.ts'
import { orNull } from '../../http/or-null.ts'
import { pathId } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { textId } from '../../http/text-id.ts'
import { groups } from '../../placements/callback-data.ts'
import type { GroupCounts } from '../../placements/campaign-store.ts'
import type { Placement } from '../../placements/placements.ts'
import { localeFrom } from '../../recommendations/locale.ts'
import { recommendItems } from '../../recommendations/recommend.ts'
import { strategies } from '../../recommendations/recommendation-item.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

/** Items of one strategy. */
const mostItems = 8

const count = Type.Integer()
const group = Type.Object({
  group: Type.Enum(groups),
  visitors: count,
  delivered: count,
  impressions: count,
  clickthroughs: count,
  converters: count,
  conversions: count,
})
const campaign = Type.Object({
  id: Type.String(),
  state: Type.Enum(['live', 'waiting', 'off']),
  share: Type.Number(),
  content: Type.Unknown(),
  recommendations: orNull(Type.Object({ count, strategies: Type.Array(Type.String()) })),
  groups: Type.Array(group),
})
const params = Type.Object({ trackingId: pathId })
const listSchema = {
  params,
  response: {
    200: Type.Object({ placements: Type.Array(Type.Object({ id: Type.String(), campaigns: Type.Array(campaign) })) }),
  },
}
const item = Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() })
const askSchema = {
  params,
  querystring: Type.Object({
    visitor: Type.Optional(pathId),
    product: Type.Optional(textId),
    locale: Type.Optional(Type.String({ maxLength: 64, description: 'one of `locales`; else that of the visitor' })),
  }),
  response: {
    200: Type.Object({
      locale: Type.String(),
      locales: Type.Array(Type.String()),
      strategies: Type.Array(Type.Object({ strategy: Type.String(), items: Type.Array(item) })),
    }),
  },
}

/**
 * `GET /console/api/placements/{trackingId}`: the placements of the site with what is counted of their campaigns (SV-20).
 * `GET …/recommendations/{trackingId}?visitor=&product=`: what each strategy answers, by the code that shoppers get it
 * from (SV-18).
 */
export function placementsRoutes(app: TypedApp, { storage, placements, now }: Services): void {
  app.get('/console/api/placements/:trackingId', { schema: listSchema }, async ({ params }): Promise<PlacementList> => {
    const counts = await storage.campaigns.counts(params.trackingId)
    const own = [...placements].filter(([, { trackingId }]) => trackingId === params.trackingId)
    return { placements: own.map(([id, placement]) => ({ id, campaigns: listCampaigns(id, placement, counts) })) }
  })

  app.get(
    '/console/api/recommendations/:trackingId',
    { schema: askSchema },
    async ({ params, query }): Promise<StrategyAnswers> => {
      const { visitor, product } = query
      if (visitor === undefined && product === undefined)
        throw new Refusal(400, 'bad_request', 'Give the id of a visitor, or of a product')
      const locales = await storage.recommendations.locales(params.trackingId)
      const ofVisitor = visitor && (await storage.recommendations.visitor(params.trackingId, visitor))?.locale
      const locale = query.locale ?? (ofVisitor || locales[0] || '')
      const question = {
        trackingId: params.trackingId,
        // Nobody has viewed anything.
        visitorId: visitor ?? '',
        locale: localeFrom(locale),
        about: product === undefined ? [] : [product],
        without: [],
        count: mostItems,
        now: now(),
      }
      const answers = strategies.map(async (strategy) => {
        const items = await recommendItems(storage.recommendations, { ...question, wanted: [strategy] })
        return { strategy, items: items.map(({ id, details: { name, url } }) => ({ id, name, url })) }
      })
      return { locale, locales, strategies: await Promise.all(answers) }
    },
  )
}

function listCampaigns(
  placementId: string,
  { campaigns }: Placement,
  counts: readonly GroupCounts[],
): ListedCampaign[] {
  const live = campaigns.find(({ isActive }) => isActive)
  return campaigns.map((each) => {
    const { id, isActive, share, content, recommendations } = each
    const counted = counts.filter((row) => row.placementId === placementId && row.campaignId === id)
    const state = each === live ? 'live' : isActive ? 'waiting' : 'off'
    return {
      id,
      state,
      share,
      content,
      recommendations: recommendations && { ...recommendations, strategies: [...recommendations.strategies] },
      groups: counted.map(({ placementId: _placement, campaignId: _campaign, ...group }) => group),
    }
  })
}
