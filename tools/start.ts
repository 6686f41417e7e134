import { servedBuilds } from './build/builds.ts'
import { runBuilds } from './build/run-builds.ts'
import { serve } from './start/serve.ts'
import { readSettings } from './start/settings.ts'
import { takenPort } from './start/taken-port.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())

try {
  process.exitCode = await start(stopping.signal)
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function start(signal: AbortSignal): Promise<number> {
  const begin = performance.now()
  const settings = readSettings(process.env)
  const taken = await takenPort([settings.port, settings.servicePort])
  if (taken !== undefined) {
    console.error(`Port ${taken} is taken. Use others: PORT=4500 SERVICE_PORT=4501 npm start`)
    return 1
  }
  const failed = await runBuilds(servedBuilds, signal)
  return failed || (await serve(settings, { begin, signal }))
}
