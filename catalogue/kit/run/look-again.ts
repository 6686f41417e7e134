import { runAfter } from '../watch/after.ts'

/** Waits before the further checks, in ms (ER-04). */
const waitsMs = [1000, 2000, 3000, 4000, 5000]

export type LookAgainNeeds = {
  /** Returns whether the searched thing exists. */
  isThere: () => boolean
  found: () => void
  /** Called once, when the last check has failed. */
  missing: () => void
}

/** Checks immediately, and up to 5 more times after waits of 1, 2, 3, 4 and 5 s (ER-04). */
export function lookAgain(looking: LookAgainNeeds, signal: AbortSignal, waits: readonly number[] = waitsMs): void {
  const [wait, ...rest] = waits
  if (looking.isThere()) looking.found()
  else if (wait === undefined) looking.missing()
  else runAfter(wait, () => lookAgain(looking, signal, rest), signal)
}
