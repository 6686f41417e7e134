import { watch } from 'chokidar'
import { type BuildOrder, type BuildOutcome, buildLocally } from './local-build.ts'

/** Milliseconds without a further change after which a build begins: editors write several files at once. */
const quiet = 150

type Rebuilding = {
  signal: AbortSignal
  /** Called after each build that a change caused, with the milliseconds it took. */
  onBuilt: (outcome: BuildOutcome, ms: number) => void
}

/**
 * Builds again whenever one of the files of a build changes, until the signal is aborted. After a build with mistakes
 * the files of the last good one stay.
 */
export function rebuildOnChange(order: BuildOrder, first: BuildOutcome, { signal, onBuilt }: Rebuilding): void {
  const watcher = watch(first.files, { ignoreInitial: true })
  signal.addEventListener('abort', () => void watcher.close(), { once: true })
  let timer: NodeJS.Timeout | undefined
  let isBuilding = false
  let isChanged = false

  async function rebuildScript(): Promise<void> {
    if (isBuilding || signal.aborted) return
    isBuilding = true
    while (isChanged && !signal.aborted) {
      isChanged = false
      const startedAt = performance.now()
      const outcome = await buildLocally(order, signal)
      if (signal.aborted) break
      watcher.add(outcome.files)
      onBuilt(outcome, Math.round(performance.now() - startedAt))
    }
    isBuilding = false
  }

  watcher.on('all', () => {
    isChanged = true
    clearTimeout(timer)
    timer = setTimeout(rebuildScript, quiet)
  })
}
