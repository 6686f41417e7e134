import { isNarrow } from '../../kit/width.ts'

/** How many cards show before the button is pressed, in a window of a width in CSS px (CAT-04.2, CAT-04.3). */
export function cardsAtFirst(width: number): number {
  return isNarrow(width, { upTo: 500 }) ? 2 : 4
}

/** Whether there is anything for the button to reveal (CAT-04.5). */
export function hasMore(count: number, atFirst: number): boolean {
  return count > atFirst
}
