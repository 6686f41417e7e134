import { getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { locationsOf } from '../locations/locations.ts'
import { aStorageThatFailsLookups } from '../testing/a-failing-storage.ts'
import { anApp } from '../testing/an-app.ts'
import { anOrder } from '../testing/an-experiment.ts'
import { postEvents } from '../testing/post-events.ts'
import type { TypedApp } from '../typed-app.ts'

const visitorQuery = `query Visitor($trackingId: String!, $contextId: String!) {
  property(trackingId: $trackingId) {
    visitor(contextId: $contextId) {
      history {
        viewNumber sessionNumber entranceNumber conversionNumber conversionCycleNumber lifetimeValue
        firstViewTs lastViewTs firstConversionTs lastConversionTs
      }
      segment { version state segments }
      ipAddress
      ipLocation { city cityCode country countryCode latitude longitude area areaCode region regionCode }
      force
    }
  }
}`
const variables = { trackingId: 'shop', contextId: 'visitor-1' }

async function ask(app: TypedApp, body: unknown, contentType = 'application/json') {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': contentType },
    remoteAddress: '9.9.9.9',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const newHistory = {
  viewNumber: 0,
  sessionNumber: 0,
  entranceNumber: 0,
  conversionNumber: 0,
  conversionCycleNumber: 1,
  lifetimeValue: 0,
  firstViewTs: null,
  lastViewTs: null,
  firstConversionTs: null,
  lastConversionTs: null,
}

test('[SV-16] for a new visitor the visitor query returns the same as the lookup', async () => {
  const app = anApp({ configuration: { locations: locationsOf({ default: { city: 'Leeds', countryCode: 'GB' } }) } })
  const { status, body } = await ask(app, { query: visitorQuery, variables })
  expect([status, body]).toEqual([
    200,
    {
      data: {
        property: {
          visitor: {
            history: newHistory,
            segment: null,
            ipAddress: '9.9.9.9',
            ipLocation: {
              city: 'Leeds',
              cityCode: null,
              country: null,
              countryCode: 'GB',
              latitude: null,
              longitude: null,
              area: null,
              areaCode: null,
              region: null,
              regionCode: null,
            },
            force: false,
          },
        },
      },
    },
  ])
})

test('[SV-16] history, segment, address and location equal those of the REST lookup', async () => {
  const app = anApp({ configuration: { locations: locationsOf({ addresses: { '9.9.9.9': { city: 'Lyon' } } }) } })
  const segments = { version: 2, state: 'abc', segments: ['a', 'b'] }
  await app.inject({ method: 'PUT', url: '/_inspect/visitors/shop/visitor-1', body: { segments, force: true } })
  const context = { viewNumber: 17, sessionNumber: 4, entranceNumber: 5, viewTs: 1_700_000_000_123 }
  const conversions = { conversionNumber: 2, conversionCycleNumber: 3 }
  await postEvents(app, { events: [anEvent({ context }), anOrder('A', 10.5, { context: conversions })] })
  const lookup = (await app.inject({ url: '/lookup/shop/visitor-1', remoteAddress: '9.9.9.9' })).json()
  const { visitor } = (await ask(app, { query: visitorQuery, variables })).body.data.property
  const { history } = lookup
  expect(visitor.history).toEqual({
    viewNumber: history.views,
    sessionNumber: history.sessions,
    entranceNumber: history.entrances,
    conversionNumber: history.conversions,
    conversionCycleNumber: history.conversionCycle,
    lifetimeValue: history.lifetimeValue,
    firstViewTs: history.firstView,
    lastViewTs: history.lastView,
    firstConversionTs: history.firstConversion,
    lastConversionTs: history.lastConversion,
  })
  expect(visitor.history).toMatchObject({ viewNumber: 17, lifetimeValue: 10.5, lastViewTs: 1_700_000_000_123 })
  expect(visitor.segment).toEqual(segments)
  expect([visitor.ipAddress, visitor.force]).toEqual([lookup.ipAddress, true])
  expect(visitor.ipLocation).toMatchObject(lookup.location)
  expect(visitor.ipLocation.city).toBe('Lyon')
})

test.each(['application/json', 'application/json; charset=utf-8', 'text/plain'])(
  '[SV-15] a query sent as %s is accepted',
  async (contentType) => {
    const { status, body } = await ask(anApp(), { query: visitorQuery, variables, operationName: null }, contentType)
    expect([status, body.data.property.visitor.history.viewNumber]).toEqual([200, 0])
  },
)

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', []],
  ['null', 'null'],
  ['without a query', { variables }],
  ['with an empty query', { query: ' ' }],
  ['with a query that is not a text', { query: {} }],
  ['with variables that are no object', { query: visitorQuery, variables: [] }],
  ['with a name that is not a text', { query: visitorQuery, variables, operationName: 7 }],
])('[SV-15] a body that is %s is refused with 400, with errors and a message', async (_name, body) => {
  const answer = await ask(anApp(), body)
  expect([answer.status, answer.body]).toEqual([400, { errors: [{ message: expect.stringMatching(/\w+ \w+/) }] }])
})

