import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { dayMs } from './clock/durations.ts'
import { type Configuration, readConfiguration } from './configuration/configuration.ts'
import { type DrainTimes, drainService } from './drain/drain-service.ts'
import { explainStart } from './explain-start.ts'
import { whyOperatorsAreRefused } from './http/operators-only.ts'
import { countryPackage } from './locations/country-database.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { claimFolder } from './storage/claim-folder.ts'
import { isEarlier } from './storage/missing-column.ts'
import { explainOpening } from './storage/sqlite-codes.ts'
import { sqliteStorage } from './storage/sqlite-storage.ts'
import type { Storage } from './storage/storage.ts'
import type { TypedApp } from './typed-app.ts'

/**
 * Builds the service with its database in the data folder, or on a cluster, without listening. Closing the app closes the
 * storage, after the pending requests are answered.
 * @throws (rejects) when a cluster does not answer, or the data folder cannot be used
 */
export async function openService(configuration: Configuration): Promise<TypedApp> {
  mkdirSync(configuration.dataFolder, { recursive: true })
  // Until there is an app, whose log it is.
  let warn = linesForPeople.warning
  const storage = await openStorage(configuration, (line) => warn(line))
  const app = buildApp({ storage, configuration })
  if (configuration.logLevel !== null) warn = linesForLog(app).warning
  app.addHook('onClose', () => storage.close())
  return app
}

async function openStorage(configuration: Configuration, warn: (line: string) => void): Promise<Storage> {
  const { cluster: settings, currencies, keepDays } = configuration
  if (!settings) return openOwnFile(configuration)
  // Its clients are loaded only where they are used.
  const { clusterStorage } = await import('./cluster/cluster-storage.ts')
  const keepMs = Math.max(keepDays.events, keepDays.stash) * dayMs
  return clusterStorage({ settings, currencies, keepMs, warn })
}

const upgradeNote =
  'The database of an earlier version is brought up to date first. With millions of events that takes some minutes, in which nothing answers; what ends the service meanwhile loses nothing, but it begins again.'

/** @throws ConfigurationError when another service has the folder, or the file is damaged */
function openOwnFile(configuration: Configuration): Storage {
  const { dataFolder } = configuration
  const release = claimFolder(dataFolder)
  const path = join(dataFolder, 'service.sqlite')
  try {
    if (isEarlier(path)) linesForPeople.warning(upgradeNote)
    const storage = sqliteStorage(path, configuration)
    return {
      ...storage,
      async close() {
        await storage.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw explainOpening(error, path)
  }
}

/**
 * Starts the service that environment variables describe, tells its address, and drains it on SIGTERM and SIGINT (BS-03).
 * @throws ConfigurationError for a value that does not fit, also when only the machine knows
 */
export async function startService(variables: Record<string, string | undefined> = process.env): Promise<TypedApp> {
  const configuration = readConfiguration(variables)
  const { app, service, metrics } = await openAndListen(configuration).catch((error: unknown) => {
    throw explainStart(error, configuration)
  })
  // Before it is said: whoever reads that the service listens may end it at once.
  endOnSignals(app, configuration.drainTimes)
  logUncaught(app)
  const tell = configuration.logLevel === null ? linesForPeople : linesForLog(app)
  tell.fact(`service listening on ${service}`)
  if (metrics) tell.fact(`metrics on ${metrics}`)
  const refusal = whyOperatorsAreRefused(configuration)
  if (refusal) tell.warning(refusal)
  for (const line of notesOn(configuration, variables)) tell.fact(line)
  return app
}

/** Returns the service with its origins. One that cannot have its ports gives back everything else. */
async function openAndListen(configuration: Configuration) {
  const { host, port, metricsAddress } = configuration
  const app = await openService(configuration)
  try {
    const metrics = metricsAddress && (await serveMetrics(app, metricsAddress))
    const service = new URL(await app.listen({ host, port }))
    if (host === '127.0.0.1' || host === '0.0.0.0') service.hostname = 'localhost'
    return { app, service: service.origin, metrics }
  } catch (error) {
    await app.close()
    throw error
  }
}

function endOnSignals(app: TypedApp, { noticeMs, limitMs }: DrainTimes): void {
  const endWithin = async (times: DrainTimes) => {
    await drainService(app, times)
    process.exit()
  }
  process.once('SIGTERM', () => void endWithin({ noticeMs, limitMs }))
  // Somebody at a terminal waits, and no load balancer.
  process.once('SIGINT', () => void endWithin({ noticeMs: 0, limitMs }))
}

/** Node would write the message of the error, in which there may be data of a visitor. */
function logUncaught(app: TypedApp): void {
  process.once('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'an error that nothing caught ends the service')
    process.exit(1)
  })
}

type StartLines = { fact: (line: string) => void; warning: (line: string) => void }

const linesForPeople: StartLines = {
  fact: (line) => void process.stdout.write(`${line}\n`),
  warning: (line) => void process.stderr.write(`${line}\n`),
}

/** Where a level was chosen, somebody collects the log: every line is JSON. */
function linesForLog(app: TypedApp): StartLines {
  return { fact: (line) => app.log.info(line), warning: (line) => app.log.warn(line) }
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
