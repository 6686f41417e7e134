import { statSync } from 'node:fs'
import { watch } from 'chokidar'
import { type BuildOrder, type BuildOutcome, buildLocally, type LocalBuild } from './local-build.ts'

/** Milliseconds without a further change after which a build begins: editors write several files at once. */
const quiet = 150

type Rebuilding = {
  signal: AbortSignal
  /** Called after each build that a change caused, with the milliseconds it took. */
  onBuilt: (outcome: BuildOutcome, ms: number) => void
}

/**
 * Builds again whenever one of the files of a build changes, also while that build runs, until the signal is aborted. After a
 * build with mistakes the files of the last good one stay.
 */
export function rebuildOnChange(order: BuildOrder, first: LocalBuild, { signal, onBuilt }: Rebuilding): void {
  const watcher = watch([], { ignoreInitial: true })
  const watched = new Set<string>()
  signal.addEventListener('abort', () => void watcher.close(), { once: true })
  let timer: NodeJS.Timeout | undefined
  let isBuilding = false
  let isChanged = false
  let lastBegunAt = first.begunAt

  async function rebuildScript(): Promise<void> {
    if (isBuilding || signal.aborted) return
    isBuilding = true
    while (isChanged && !signal.aborted) {
      isChanged = false
      const startedAt = performance.now()
      const outcome = await buildLocally(order, signal)
      if (signal.aborted) break
      watchFiles(outcome)
      onBuilt(outcome, Math.round(performance.now() - startedAt))
    }
    isBuilding = false
  }

  function noteChange(): void {
    isChanged = true
    clearTimeout(timer)
    timer = setTimeout(rebuildScript, quiet)
  }

  function watchFiles({ files, begunAt }: LocalBuild): void {
    lastBegunAt = begunAt
    const unwatched = files.filter((file) => !watched.has(file))
    for (const file of unwatched) watched.add(file)
    watcher.add(unwatched)
    // The watcher tells of later changes alone, and takes a moment to begin: longer where the machine is busy.
    for (const delay of [quiet, 10 * quiet])
      setTimeout(() => {
        if (unwatched.some((file) => changedAt(file) > lastBegunAt)) noteChange()
      }, delay)
  }

  watcher.on('all', noteChange)
  watchFiles(first)
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
