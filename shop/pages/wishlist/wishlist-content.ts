import type { GridCard } from '../listing/grid-card-of.ts'

/** The saved shoes, the one saved last first. */
export type WishlistContent = { cards: GridCard[] }
