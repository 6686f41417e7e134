import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countryDatabase } from '../locations/country-database.ts'
import { readConfiguration } from './configuration.ts'

function aFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-locations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'locations.json'), text)
  return join(folder, 'locations.json')
}

test('without variables the configuration is that of a closed production service on the loopback address', () => {
  expect(readConfiguration({})).toEqual({
    locationDatabase: countryDatabase(),
    consoleTokens: {},
    siteFile: null,
    steering: null,
    consolePreviews: null,
    port: 4401,
    host: '127.0.0.1',
    dataFolder: '.data',
    cluster: null,
    inspect: false,
    metricsAddress: null,
    logLevel: null,
    drainTimes: { noticeMs: 0, limitMs: 25_000 },
    environment: 'production',
    origins: [],
    trustedProxies: [],
    locations: { fallback: {}, addresses: new Map() },
    baseDomain: null,
    datasets: new Map(),
    placements: new Map(),
    weather: new Map(),
    weatherProvider: null,
    functions: new Map(),
    previewFolder: null,
    cdnFolder: null,
    cookieDomains: [],
    token: null,
    keepDays: { events: 400, refused: 90, stash: 400 },
    currencies: null,
  })
})

test('every variable is read', () => {
  const locations = aFile('{"default": {"city": "Leeds"}, "addresses": {"::ffff:1.2.3.4": {"city": "Lyon"}}}')
  const config = aFile('export default {}')
  expect(
    readConfiguration({
      SERVICE_PORT: '0',
      HOST: '::1',
      INSTEP_DATA: '/data',
      INSTEP_STORAGE: 'cluster',
      INSTEP_NATS: 'nats://a:4222, nats://b:4222',
      INSTEP_REDIS: 'redis://c:6379',
      INSTEP_CLUSTER: 'shop-1',
      INSTEP_PARTITIONS: '64',
      INSTEP_REPLICAS: '1',
      INSTEP_INSPECT: '1',
      INSTEP_METRICS_PORT: '9464',
      INSTEP_METRICS_HOST: '0.0.0.0',
      INSTEP_LOG_LEVEL: 'info',
      INSTEP_DRAIN_SECONDS: '60',
      INSTEP_DRAIN_NOTICE_SECONDS: '10',
      INSTEP_ENVIRONMENT: 'staging',
      INSTEP_ORIGINS: 'https://shop.example, http://localhost:4400',
      INSTEP_TRUSTED_PROXIES: '10.0.0.1, 2001:DB8::0001, 10.0.0.0/8',
      INSTEP_LOCATIONS: locations,
      INSTEP_LOCATION_DATABASE: locations,
      INSTEP_BASE_DOMAIN: 'Shop.example',
      INSTEP_WEATHER: aFile('{"2643743": {"temp": 21.5, "id": 800}}'),
      INSTEP_WEATHER_PROVIDER: 'https://weather.example/?id={cid}&appid={key}',
      INSTEP_WEATHER_KEY: 'k',
      INSTEP_FUNCTIONS: aFile('{"id": "/functions/mail.ts"}'),
      INSTEP_PREVIEW: '/preview',
      INSTEP_CDN: '/cdn',
      INSTEP_PLACEMENTS: aFile('{"hero": {"campaigns": [{"id": "spring"}]}}'),
      INSTEP_DATASETS: aFile('{"shop": {"sizes": {"P1": {"length": "long"}}}}'),
      INSTEP_TOKEN: '0123456789abcdef',
      INSTEP_KEEP_EVENTS_DAYS: '30',
      INSTEP_KEEP_REFUSED_DAYS: '7',
      INSTEP_KEEP_STASH_DAYS: '500',
      INSTEP_COOKIE_DOMAINS: '.Shop.example, shop.test',
      INSTEP_VIEW_TOKEN: 'view-0123456789abcdef',
      INSTEP_EDIT_TOKEN: 'edit-0123456789abcdef',
      INSTEP_SITE: '/site.json',
      INSTEP_CONFIG: config,
      INSTEP_CONFIG_LOCAL: '1',
      INSTEP_CURRENCIES: aFile('{"reporting": "EUR", "rates": {"USD": 0.92}}'),
    }),
  ).toEqual({
    consoleTokens: { view: 'view-0123456789abcdef', edit: 'edit-0123456789abcdef' },
    siteFile: '/site.json',
    steering: { config, isLocal: true },
    consolePreviews: '/data/previews',
    port: 0,
    host: '::1',
    dataFolder: '/data',
    cluster: {
      nats: ['nats://a:4222', 'nats://b:4222'],
      redis: ['redis://c:6379'],
      name: 'shop-1',
      partitions: 64,
      replicas: 1,
    },
    inspect: true,
    metricsAddress: { host: '0.0.0.0', port: 9464 },
    logLevel: 'info',
    drainTimes: { noticeMs: 10_000, limitMs: 60_000 },
    environment: 'staging',
    origins: ['https://shop.example', 'http://localhost:4400'],
    trustedProxies: ['10.0.0.1', '2001:db8::1', '10.0.0.0/8'],
    locationDatabase: locations,
    locations: { fallback: { city: 'Leeds' }, addresses: new Map([['1.2.3.4', { city: 'Lyon' }]]) },
    baseDomain: 'shop.example',
    placements: new Map([
      [
        'hero',
        {
          trackingId: null,
          sample: null,
          campaigns: [{ id: 'spring', content: null, recommendations: null, share: 1, isActive: true }],
        },
      ],
    ]),
    datasets: new Map([['shop', new Map([['sizes', new Map([['P1', { length: 'long' }]])]])]]),
    weatherProvider: { address: 'https://weather.example/?id={cid}&appid={key}', key: 'k' },
    weather: new Map([['2643743', { temp: 21.5, id: 800 }]]),
    functions: new Map([['id', '/functions/mail.ts']]),
    previewFolder: '/preview',
    cdnFolder: '/cdn',
    cookieDomains: ['shop.example', 'shop.test'],
    token: '0123456789abcdef',
    keepDays: { events: 30, refused: 7, stash: 500 },
    currencies: { reporting: 'EUR', rates: new Map([['USD', 0.92]]) },
  })
})

