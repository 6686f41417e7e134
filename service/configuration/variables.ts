import { type Static, type TSchema, Type } from 'typebox'
import { Check } from 'typebox/value'
import { logLevels } from '../logging/log-options.ts'

/** An environment variable has an invalid value. The message names the variable and the remedy. */
export class ConfigurationError extends Error {}

export const environments = ['development', 'test', 'staging', 'production'] as const

/** Whole days from 1 to 36,500. */
const days = '^(?:[1-9]\\d{0,3}|[12]\\d{4}|3[0-5]\\d{3}|36[0-4]\\d\\d|36500)$'
const daysRemedy = 'set it to a whole number of days from 1 to 36500'
/** From 0 to 65,535. */
const port = '^(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])$'

/** From 1 to 600 seconds, and from 0. */
const upTo600 = '[1-9]|[1-9]\\d|[1-5]\\d\\d|600'

const optionalText = (description: string, more: object = {}) => Type.Optional(Type.String({ description, ...more }))
const withDefault = (value: string, description: string, more: object = {}) =>
  Type.String({ description, default: value, ...more })
const tokenForm = {
  pattern: '^[A-Za-z0-9._~+/=-]{16,}$',
  remedy: 'give 16 or more letters, digits or . _ ~ + / = -',
  isSecret: true,
}
const jsonFile = (description: string) => optionalText(`JSON file: ${description}`)

/**
 * All environment variables of the service: what they mean, their defaults, and what to do about a value that does not fit
 * `pattern`. The table in docs/service-configuration.md is printed from it.
 */
