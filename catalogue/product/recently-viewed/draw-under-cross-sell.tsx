import { alignWith } from '../../kit/change/align-with.ts'
import type { CardItem } from '../../kit/products/card-item.ts'
import { drawViewed } from '../../kit/products/draw-viewed.tsx'
import type { Scope } from '../../kit/run/scope.ts'
import css from './recently-viewed.css?inline'
import type { Content } from './template.ts'

/** Draws the cards after the cross-selling, aligned with it. Returns a function that draws them again. */
export function drawUnderCrossSell(scope: Scope<Content>, cardsNow: () => readonly CardItem[]): () => void {
  return drawViewed(scope, {
    place: { anchor: 'crossSell', where: 'after' },
    css,
    headline: scope.content.headline || undefined,
    cardsNow,
    settle: ({ onRemove, exposure, anchor, host }) => alignWith({ onRemove, exposure }, anchor, host),
  })
}
