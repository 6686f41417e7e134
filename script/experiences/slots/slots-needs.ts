import type { Log } from '../../log.ts'

export type SlotsNeeds = {
  experienceId: string
  /** The flag `react` (SL-08). */
  isEnabled: boolean
  /** Returns `window.__qubit`. */
  host: () => object
  /** Sends a notification that only the explorer receives (EV-19). */
  notify: (type: string, data: object) => void
  /** Registers a function that runs when the experience stops, or at once if it already has. */
  onRemove: (removal: () => void) => void
  onUserError: (error: unknown) => void
  /** Wraps a promise for the experience's code: an unhandled failure is reported (ER-07). */
  own?: <T>(work: Promise<T>) => Promise<T>
  log: Pick<Log, 'warn'>
}
