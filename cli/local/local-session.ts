import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BuildOrder, buildLocally } from './local-build.ts'
import { rebuildOnChange } from './rebuild-on-change.ts'
import { noteSession } from './running-session.ts'
import { type LocalService, startLocalService } from './service-process.ts'

/** The folder for what the commands of a developer's machine write. It is never committed. */
export const localFolder = '.instep'

export type LocalSession = {
  /** The folder of the built script. */
  scriptFolder: string
  service: LocalService
  /** The number of experiences in the script. */
  experiences: number
}

type SessionSettings = { config: string; servicePort: number; signal: AbortSignal }

/** Creates the folder `.instep` in the current one, which version control ignores. Returns its path. */
export function openLocalFolder(): string {
  const folder = resolve(localFolder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.gitignore'), '*\n')
  return folder
}

/**
 * Starts the service and builds the script of a configuration, again on each change. Undefined when the configuration
 * has mistakes, which are printed, or when the signal is aborted first.
 */
export async function openSession({ config, servicePort, signal }: SessionSettings): Promise<LocalSession | undefined> {
  const folder = openLocalFolder()
  const scriptFolder = join(folder, 'script')
  const describe = join(folder, 'site.json')
  const order: BuildOrder = { config, out: scriptFolder, service: `http://localhost:${servicePort}`, describe }
  // Before anything is built: it refuses a folder in which another session runs, whose script would be replaced.
  const service = await startLocalService({
    port: servicePort,
    dataFolder: join(folder, 'service'),
    siteFile: describe,
    config,
    scriptFolder,
    warn: (line) => console.error(line),
  }).catch((error: unknown) => {
    // Ctrl+C reaches the service as well.
    if (!signal.aborted) throw error
  })
  if (!service) return undefined
  noteSession(folder, service.origin)
  console.error(`Building ${config} ...`)
  const startedAt = performance.now()
  const first = await buildLocally(order, signal)
  if (!first.isBuilt || signal.aborted) {
    await service.stop()
    return undefined
  }
  console.error(`Built ${first.experiences} experiences in ${Math.round(performance.now() - startedAt)} ms`)
  // Files that are watched would keep a command alive whose service has ended by itself.
  const alone = new AbortController()
  void service.ended.then(() => alone.abort())
  rebuildOnChange(order, first, {
    signal: AbortSignal.any([signal, alone.signal]),
    onBuilt: ({ isBuilt, experiences }, ms) =>
      console.error(
        isBuilt
          ? `Built ${experiences} experiences in ${ms} ms. Reload the page to see them.`
          : 'The script was not built: pages still get the last good one.',
      ),
  })
  return { scriptFolder, service, experiences: first.experiences }
}

/** Returns a signal that is aborted when the process is asked to end, by Ctrl+C or from outside. */
export function signalOfUser(): AbortSignal {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stopping.abort())
  return stopping.signal
}

/**
 * Waits until the user or the service ends the session, then stops everything. Returns the exit status: 1 when the
 * service ended by itself.
 */
export async function closeSession(
  { service }: LocalSession,
  { signal, close }: { signal: AbortSignal; close: () => Promise<unknown> },
): Promise<number> {
  const asked = new Promise<'asked'>((resolve) => {
    if (signal.aborted) resolve('asked')
    signal.addEventListener('abort', () => resolve('asked'), { once: true })
  })
  const end = await Promise.race([asked, service.ended])
  await Promise.all([service.stop(), close()])
  // Ctrl+C reaches the service as well, which ends with 0.
  if (end === 'asked' || end === 0) return 0
  console.error(`The service ended with exit code ${end}`)
  return 1
}
