import { takenPort } from '../../cli/local/taken-port.ts'
import { messageOf } from '../../contract/message-of.ts'
import { servedBuilds } from '../build/builds.ts'
import { runBuilds } from '../build/run-builds.ts'
import { serveDemo } from './serve.ts'
import { readSettings } from './settings.ts'

/**
 * Builds and serves shop and service until a signal stops it; with `watch`, changed sources cause a rebuild or
 * restart.
 */
export async function runDemo({ watch }: { watch: boolean }): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())
  try {
    process.exitCode = await startDemo(stopping.signal, watch)
  } catch (error) {
    if (stopping.signal.aborted) return
    console.error(messageOf(error))
    process.exitCode = 1
  }
}

async function startDemo(signal: AbortSignal, watch: boolean): Promise<number> {
  const begin = performance.now()
  const settings = readSettings(process.env)
  const taken = await takenPort([settings.port, settings.servicePort])
  if (taken !== undefined) {
    const others = `PORT=${settings.port + 100} SERVICE_PORT=${settings.servicePort + 100}`
    console.error(`Port ${taken} is taken. Use others: ${others} npm start`)
    return 1
  }
  const failed = await runBuilds(servedBuilds, signal)
  return failed || (await serveDemo(settings, { begin, signal, watch }))
}
