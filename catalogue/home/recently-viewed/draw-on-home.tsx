import css from '../../kit/draw/section.css?inline'
import type { CardItem } from '../../kit/products/card-item.ts'
import { drawViewed } from '../../kit/products/draw-viewed.tsx'
import type { Scope } from '../../kit/run/scope.ts'
import type { Content } from './template.ts'

/** Draws the cards at the end of the main content. */
export function drawOnHome(scope: Scope<Content>, cardsNow: () => readonly CardItem[]): void {
  drawViewed(scope, {
    place: { anchor: 'mainContent', where: 'append' },
    css,
    headline: scope.content.headline,
    cardsNow,
    settle: ({ host }) => host.classList.add('instep-section'),
  })
}
