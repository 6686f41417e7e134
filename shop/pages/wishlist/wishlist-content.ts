import type { GridCard } from '../listing/grid-card-of.ts'

/** The saved products, most recent first. */
export type WishlistContent = { cards: GridCard[] }
