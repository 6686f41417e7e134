import { readFileSync } from 'node:fs'
import { plainAddress } from './http/plain-address.ts'
import { type Locations, locationsOf } from './locations.ts'

const environments = ['development', 'test', 'staging', 'production'] as const
export type Environment = (typeof environments)[number]

export type Configuration = {
  port: number
  host: string
  dataFolder: string
  /** Whether the inspection interface is there (SV-10). */
  inspect: boolean
  environment: Environment
  /** Whose pages may read the answers (SV-04). */
  origins: 'all' | string[]
  /** Addresses whose X-Forwarded-For is believed (SV-14). */
  trustedProxies: string[]
  locations: Locations
}

/** A variable with a bad value; the message names it and the remedy. */
export class ConfigurationError extends Error {}

/**
 * Reads the configuration from environment variables; an unset or empty one has its default.
 *
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
    locations: variables.INSTEP_LOCATIONS ? readLocations(variables.INSTEP_LOCATIONS) : locationsOf({}),
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

function proxyOf(text: string): string {
  const address = plainAddress(text)
  if (address !== null) return address
  throw new ConfigurationError(`INSTEP_TRUSTED_PROXIES has "${text}": give IP addresses, separated by commas`)
}

function readLocations(path: string): Locations {
  try {
    return locationsOf(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigurationError(`INSTEP_LOCATIONS names ${path}, which cannot be used (${why}): give a JSON file`)
  }
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
