import { addCarouselStyles } from '../../kit/carousel/add-carousel-styles.ts'
import { alignWith } from '../../kit/change/align-with.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import addStyle from '../../kit/products/add-to-bag-button.css?inline'
import cardStyle from '../../kit/products/product-card.css?inline'
import type { Recommendations } from '../../kit/products/recommendations.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { sayText } from '../../kit/words/say.ts'
import type { RowLock } from './follow-lock.ts'
import styles from './recommendations.css?inline'
import { RecommendationsRow } from './recommendations-row.tsx'
import type { Content } from './template.ts'

/** Draws the cards of a feed before the cross-selling, and again whenever the product of the page or its lock changes. */
export function drawRecommendations(
  scope: Scope<Content>,
  { feed, lock }: { feed: Recommendations; lock: RowLock },
): void {
  const { headline, hint } = scope.content
  addCarouselStyles(scope, cardStyle + addStyle + styles)
  drawBeside(scope, { anchor: 'crossSell', where: 'before' }, ({ show, anchor, host, onRemove, exposure }) => {
    function hintNow(): string {
      const name = scope.options.getAttributes().product?.name
      return (name && hint.replaceAll('{product}', name)) || sayText('Add the product on this page first')
    }
    function redrawCards(): void {
      const cards = feed.cards(lock.productId())
      show(
        cards.length > 0 && (
          <RecommendationsRow
            headline={headline}
            cards={cards}
            feed={feed}
            isLocked={lock.isLocked()}
            hint={hintNow()}
          />
        ),
      )
    }
    redrawCards()
    alignWith({ onRemove, exposure }, anchor, host)
    lock.onChange(redrawCards)
  })
}
