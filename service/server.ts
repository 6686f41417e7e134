import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { readConfiguration } from './configuration/configuration.ts'
import { ConfigurationError } from './configuration/variables.ts'
import { whyOperatorsAreRefused } from './http/operators-only.ts'
import { sqliteStorage } from './storage/sqlite-storage.ts'

try {
  const configuration = readConfiguration(process.env)
  mkdirSync(configuration.dataFolder, { recursive: true })
  const storage = sqliteStorage(join(configuration.dataFolder, 'service.sqlite'), configuration)
  const app = buildApp({ storage, configuration })
  // Runs after the pending requests are answered.
  app.addHook('onClose', () => storage.close())

  const { host, port } = configuration
  const listening = new URL(await app.listen({ host, port }))
  if (host === '127.0.0.1' || host === '0.0.0.0') listening.hostname = 'localhost'
  process.stdout.write(`service listening on ${listening.origin}\n`)

  const refusal = whyOperatorsAreRefused(configuration)
  if (refusal) process.stderr.write(`${refusal}\n`)
  if (configuration.weather.size > 0 && !configuration.weatherProvider)
    process.stdout.write('weather: the configured values, for there is no INSTEP_WEATHER_PROVIDER\n')

  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void app.close())
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exitCode = 1
}

/**
 * Returns one line that says why the service did not start and what to do; only an unexpected error includes its
 * stack.
 */
function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigurationError) return error.message
  if (hasCode(error, 'EADDRINUSE')) return `Port ${error.port} is taken: set SERVICE_PORT to another`
  if (hasCode(error, 'ERR_SQLITE_ERROR') || ('syscall' in error && error.syscall === 'mkdir')) {
    return `The data folder cannot be used (${error.message}): set INSTEP_DATA to a folder that can be written`
  }
  return error.stack ?? error.message
}

function hasCode(error: Error, code: string): error is Error & { port?: number } {
  return 'code' in error && error.code === code
}
