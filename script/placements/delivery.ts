import type { TellShopper } from '../../contract/placement.ts'

/** The content of a placement on one view, and how it is told that it was seen or used. */
export type Delivery = { content: unknown; onImpression: TellShopper; onClickthrough: TellShopper }
