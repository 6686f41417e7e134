import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration/configuration.ts'
import type { DrainState } from '../drain/drain-state.ts'
import type { After } from '../jobs/after.ts'
import type { Storage } from '../storage/storage.ts'

/** Returns why the service cannot do its work; null when it can. */
export type Readiness = () => Promise<string | null>

/** Milliseconds for which a write that was tried is believed: many may ask, and each write waits for the disk. */
const keptFor = 1000
/** Milliseconds after which a write that was tried has failed. */
const patience = 2000

type ReadinessNeeds = {
  drain: DrainState
  storage: Pick<Storage, 'tryWrite'>
  configuration: Pick<Configuration, 'cdnFolder' | 'siteFile' | 'steering'>
  now: () => number
  after: After
}

/**
 * Tells whether the service can do its work (BS-04): it is not being ended, its storage writes, and the files that were
 * configured are there. The reasons name no path, because anybody may ask.
 */
export function readinessOf({ drain, storage, configuration, now, after }: ReadinessNeeds): Readiness {
  let last: { at: number; result: Promise<boolean> } | undefined

  function tryWrite(): Promise<boolean> {
    if (last && Math.abs(now() - last.at) < keptFor) return last.result
    const result = succeedsWithin(() => storage.tryWrite?.(), after)
    last = { at: now(), result }
    return result
  }

  return async () => {
    if (drain.isDraining) return 'the service is being ended'
    if (!(await tryWrite())) return 'the storage does not write'
    const { cdnFolder, siteFile, steering } = configuration
    if (cdnFolder !== null && !(await isThere(join(cdnFolder, 'instep.js')))) return 'INSTEP_CDN has no instep.js'
    // Where the console publishes, the service writes the description itself.
    if (siteFile !== null && !steering && !(await isThere(siteFile))) return 'the file of INSTEP_SITE is not there'
    return null
  }
}

async function succeedsWithin(run: () => Promise<void> | undefined, after: After): Promise<boolean> {
  let cancelTimer = () => {}
  const late = new Promise<boolean>((resolve) => {
    cancelTimer = after(patience, () => resolve(false))
  })
  const done = Promise.resolve()
    .then(run)
    .then(
      () => true,
      () => false,
    )
  const isWritten = await Promise.race([done, late])
  cancelTimer()
  return isWritten
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
