import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '../../contract/message-of.ts'
import type { ClusterSettings } from '../cluster/cluster-settings.ts'
import { type DatasetTable, datasetsOf } from '../datasets/datasets.ts'
import type { DrainTimes } from '../drain/drain-service.ts'
import { type FunctionModules, functionModulesOf } from '../functions/function-modules.ts'
import { proxyRange } from '../http/proxy-range.ts'
import { countryDatabase } from '../locations/country-database.ts'
import { type Locations, locationsOf } from '../locations/locations.ts'
import type { ServiceLogLevel } from '../logging/log-options.ts'
import { type Placements, placementsOf } from '../placements/placements.ts'
import { type Currencies, currenciesOf } from '../results/currencies.ts'
import type { WeatherProvider } from '../weather/weather-provider.ts'
import { type WeatherTable, weatherTableOf } from '../weather/weather-table.ts'
import { clusterOf } from './cluster-of.ts'
import { listOf } from './list-of.ts'
import { ConfigurationError, type environments, readVariables, type Variables } from './variables.ts'

export type Environment = (typeof environments)[number]

export type Configuration = {
  port: number
  host: string
  dataFolder: string
  /** The servers of the storage for several processes; null for a database in the data folder. */
  cluster: ClusterSettings | null
  /** Whether the inspection interface is enabled (SV-10). */
  inspect: boolean
  environment: Environment
  /** Where the metrics are answered without a token; null for nowhere. */
  metricsAddress: { host: string; port: number } | null
  /** Null for warnings and errors, with the start told in plain lines. */
  logLevel: ServiceLogLevel | null
  /** How long the service may take to end, and for how long of that it goes on as before. */
  drainTimes: DrainTimes
  /** The origins whose pages may read the responses (SV-04). */
  origins: 'all' | string[]
  /** Addresses and ranges of proxies whose X-Forwarded-For is trusted (SV-14). */
  trustedProxies: string[]
  /** The location table for addresses, and the location of unknown addresses (SV-14). */
  locations: Locations
  /** Path of a database of countries or cities by address; null for none. */
  locationDatabase: string | null
  /** The bearer token of operators; null admits only requests from the machine itself. */
  token: string | null
  /** Tokens of the console for those who may only see, and for those who may edit but not publish. */
  consoleTokens: { view?: string; edit?: string }
  /** The file that describes the site for the console; null for none. */
  siteFile: string | null
  /** The site's configuration, which the console changes and publishes; null where it only shows. */
  steering: { config: string; isLocal: boolean } | null
  /**
   * Retention in days: of events (and callbacks) and of refused events after their receipt, of stash values after they
   * were last written.
   */
  keepDays: { events: number; refused: number; stash: number }
  /**
   * The domain below which each service has its own host, such as `lookup.example.com` (SV-01, ST-11); null for none.
   */
  baseDomain: string | null
  /** The datasets from which GraphQL returns records (SV-17). */
  datasets: DatasetTable
  /** The placements whose content GraphQL returns (SV-18). */
  placements: Placements
  /** The weather returned where the provider has none. */
  weather: WeatherTable
  /** The provider that is asked for the weather (SV-53); null for none. */
  weatherProvider: WeatherProvider | null
  functions: FunctionModules
  /**
   * The currency in which results are reported, and the exchange rates of others; null to report each currency
   * separately.
   */
  currencies: Currencies | null
  /** The folder with the preview scripts, with a subfolder for each environment (SV-55); null for none. */
  previewFolder: string | null
  /** The folder with the previews of the console; null where it only shows. */
  consolePreviews: string | null
  /** The output folder of `instep build`, for the CDN routes (SV-56); null for none. */
  cdnFolder: string | null
  /** Cookie domains that belong to the shop. A host below one of them gets its cookies (BU-08). */
  cookieDomains: string[]
}

/**
 * Reads the configuration from environment variables; an unset or empty variable takes its default. Events are kept
 * for `INSTEP_KEEP_EVENTS_DAYS` (400 days), refused events for `INSTEP_KEEP_REFUSED_DAYS` (90 days), and stash values
 * for `INSTEP_KEEP_STASH_DAYS` (400 days) after they were last written. Visitor histories are not deleted.
 * @throws ConfigurationError
 */
