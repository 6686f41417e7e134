import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { messageOf } from '../contract/message-of.ts'
import { type DatasetsByTracking, datasetsOf } from './datasets/datasets.ts'
import { type FunctionModules, functionModulesOf } from './functions/function-modules.ts'
import { plainAddress } from './http/plain-address.ts'
import { countryDatabase } from './locations/country-database.ts'
import { type Locations, locationsOf } from './locations/locations.ts'
import { type Placements, placementsOf } from './placements/placements.ts'
import { type Currencies, currenciesOf } from './results/currencies.ts'
import type { WeatherProvider } from './weather/weather-provider.ts'
import { type WeatherTable, weatherTableOf } from './weather/weather-table.ts'

const environments = ['development', 'test', 'staging', 'production'] as const
export type Environment = (typeof environments)[number]

export type Configuration = {
  port: number
  host: string
  dataFolder: string
  /** Whether the inspection interface is enabled (SV-10). */
  inspect: boolean
  environment: Environment
  /** The origins whose pages may read the responses (SV-04). */
  origins: 'all' | string[]
  /** Addresses of proxies whose X-Forwarded-For is trusted (SV-14). */
  trustedProxies: string[]
  /** The location table for addresses, and the location of unknown addresses (SV-14). */
  locations: Locations
  /** Path of a database of countries or cities by address; null for none. */
  locationDatabase: string | null
  /** The bearer token of operators; null admits only requests from the machine itself. */
  token: string | null
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
  datasets: DatasetsByTracking
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
  /** The output folder of `instep build`, for the CDN routes (SV-56); null for none. */
  cdnFolder: string | null
  /** Cookie domains that belong to the shop. A host below one of them gets its cookies (BU-08). */
  cookieDomains: string[]
}

/** An environment variable has an invalid value. The message names the variable and the remedy. */
export class ConfigurationError extends Error {}

/**
 * Reads the configuration from environment variables; an unset or empty variable takes its default. Events are kept
 * for `INSTEP_KEEP_EVENTS_DAYS` (400 days), refused events for `INSTEP_KEEP_REFUSED_DAYS` (90 days), and stash values
 * for `INSTEP_KEEP_STASH_DAYS` (400 days) after they were last written. Visitor histories are not deleted.
 * @throws ConfigurationError
 */
export function readConfiguration(variables: Record<string, string | undefined>): Configuration {
  const environment = environmentOf(variables.INSTEP_ENVIRONMENT || 'production')
  const origins = listOf(variables.INSTEP_ORIGINS).map(originOf)
  return {
    port: portOf(variables.SERVICE_PORT || '4401'),
    host: variables.HOST || '127.0.0.1',
    dataFolder: variables.INSTEP_DATA || '.data',
    inspect: switchOf(variables.INSTEP_INSPECT || '0'),
    environment,
    origins: environment === 'development' || environment === 'test' ? 'all' : origins,
    trustedProxies: listOf(variables.INSTEP_TRUSTED_PROXIES).map(proxyOf),
    token: variables.INSTEP_TOKEN ? tokenOf(variables.INSTEP_TOKEN) : null,
    keepDays: {
      events: daysOf('INSTEP_KEEP_EVENTS_DAYS', variables.INSTEP_KEEP_EVENTS_DAYS || '400'),
      refused: daysOf('INSTEP_KEEP_REFUSED_DAYS', variables.INSTEP_KEEP_REFUSED_DAYS || '90'),
      stash: daysOf('INSTEP_KEEP_STASH_DAYS', variables.INSTEP_KEEP_STASH_DAYS || '400'),
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
    previewFolder: variables.INSTEP_PREVIEW || null,
    cdnFolder: variables.INSTEP_CDN || null,
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new ConfigurationError(`SERVICE_PORT is "${text}": set it to a whole number from 0 to 65535`)
}

function switchOf(text: string): boolean {
  if (text === '0' || text === '1') return text === '1'
  throw new ConfigurationError(`INSTEP_INSPECT is "${text}": set it to 1 to switch inspection on, or to 0`)
}

function environmentOf(text: string): Environment {
  const environment = environments.find((known) => known === text)
  if (environment) return environment
  throw new ConfigurationError(`INSTEP_ENVIRONMENT is "${text}": set it to one of ${environments.join(', ')}`)
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
  const address = plainAddress(text)
  if (address !== null) return address
  throw new ConfigurationError(`INSTEP_TRUSTED_PROXIES has "${text}": give IP addresses, separated by commas`)
}

function tokenOf(text: string): string {
  if (/^[A-Za-z0-9._~+/=-]{16,}$/.test(text)) return text
  // The message does not repeat the value, because it is written to logs.
  throw new ConfigurationError('INSTEP_TOKEN is no token: give 16 or more letters, digits or . _ ~ + / = -')
}

function daysOf(name: string, text: string): number {
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= 36_500) return days
  throw new ConfigurationError(`${name} is "${text}": set it to a whole number of days from 1 to 36500`)
}

function providerOf(address: string, key: string): WeatherProvider {
  const isAddress = URL.canParse(address) && /^https?:/.test(address) && address.includes('{cid}')
  // The message does not repeat the value, because it may contain a key.
  if (!isAddress) throw new ConfigurationError('INSTEP_WEATHER_PROVIDER is no address: give https://… with {cid} in it')
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
function readTable<T>(
  variables: Record<string, string | undefined>,
  name: string,
  tableOf: (table: unknown, folder: string) => T,
): T {
  const path = variables[name]
  try {
    return path ? tableOf(JSON.parse(readFileSync(path, 'utf8')), dirname(path)) : tableOf({}, '.')
  } catch (error) {
    const why = messageOf(error)
    throw new ConfigurationError(`${name} names ${path}, which cannot be used (${why}): give a JSON file`)
  }
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
