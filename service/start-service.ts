import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Configuration, readConfiguration } from './configuration/configuration.ts'
import { whyOperatorsAreRefused } from './http/operators-only.ts'
import { countryPackage } from './locations/country-database.ts'
import { sqliteStorage } from './storage/sqlite-storage.ts'
import type { TypedApp } from './typed-app.ts'

/**
 * Builds the service with its database in the data folder, without listening. Closing the app closes the database,
 * after the pending requests are answered.
 */
export function openService(configuration: Configuration): TypedApp {
  mkdirSync(configuration.dataFolder, { recursive: true })
  const storage = sqliteStorage(join(configuration.dataFolder, 'service.sqlite'), configuration)
  const app = buildApp({ storage, configuration })
  app.addHook('onClose', () => storage.close())
  return app
}

/**
 * Starts the service that environment variables describe, prints its address, and closes it on SIGTERM and SIGINT.
 * @throws ConfigurationError for a value that does not fit
 */
export async function startService(variables: Record<string, string | undefined> = process.env): Promise<TypedApp> {
  const configuration = readConfiguration(variables)
  const app = openService(configuration)
  const { host, port } = configuration
  const listening = new URL(await app.listen({ host, port }))
  // Before it is said: whoever reads that the service listens may end it at once.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void app.close())
  if (host === '127.0.0.1' || host === '0.0.0.0') listening.hostname = 'localhost'
  process.stdout.write(`service listening on ${listening.origin}\n`)

  const refusal = whyOperatorsAreRefused(configuration)
  if (refusal) process.stderr.write(`${refusal}\n`)
  for (const line of notesOn(configuration, variables)) process.stdout.write(`${line}\n`)
  return app
}

/** Returns what the service does without, one line each. */
function notesOn(configuration: Configuration, variables: Record<string, string | undefined>): string[] {
  const notes: string[] = []
  if (configuration.weather.size > 0 && !configuration.weatherProvider)
    notes.push('weather: the configured values, for there is no INSTEP_WEATHER_PROVIDER')
  const wantsCountries = !variables.INSTEP_LOCATION_DATABASE && configuration.environment !== 'test'
  if (wantsCountries && !configuration.locationDatabase)
    notes.push(
      `locations: no countries by IP address. Run npm install ${countryPackage}, or set INSTEP_LOCATION_DATABASE`,
    )
  return notes
}