test('a configuration of the site needs the folder of its script, and is there', () => {
  const config = aFile('export default {}')
  expect(() => readConfiguration({ INSTEP_CONFIG: config })).toThrow('INSTEP_CONFIG needs INSTEP_CDN')
  expect(() => readConfiguration({ INSTEP_CONFIG: '/nowhere.ts', INSTEP_CDN: '/cdn' })).toThrow(
    'INSTEP_CONFIG is /nowhere.ts: name the configuration of the site',
  )
  expect(readConfiguration({ INSTEP_CONFIG: config, INSTEP_CDN: '/cdn' })).toMatchObject({
    steering: { config, isLocal: false },
    siteFile: '.data/site.json',
    consolePreviews: '.data/previews',
  })
})

test.each(['development', 'test'])('all origins are allowed in %s', (environment) => {
  expect(readConfiguration({ INSTEP_ENVIRONMENT: environment, INSTEP_ORIGINS: 'https://a.example' }).origins).toBe(
    'all',
  )
})

test.each([
  ['SERVICE_PORT', 'http', 'set it to a whole number from 0 to 65535'],
  ['SERVICE_PORT', '65536', 'set it to a whole number from 0 to 65535'],
  ['INSTEP_STORAGE', 'redis', 'set it to sqlite or cluster'],
  ['INSTEP_CLUSTER', 'My shop', 'give up to 32 small letters, digits or -'],
  ['INSTEP_PARTITIONS', '257', 'set it to a whole number from 1 to 256'],
  ['INSTEP_REPLICAS', '2', 'set it to 1, 3 or 5'],
  ['INSTEP_INSPECT', 'yes', 'set it to 1 to switch inspection on, or to 0'],
  ['INSTEP_ENVIRONMENT', 'live', 'set it to one of development, test, staging, production'],
  ['INSTEP_ORIGINS', 'shop.example', 'give origins such as https://shop.example'],
  ['INSTEP_ORIGINS', 'https://shop.example/', 'give origins such as https://shop.example'],
  ['INSTEP_TRUSTED_PROXIES', 'proxy.example', 'give IP addresses'],
  ['INSTEP_LOCATIONS', '/nowhere.json', 'give a JSON file'],
  ['INSTEP_LOCATION_DATABASE', '/nowhere.mmdb', 'name an .mmdb file, or none'],
  ['INSTEP_BASE_DOMAIN', 'https://shop.example', 'give domains such as shop.example'],
  ['INSTEP_WEATHER', '/nowhere.json', 'give a JSON file'],
  ['INSTEP_FUNCTIONS', '/nowhere.json', 'give a JSON file'],
  ['INSTEP_KEEP_EVENTS_DAYS', '0', 'set it to a whole number of days from 1 to 36500'],
  ['INSTEP_KEEP_STASH_DAYS', '-1', 'set it to a whole number of days from 1 to 36500'],
  ['INSTEP_KEEP_REFUSED_DAYS', '1.5', 'set it to a whole number of days from 1 to 36500'],
  ['INSTEP_METRICS_PORT', '-1', 'set it to a whole number from 0 to 65535'],
  ['INSTEP_LOG_LEVEL', 'loud', 'set it to one of silent, fatal, error, warn, info, debug'],
  ['INSTEP_DRAIN_SECONDS', '0', 'set it to a whole number of seconds from 1 to 600'],
  ['INSTEP_DRAIN_SECONDS', '601', 'set it to a whole number of seconds from 1 to 600'],
  ['INSTEP_DRAIN_NOTICE_SECONDS', '1.5', 'set it to a whole number of seconds from 0 to 600'],
  ['INSTEP_DRAIN_NOTICE_SECONDS', '25', 'set it below INSTEP_DRAIN_SECONDS, which is 25'],
  ['INSTEP_COOKIE_DOMAINS', 'https://shop.example', 'give domains such as shop.example'],
  ['INSTEP_COOKIE_DOMAINS', 'localhost', 'give domains such as shop.example'],
])('%s with the value "%s" is refused with a remedy', (name, value, remedy) => {
  const read = () => readConfiguration({ [name]: value })
  expect(read).toThrow(name)
  expect(read).toThrow(value)
  expect(read).toThrow(remedy)
})

