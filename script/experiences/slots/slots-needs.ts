import type { Log } from '../../log.ts'

export type SlotsNeeds = {
  experienceId: string
  /** Flag `react` (SL-08). */
  isEnabled: boolean
  /** `window.__qubit` */
  host: () => object
  /** Tells the explorer, and nobody else (EV-19). */
  notify: (type: string, data: object) => void
  /** Runs at once when the experience has already been stopped. */
  onRemove: (removal: () => void) => void
  onUserError: (error: unknown) => void
  /** The promise as its code is given it: a failure that nobody handles is reported (ER-07). */
  own?: <T>(work: Promise<T>) => Promise<T>
  log: Pick<Log, 'warn'>
}
