import { isFields } from '../../contract/json.ts'
import { type LossReason, lossReasons } from '../../contract/loss-reasons.ts'
import type { ValidEvent } from '../events/check-event.ts'

/** More than any browser loses between two reports: its queue holds 100 events. Whoever tells more is no script. */
const mostLost = 1_000_000

/** Returns whether a reason is one of which scripts tell. */
export function isLossReason(reason: string): reason is LossReason {
  return (lossReasons as readonly string[]).includes(reason)
}

/**
 * Returns how many events a script says it has lost, by reason (BY-04); those of reasons that are not known are counted together
 * as ''. Nothing for other events, and for what is no count.
 */
export function lostEvents({ meta, code, data }: ValidEvent): Map<LossReason | '', number> {
  const lost = new Map<LossReason | '', number>()
  if (meta.type !== 'qubit.debug' || code !== 'loss' || !isFields(data)) return lost
  for (const [name, count] of Object.entries(data)) {
    if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > mostLost) continue
    const reason = isLossReason(name) ? name : ''
    lost.set(reason, (lost.get(reason) ?? 0) + Number(count))
  }
  return lost
}