test.each([
  ['[', 'JSON'],
  ['[]', 'it is not an object with "default" and "addresses"'],
  ['{"addresses": []}', '"addresses" is not an object'],
  ['{"addresses": {"1.2.3": {}}}', '"1.2.3" is not an IP address'],
  ['{"addresses": {"1.2.3.4": "Lyon"}}', '"1.2.3.4" is not an object'],
  ['{"default": {"town": "Leeds"}}', '"default.town" is not one of the texts city, cityCode'],
  ['{"default": {"latitude": 53.8}}', '"default.latitude" is not one of the texts'],
])('a location table that is %s is refused with the reason', (text, reason) => {
  expect(() => readConfiguration({ INSTEP_LOCATIONS: aFile(text) })).toThrow(reason)
})

test.each([
  ['{"rates": {"USD": 1}}', 'reporting is to be a currency code such as EUR'],
  ['{"reporting": "euro"}', 'reporting is to be a currency code such as EUR'],
  ['{"reporting": "EUR", "rates": {"USD": 0}}', 'rates.USD is to be the worth of one USD in EUR, above 0'],
  ['{"reporting": "EUR", "rates": {"usd": 1}}', 'rates.usd is to be'],
])('a currency table that is %s is refused with the reason', (text, reason) => {
  expect(() => readConfiguration({ INSTEP_CURRENCIES: aFile(text) })).toThrow(reason)
})

test.each(['short', 'with a blank in it all', 'é'.repeat(20)])(
  'the token "%s" is refused with a remedy, and the message does not repeat it',
  (token) => {
    const read = () => readConfiguration({ INSTEP_TOKEN: token })
    expect(read).toThrow('INSTEP_TOKEN is not a token: give 16 or more letters')
    expect(read).not.toThrow(token)
  },
)

test('a cluster needs addresses of both kinds of servers, and the message does not repeat a password', () => {
  const given = { INSTEP_STORAGE: 'cluster', INSTEP_NATS: 'nats://a:4222' }
  expect(() => readConfiguration(given)).toThrow(
    'INSTEP_STORAGE=cluster needs INSTEP_REDIS: give addresses such as redis://',
  )
  const wrong = { ...given, INSTEP_REDIS: 'redis://c:6379', INSTEP_NATS: 'http://user:secret@a' }
  expect(() => readConfiguration(wrong)).toThrow('needs INSTEP_NATS')
  expect(() => readConfiguration(wrong)).not.toThrow('secret')
})
