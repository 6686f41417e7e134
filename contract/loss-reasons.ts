/**
 * Why the script gives events up (BY-04): too many wait, they are older than a week, the service refuses them, or the page is
 * left with events that could not be stored. Counted by reason in `data` of the debug event of code `loss`.
 */
export const lossReasons = ['queue full', 'too old', 'refused', 'not stored'] as const
export type LossReason = (typeof lossReasons)[number]
