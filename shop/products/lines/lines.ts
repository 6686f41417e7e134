import type { Line } from '../line.ts'
import { balletFlats } from './ballet-flats.ts'
import { boots } from './boots.ts'
import { loafers } from './loafers.ts'
import { sandals } from './sandals.ts'
import { slippers } from './slippers.ts'
import { sneakers } from './sneakers.ts'

/** Every model of the shop, in the order of an unsorted listing. */
export const lines: readonly Line[] = [...sneakers, ...boots, ...loafers, ...balletFlats, ...sandals, ...slippers]