const force = '{ force }'

test.each([
  ['has a mistake in its grammar', { query: '{ property(' }],
  ['asks for an unknown field', { query: '{ weather }' }],
  ['leaves out an argument', { query: `{ property { visitor(contextId: "v") ${force} } }` }],
  ['gives an argument of another type', { query: `{ property(trackingId: 7) { visitor(contextId: "v") ${force} } }` }],
  ['lacks a variable', { query: visitorQuery, variables: { trackingId: 'shop' } }],
  ['has a variable of another type', { query: visitorQuery, variables: { ...variables, contextId: {} } }],
  ['names an operation that is not there', { query: visitorQuery, variables, operationName: 'Other' }],
  ['has two operations and names none', { query: 'query A { __typename } query B { __typename }' }],
  ['is a mutation, of which there are none', { query: 'mutation { __typename }' }],
  ['is a subscription, of which there are none', { query: 'subscription { __typename }' }],
  ['is longer than 1000 words and signs', { query: `{ ${'a:__typename '.repeat(400)} }` }],
])('[SV-15] a query that %s is refused with 422, with errors and a message', async (_name, body) => {
  const answer = await ask(anApp(), body)
  expect(answer.status).toBe(422)
  expect(answer.body.errors[0].message).toMatch(/\w+ \w+/)
  expect(answer.body).not.toHaveProperty('data')
})

test('[SV-15] an operation that fails while it runs gets 200 with errors, and no internal details', async () => {
  const app = anApp({ storage: aStorageThatFailsLookups() })
  const { status, body } = await ask(app, { query: visitorQuery, variables })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    data: null,
    errors: [
      { message: expect.stringMatching(/^Unexpected failure, in the log as \w+$/), path: ['property', 'visitor'] },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/secret|\.ts/)
  expect((await ask(app, { query: '{ __typename }' })).body).toEqual({ data: { __typename: 'Query' } })
})

test('[SV-15] an unexpected failure of an operation is logged under the reference of the answer, and a refusal is not', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = anApp({ storage: aStorageThatFailsLookups(), logger: { level: 'warn', stream } })
  await ask(app, { query: visitorQuery, variables: { ...variables, contextId: '' } })
  expect(lines).toEqual([])
  const { body } = await ask(app, { query: visitorQuery, variables })
  const [reference] = body.errors[0].message.match(/\w+$/)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      reqId: reference,
      msg: 'unexpected failure',
      route: '/graphql',
      err: { message: expect.stringContaining('disk') },
    },
  ])
})

test.each([
  { ...variables, trackingId: 'a b' },
  { ...variables, contextId: '' },
])('an id that cannot occur in a path is an error: %j', async (wrong) => {
  const { status, body } = await ask(anApp({ storage: aStorageThatFailsLookups() }), {
    query: visitorQuery,
    variables: wrong,
  })
  expect(status).toBe(200)
  expect(body.errors[0].message).toMatch(/^(trackingId|contextId) is not 1 to 128 letters/)
})

test('tools can read the schema', async () => {
  const { status, body } = await ask(anApp(), { query: getIntrospectionQuery() })
  expect([status, body.data.__schema.queryType.name]).toEqual([200, 'Query'])
})

test('a body of 256 KiB is read, and one byte more is refused with 413, in the form of GraphQL', async () => {
  const padded = (length: number) => JSON.stringify({ query: '{ __typename }' }).padEnd(length, ' ')
  const large = await ask(anApp(), padded(262_145))
  expect([large.status, large.body]).toEqual([413, { errors: [{ message: expect.any(String) }] }])
  expect((await ask(anApp(), padded(262_144))).status).toBe(200)
})

test('a wrong method gets 405 in the form of GraphQL', async () => {
  const answer = await anApp().inject('/graphql?query={__typename}')
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  expect(answer.json()).toEqual({ errors: [{ message: 'Use one of POST, OPTIONS' }] })
})
