import { dueOf } from '../../exchange/due.ts'
import type { Step } from '../step.ts'

/** Learns from links, other domains and the stamp service who the visitor is (ST-06); the code for it loads when it is due. */
export const cookieSync: Step = async (run) => {
  if (Object.values(dueOf(run)).some(Boolean)) await (await import('../../exchange/exchange.ts')).exchange(run)
}
