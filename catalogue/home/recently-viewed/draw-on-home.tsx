import type { CardItem } from '../../kit/card-item.ts'
import { drawViewed } from '../../kit/draw-viewed.tsx'
import type { Scope } from '../../kit/scope.ts'
import css from '../../kit/section.css?inline'
import type { Content } from './template.ts'

/** Draws the cards at the end of the main content. */
export function drawOnHome(scope: Scope<Content>, cardsNow: () => readonly CardItem[]): void {
  drawViewed(scope, {
    ...{ place: { anchor: 'mainContent', where: 'append' }, css, cardsNow },
    settle: ({ host }) => host.classList.add('instep-section'),
  })
}
