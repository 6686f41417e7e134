import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { readConfiguration } from './configuration.ts'
import { whyOperatorsAreRefused } from './http/operators-only.ts'
import { startFailure } from './start-failure.ts'
import { sqliteStorage } from './storage/sqlite-storage.ts'

try {
  const configuration = readConfiguration(process.env)
  mkdirSync(configuration.dataFolder, { recursive: true })
  const storage = sqliteStorage(join(configuration.dataFolder, 'service.sqlite'), configuration)
  const app = buildApp({ storage, configuration })
  // Runs after the requests under way are answered.
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
