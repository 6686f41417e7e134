import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import cardStyles from '../../kit/products/product-card.css?inline'
import type { Recommendations } from '../../kit/products/recommendations.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { CardRows } from './card-rows.tsx'
import styles from './recommendations.css?inline'
import type { Content } from './template.ts'

/** Draws the cards of a feed before the footer. */
export function drawRows(scope: Scope<Content>, feed: Recommendations): void {
  const { headline } = scope.content
  const cards = feed.cards()
  addStyles(scope, cardStyles + styles)
  drawBeside(scope, { anchor: 'footer', where: 'before' }, ({ show }) =>
    show(<CardRows headline={headline} cards={cards} feed={feed} />),
  )
}
