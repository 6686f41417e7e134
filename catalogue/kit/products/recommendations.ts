import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import type { Scope } from '../run/scope.ts'
import { sharedOnPage } from '../run/shared-on-page.ts'
import { type Watch, whenSeen } from '../watch/when-seen.ts'
import type { CardItem } from './card-item.ts'
import { type CardsNeeds, recommendationCards } from './recommendation-cards.ts'

export type Recommendations = {
  /** Returns the cards to show, without those of some products. */
  cards(...without: (string | undefined)[]): CardItem[]
  /** Reports an impression when half of a card has been visible (SHR-06.4). */
  watch: Watch
  /** Reports a clickthrough on a card (SHR-06.5). */
  onUse(id: string): void
  /** Adds the product of a card to the bag. Returns false when that failed (SHR-07). */
  add(card: CardItem): Promise<boolean>
}

export type FeedOptions = Pick<CardsNeeds, 'itemOf'> & {
  /** Requests the placement once per page load instead of once per view. */
  oncePerLoad?: boolean
}

/**
 * Returns a placement's recommendations, or undefined when there is nothing to show, the request fails (logged in the
 * console), or the experience has been stopped meanwhile (SHR-06.3, SHR-06.7, SHR-01.24).
 */
export async function fetchRecommendations<C>(
  scope: Scope<C>,
  placementId: string,
  { itemOf, oncePerLoad = false }: FeedOptions = {},
): Promise<Recommendations | undefined> {
  const { options, name, signal } = scope
  const warnOf = (line: string) => options.log.warn(`${name}: ${line}`)
  const delivery = await askPlacement(options, placementId, oncePerLoad).catch(
    (error: unknown) => void warnOf(String(error)),
  )
  if (!delivery) scope.exposure.lacks(`the placement ${placementId} gave no answer`)
  if (!delivery || signal.aborted) return undefined
  const { content, onImpression, onClickthrough } = delivery
  const listCards = (without: (string | undefined)[], tell: (line: string) => void = () => {}) =>
    recommendationCards(content, { without, itemOf, currency: options.getAttributes().view?.currency, warn: tell })
  // Problems with the items are logged once, however often the cards are drawn.
  if (listCards([], warnOf).length === 0)
    return void scope.exposure.lacks(`the placement ${placementId} has nothing to show`)
  return {
    cards: (...without) => listCards(without),
    watch: whenSeen(scope, (ids) => onImpression('product', ids)),
    onUse: (id) => onClickthrough('product', id),
    add: ({ id, sku }) => options.addToBag({ productId: id, sku, onAdded: () => options.emitMetric('add-to-bag', id) }),
  }
}

type PlacementDelivery = Awaited<ReturnType<ExperienceOptions['placement']>>

async function askPlacement(
  options: ExperienceOptions,
  placementId: string,
  oncePerLoad: boolean,
): Promise<PlacementDelivery> {
  if (!oncePerLoad) return options.placement(placementId)
  const known = sharedOnPage(options, `placement ${placementId}`, (): { delivery?: PlacementDelivery } => ({}))
  known.delivery ??= await options.placement(placementId)
  return known.delivery
}
