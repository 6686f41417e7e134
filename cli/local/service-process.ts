import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ownModule } from '../build/own-module.ts'
import { stopProcess } from './stop-process.ts'

type ServiceSettings = {
  port: number
  dataFolder: string
  siteFile: string
  /** What the console changes and publishes. */
  config: string
  scriptFolder: string
  warn: (line: string) => void
}

export type LocalService = {
  origin: string
  /** Resolves to the exit code when the service ends. */
  ended: Promise<number>
  stop(): Promise<void>
}

/**
 * Starts the service in a process of its own, with its database in a folder, for pages of any origin on this machine.
 * @throws with what the service wrote, when it ends before it listens
 */
export async function startLocalService({ port, dataFolder, warn, ...site }: ServiceSettings): Promise<LocalService> {
  const child = spawn(process.execPath, [ownModule('service/server.ts')], {
    env: {
      ...process.env,
      SERVICE_PORT: String(port),
      HOST: '127.0.0.1',
      INSTEP_DATA: dataFolder,
      INSTEP_SITE: site.siteFile,
      INSTEP_CONFIG: site.config,
      INSTEP_CONFIG_LOCAL: '1',
      INSTEP_CDN: site.scriptFolder,
      // Any origin may read the answers, since shops in development have many.
      INSTEP_ENVIRONMENT: 'development',
      INSTEP_INSPECT: '1',
    },
    // By the channel it hears that this process has ended, however it did.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Also after an error of the command.
  process.once('exit', () => child.kill())
  const ended = once(child, 'exit').then(([code]) => Number(code ?? 1))
  if (child.stderr) createInterface(child.stderr).on('line', (line) => warn(`service: ${line}`))
  await waitForFirstLine(child, ended)
  return { origin: `http://localhost:${port}`, ended, stop: () => stopProcess(child) }
}

async function waitForFirstLine(child: ChildProcess, ended: Promise<number>): Promise<void> {
  if (!child.stdout) return
  const lines = createInterface(child.stdout)
  const first = await Promise.race([once(lines, 'line'), ended.then(() => undefined)])
  if (!first) throw new Error('The service did not start: see above')
}