export const variables = Type.Object({
  SERVICE_PORT: withDefault('4401', 'Port that the service listens on; 0 for any free one.', {
    pattern: port,
    remedy: 'set it to a whole number from 0 to 65535',
  }),
  HOST: withDefault('127.0.0.1', 'Address that the service listens on.'),
  INSTEP_DATA: withDefault('.data', 'Folder of the database.'),
  INSTEP_STORAGE: withDefault(
    'sqlite',
    '`cluster` stores in NATS JetStream and Redis Cluster instead, for several processes.',
    {
      pattern: '^(?:sqlite|cluster)$',
      remedy: 'set it to sqlite or cluster',
    },
  ),
  INSTEP_NATS: optionalText('Addresses of NATS servers, such as `nats://10.0.0.1:4222`, separated by commas.'),
  INSTEP_REDIS: optionalText(
    'Addresses of nodes of the Redis Cluster, such as `redis://10.0.0.1:6379`, separated by commas.',
  ),
  INSTEP_CLUSTER: withDefault('instep', 'Name of this installation, where several share the servers.', {
    pattern: '^[a-z0-9-]{1,32}$',
    remedy: 'give up to 32 small letters, digits or -',
  }),
  INSTEP_PARTITIONS: withDefault('16', 'Parts that the data is divided into. It cannot be changed later.', {
    pattern: '^(?:[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-6])$',
    remedy: 'set it to a whole number from 1 to 256',
  }),
  INSTEP_REPLICAS: withDefault('3', 'NATS servers on which the log is stored.', {
    pattern: '^[135]$',
    remedy: 'set it to 1, 3 or 5',
  }),
  INSTEP_ENVIRONMENT: withDefault(
    'production',
    `One of ${environments.join(', ')}. In the first two all origins are allowed.`,
    {
      pattern: `^(?:${environments.join('|')})$`,
      remedy: `set it to one of ${environments.join(', ')}`,
    },
  ),
  INSTEP_ORIGINS: optionalText('Origins whose pages may read the answers, separated by commas.'),
  INSTEP_TRUSTED_PROXIES: optionalText(
    'IP addresses, and ranges such as `10.0.0.0/8`, whose `X-Forwarded-For` is trusted, separated by commas.',
  ),
  INSTEP_BASE_DOMAIN: optionalText(
    'Domain below which each service has a host of its own, such as `lookup.example.com`.',
  ),
  INSTEP_COOKIE_DOMAINS: optionalText(
    'Domains of the shop, separated by commas: hosts below one of them get its cookies.',
  ),
  INSTEP_TOKEN: optionalText(
    'Bearer token of operators. Without one only requests from the same machine are let in.',
    tokenForm,
  ),
  INSTEP_VIEW_TOKEN: optionalText(
    'Token with which somebody may see everything in the console, and change nothing.',
    tokenForm,
  ),
  INSTEP_EDIT_TOKEN: optionalText(
    'Token with which somebody may edit in the console, and publish nothing. `INSTEP_TOKEN` may publish.',
    tokenForm,
  ),
  INSTEP_INSPECT: withDefault('0', '1 switches on the inspection interface, `/_inspect`.', {
    pattern: '^[01]$',
    remedy: 'set it to 1 to switch inspection on, or to 0',
  }),
  INSTEP_KEEP_EVENTS_DAYS: withDefault('400', 'Days for which events and callbacks are kept.', {
    pattern: days,
    remedy: daysRemedy,
  }),
  INSTEP_KEEP_REFUSED_DAYS: withDefault('90', 'Days for which refused events are kept.', {
    pattern: days,
    remedy: daysRemedy,
  }),
  INSTEP_KEEP_STASH_DAYS: withDefault('400', 'Days for which values of the stash are kept after they were written.', {
    pattern: days,
    remedy: daysRemedy,
  }),
  INSTEP_METRICS_PORT: optionalText('Port on which `/metrics` is answered without a token; 0 for any free one.', {
    pattern: port,
    remedy: 'set it to a whole number from 0 to 65535',
  }),
  INSTEP_METRICS_HOST: withDefault('127.0.0.1', 'Address that this port listens on.'),
  INSTEP_LOG_LEVEL: optionalText(
    `One of ${logLevels.join(', ')}. Without it, warnings and errors are logged, and the start is told in plain lines.`,
    { pattern: `^(?:${logLevels.join('|')})$`, remedy: `set it to one of ${logLevels.join(', ')}` },
  ),
  INSTEP_DRAIN_SECONDS: withDefault('25', 'Seconds within which the service ends after SIGTERM.', {
    pattern: `^(?:${upTo600})$`,
    remedy: 'set it to a whole number of seconds from 1 to 600',
  }),
  INSTEP_DRAIN_NOTICE_SECONDS: withDefault(
    '0',
    'How many of them it goes on taking connections while `/ready` says no, so that load balancers take it out first.',
    { pattern: `^(?:0|${upTo600})$`, remedy: 'set it to a whole number of seconds from 0 to 600' },
  ),
  INSTEP_LOCATIONS: jsonFile('the locations of some IP addresses, and that of all others.'),
  INSTEP_LOCATION_DATABASE: optionalText(
    'An `.mmdb` file of countries or cities by IP address, or `none`. Without it, the countries of the package `@ip-location-db/geo-whois-asn-country-mmdb`, where that is installed.',
  ),
  INSTEP_DATASETS: jsonFile('datasets, as `instep data load` writes them.'),
  INSTEP_PLACEMENTS: jsonFile('placements with their campaigns.'),
  INSTEP_WEATHER: jsonFile('the weather by city, where no provider answers.'),
  INSTEP_WEATHER_PROVIDER: optionalText('Address of a weather provider, with `{cid}` and `{key}` in it.'),
  INSTEP_WEATHER_KEY: optionalText('The key for it.'),
  INSTEP_FUNCTIONS: jsonFile('integration functions, by id with the path of their module.'),
  INSTEP_CURRENCIES: jsonFile('the currency of reports, and the rates of others.'),
  INSTEP_PREVIEW: optionalText('Folder of preview scripts, with a folder for each environment.'),
  INSTEP_SITE: optionalText(
    'File that `instep build --describe` wrote, for the console and results: what the site is made of.',
  ),
  INSTEP_CDN: optionalText(
    'Folder that `instep build` wrote, for the CDN routes. What the console publishes goes there.',
  ),
  INSTEP_CONFIG: optionalText(
    "The site's configuration, such as `instep.config.ts`: with it the console can change and publish.",
  ),
  INSTEP_CONFIG_LOCAL: withDefault('0', '1 publishes for pages on this machine, as `instep dev` does.', {
    pattern: '^[01]$',
    remedy: 'set it to 1 on the machine of a developer, or to 0',
  }),
})

export type Variables = Static<typeof variables>

type Given = Record<string, string | undefined>

type VariableFacts = { description: string; default?: string; remedy?: string; isSecret?: boolean }

const facts = Object.entries(variables.properties as unknown as Record<string, TSchema & VariableFacts>)

/**
 * Reads the variables. An unset or empty one has its default.
 * @throws ConfigurationError for a value that does not fit its pattern
 */
export function readVariables(given: Given): Variables {
  const read: Given = {}
  for (const [name, schema] of facts) {
    const { remedy, isSecret } = schema
    const value = given[name] || schema.default
    if (value === undefined) continue
    if (!Check(schema, value)) {
      // The value of a secret is not repeated: the message goes to logs.
      throw new ConfigurationError(isSecret ? `${name} is not a token: ${remedy}` : `${name} is "${value}": ${remedy}`)
    }
    read[name] = value
  }
  return read as Variables
}

/** The table of the documentation, in Markdown. */
export function variablesTable(): string {
  const rows = facts.map(([name, { description, default: usual }]) => {
    const value = usual === undefined ? '' : `\`${usual}\``
    return `| \`${name}\` | ${value} | ${description} |`
  })
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}
