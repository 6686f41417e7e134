import { runAfter } from '../watch/after.ts'

/** Waits before each further look, in milliseconds (ER-04). */
const waitsMs = [1000, 2000, 3000, 4000, 5000]

export type LookAgainNeeds = {
  /** Whether what is looked for is there. */
  isThere: () => boolean
  found: () => void
  /** Runs once, after the last look. */
  missing: () => void
}

/** Looks for something now, and up to 5 more times after waits of 1, 2, 3, 4 and 5 s (ER-04). */
export function lookAgain(looking: LookAgainNeeds, signal: AbortSignal, waits: readonly number[] = waitsMs): void {
  const [wait, ...rest] = waits
  if (looking.isThere()) looking.found()
  else if (wait === undefined) looking.missing()
  else runAfter(wait, () => lookAgain(looking, signal, rest), signal)
}