export function readConfiguration(given: Record<string, string | undefined>): Configuration {
  const variables = readVariables(given)
  const environment = variables.INSTEP_ENVIRONMENT as Environment
  const origins = listOf(variables.INSTEP_ORIGINS).map(originOf)
  return {
    port: Number(variables.SERVICE_PORT),
    host: variables.HOST,
    dataFolder: variables.INSTEP_DATA,
    cluster: clusterOf(variables),
    inspect: variables.INSTEP_INSPECT === '1',
    metricsAddress: variables.INSTEP_METRICS_PORT
      ? { host: variables.INSTEP_METRICS_HOST, port: Number(variables.INSTEP_METRICS_PORT) }
      : null,
    logLevel: (variables.INSTEP_LOG_LEVEL as ServiceLogLevel | undefined) ?? null,
    drainTimes: drainTimesOf(variables),
    environment,
    origins: environment === 'development' || environment === 'test' ? 'all' : origins,
    trustedProxies: listOf(variables.INSTEP_TRUSTED_PROXIES).map(proxyOf),
    token: variables.INSTEP_TOKEN ?? null,
    consoleTokens: {
      ...(variables.INSTEP_VIEW_TOKEN && { view: variables.INSTEP_VIEW_TOKEN }),
      ...(variables.INSTEP_EDIT_TOKEN && { edit: variables.INSTEP_EDIT_TOKEN }),
    },
    siteFile: variables.INSTEP_SITE ?? (variables.INSTEP_CONFIG ? join(variables.INSTEP_DATA, 'site.json') : null),
    steering: steeringOf(variables),
    keepDays: {
      events: Number(variables.INSTEP_KEEP_EVENTS_DAYS),
      refused: Number(variables.INSTEP_KEEP_REFUSED_DAYS),
      stash: Number(variables.INSTEP_KEEP_STASH_DAYS),
    },
    cookieDomains: listOf(variables.INSTEP_COOKIE_DOMAINS).map((text) => domainOf('INSTEP_COOKIE_DOMAINS', text)),
    locations: readTable(variables, 'INSTEP_LOCATIONS', locationsOf),
    locationDatabase: databaseOf(variables.INSTEP_LOCATION_DATABASE, environment),
    baseDomain: variables.INSTEP_BASE_DOMAIN ? domainOf('INSTEP_BASE_DOMAIN', variables.INSTEP_BASE_DOMAIN) : null,
    datasets: readTable(variables, 'INSTEP_DATASETS', datasetsOf),
    placements: readTable(variables, 'INSTEP_PLACEMENTS', placementsOf),
    weather: readTable(variables, 'INSTEP_WEATHER', weatherTableOf),
    weatherProvider: variables.INSTEP_WEATHER_PROVIDER
      ? providerOf(variables.INSTEP_WEATHER_PROVIDER, variables.INSTEP_WEATHER_KEY ?? '')
      : null,
    functions: readTable(variables, 'INSTEP_FUNCTIONS', functionModulesOf),
    currencies: readTable(variables, 'INSTEP_CURRENCIES', currenciesOf),
    previewFolder: variables.INSTEP_PREVIEW ?? null,
    consolePreviews: variables.INSTEP_CONFIG ? join(variables.INSTEP_DATA, 'previews') : null,
    cdnFolder: variables.INSTEP_CDN ?? null,
  }
}

function drainTimesOf({ INSTEP_DRAIN_SECONDS: all, INSTEP_DRAIN_NOTICE_SECONDS: notice }: Variables): DrainTimes {
  if (Number(notice) >= Number(all))
    throw new ConfigurationError(
      `INSTEP_DRAIN_NOTICE_SECONDS is ${notice}: set it below INSTEP_DRAIN_SECONDS, which is ${all}`,
    )
  return { noticeMs: Number(notice) * 1000, limitMs: Number(all) * 1000 }
}

function steeringOf({ INSTEP_CONFIG: config, INSTEP_CONFIG_LOCAL: local, INSTEP_CDN: folder }: Variables) {
  if (!config) return null
  if (!existsSync(config))
    throw new ConfigurationError(`INSTEP_CONFIG is ${config}: name the configuration of the site`)
  if (!folder) throw new ConfigurationError('INSTEP_CONFIG needs INSTEP_CDN: name the folder to publish the script to')
  return { config, isLocal: local === '1' }
}

function originOf(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new ConfigurationError(
    `INSTEP_ORIGINS has "${text}": give origins such as https://shop.example, without a path, separated by commas`,
  )
}

/** Tests resolve addresses without a database. */
function databaseOf(path: string | undefined, environment: Environment): string | null {
  if (path === 'none' || (!path && environment === 'test')) return null
  if (!path) return countryDatabase()
  if (existsSync(path)) return path
  throw new ConfigurationError(`INSTEP_LOCATION_DATABASE is ${path}: name an .mmdb file, or none`)
}

function proxyOf(text: string): string {
  const range = proxyRange(text)
  if (range !== null) return range
  throw new ConfigurationError(
    `INSTEP_TRUSTED_PROXIES has "${text}": give IP addresses or ranges such as 10.0.0.0/8, separated by commas`,
  )
}

function providerOf(address: string, key: string): WeatherProvider {
  const isAddress = URL.canParse(address) && /^https?:/.test(address) && address.includes('{cid}')
  // The message does not repeat the value, because it may contain a key.
  if (!isAddress)
    throw new ConfigurationError('INSTEP_WEATHER_PROVIDER is not an address: give https://… with {cid} in it')
  if (address.includes('{key}') && key === '')
    throw new ConfigurationError('INSTEP_WEATHER_PROVIDER has {key}: set INSTEP_WEATHER_KEY to the key')
  return { address, key }
}

function domainOf(name: string, text: string): string {
  const domain = text.toLowerCase().replace(/^\./, '')
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return domain
  throw new ConfigurationError(`${name} has "${text}": give domains such as shop.example`)
}

/** Reads the JSON file that a variable names; an unset variable means an empty table. */
function readTable<T>(variables: Variables, name: keyof Variables, tableOf: (table: unknown, folder: string) => T): T {
  const path = variables[name]
  try {
    return path ? tableOf(JSON.parse(readFileSync(path, 'utf8')), dirname(path)) : tableOf({}, '.')
  } catch (error) {
    const why = messageOf(error)
    throw new ConfigurationError(`${name} names ${path}, which cannot be used (${why}): give a JSON file`)
  }
}
