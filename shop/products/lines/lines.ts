import type { Line } from '../line.ts'
import { balletFlats } from './ballet-flats.ts'
import { boots } from './boots.ts'
import { loafers } from './loafers.ts'
import { sandals } from './sandals.ts'
import { slippers } from './slippers.ts'
import { sneakers } from './sneakers.ts'

const shelves = [sneakers, boots, balletFlats, sandals, loafers, slippers]

/**
 * Every model of the shop, in the order of an unsorted listing: silhouettes alternate, so that every page has variety.
 */
export const lines: readonly Line[] = Array.from(
  { length: Math.max(...shelves.map((shelf) => shelf.length)) },
  (_, row) => shelves.flatMap((shelf) => shelf.slice(row, row + 1)),
).flat()
