import { expect, test } from 'vitest'
import { type EndpointConfig, endpointOf } from './endpoints.ts'

function address(config: EndpointConfig) {
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const [events, lookup] = (['events', 'lookup'] as const).map((each) =>
    endpointOf(each, { baseDomain: 'b.test', ...config }, warn),
  )
  return { events, lookup, warnings }
}

test.each<[EndpointConfig, string]>([
  [{}, 'https://events.b.test'],
  [{ environment: 'production', dataLocation: 'eu' }, 'https://events.b.test'],
  [{ environment: 'development' }, 'https://events-development.b.test'],
  [{ environment: 'test' }, 'https://events-test.b.test'],
  [{ environment: 'staging' }, 'https://events-staging.b.test'],
  [{ dataLocation: 'us' }, 'https://events-us.b.test'],
  [{ environment: 'staging', dataLocation: 'us' }, 'https://events-us-staging.b.test'],
  [{ environment: 'Staging', dataLocation: 'US' }, 'https://events-us-staging.b.test'],
])('[ST-11] with %j events go to %s, and lookups to the corresponding address', (config, events) => {
  expect(address(config)).toEqual({ events, lookup: events.replace('events', 'lookup'), warnings: [] })
})

test.each([{ environment: 'qa' }, { dataLocation: 'mars' }, { environment: 'constructor' }])(
  '[ST-11] the unknown value in %j falls back to the default with a warning',
  (config) => {
    const { events, warnings } = address(config)
    expect(events).toBe('https://events.b.test')
    expect(warnings[0]).toContain(Object.values(config)[0])
  },
)

test('[ST-11] a configured address replaces the whole address of a service', () => {
  const endpoints = { events: 'https://e.test/in/' }
  expect(address({ endpoints, environment: 'staging' })).toMatchObject({
    events: 'https://e.test/in',
    lookup: 'https://lookup-staging.b.test',
  })
})

test('[ST-11] a base alone puts every service under one address', () => {
  expect(address({ endpoints: { base: 'https://collect.test/' } })).toMatchObject({
    events: 'https://collect.test',
    lookup: 'https://collect.test/lookup',
  })
})
