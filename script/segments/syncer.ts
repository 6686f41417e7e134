import type { LimitsConfig } from '../../contract/script-config.ts'
import { limits } from './segment-limits.ts'

export type SyncerNeeds<T> = {
  /** Returns the current value; called when it is to be saved. */
  current: () => T
  /** Saves a value; a rejection causes another attempt. */
  save: (value: T) => Promise<void>
  /** Returns whether two values are the same to the service. */
  isSame: (a: T, b: T) => boolean
  onFailure: (error: unknown) => void
  after: (ms: number, task: () => void) => void
  /** From `config.limits`. */
  bounds?: LimitsConfig
}

export type Syncer<T> = {
  /** Starts with the value that the service is known to have. */
  begin(saved: T | undefined): void
  /** Called when the value may have changed. */
  check(): void
}

/** Keeps a service up to date: one save at a time, doubling delays after failures, no repeated values (SG-30, SG-35). */
export function createSyncer<T>({ current, save, isSame, onFailure, after, bounds }: SyncerNeeds<T>): Syncer<T> {
  const { syncPollMs = limits.syncPollMs, syncBackOffMs = limits.syncBackOffMs } = bounds ?? {}
  const { syncBackOffMostMs = limits.backOffMostMs } = bounds ?? {}
  let saved: T | undefined
  let planned = false
  /** Whether a check was requested while a save was in progress. */
  let again = false
  let failures = 0

  function planSync(ms: number): void {
    planned = true
    after(ms, runSync)
  }

  async function runSync(): Promise<void> {
    again = false
    const value = current()
    if (saved === undefined || !isSame(saved, value)) {
      try {
        await save(value)
        saved = value
        failures = 0
      } catch (error) {
        failures++
        onFailure(error)
      }
    }
    planned = false
    if (failures > 0) planSync(Math.min(syncBackOffMs * 2 ** (failures - 1), syncBackOffMostMs))
    else if (again) planSync(syncPollMs)
  }

  return {
    begin(known) {
      saved = known
    },
    check() {
      again = true
      if (!planned) planSync(syncPollMs)
    },
  }
}
