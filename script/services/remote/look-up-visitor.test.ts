import { expect, test } from 'vitest'
import { createLookUpVisitor, type LookupNeeds } from './look-up-visitor.ts'
import type { Reply, Request } from './request.ts'

function aLookup(reply: Reply, needs: Partial<LookupNeeds> = {}) {
  const requests: Request[] = []
  const lookUp = createLookUpVisitor({
    async send(request) {
      requests.push(request)
      return reply
    },
    host: 'https://lookup.test',
    trackingId: 'shop',
    ...needs,
  })
  return { lookUp, requests }
}

const byGraphql = { graphqlHost: 'https://graphql.test' }
const known = { status: 200, text: '{"history":{"views":3}}' }

function graphql(visitor: unknown): Reply {
  return { status: 200, text: JSON.stringify({ data: { property: { visitor } } }) }
}

test('[VI-13] a lookup is a GET with tracking id and visitor id', async () => {
  const { lookUp, requests } = aLookup(known, { trackingId: 'a/b' })
  expect((await lookUp('v 1')).history.views).toBe(3)
  expect(requests).toEqual([{ method: 'GET', url: 'https://lookup.test/a%2Fb/v%201' }])
})

test.each([
  ['a host of its own', 'https://graphql.test'],
  ['a common base', 'https://collect.test/graphql'],
])('[VI-13] a GraphQL lookup is a POST with both ids as variables to %s', async (_, graphqlHost) => {
  const { lookUp, requests } = aLookup(graphql({ history: { viewNumber: 3 } }), { trackingId: 'a/b', graphqlHost })
  expect((await lookUp('v 1')).history.views).toBe(3)
  expect(requests).toMatchObject([{ method: 'POST', url: `https://${new URL(graphqlHost).host}/graphql` }])
  const { query, variables } = JSON.parse(String(requests[0]?.body))
  expect(variables).toEqual({ trackingId: 'a/b', contextId: 'v 1' })
  expect(query).toContain('visitor(contextId: $contextId)')
})

test.each([
  ['trackingId', '', 'visitor', {}],
  ['visitorId', 'shop', '', {}],
  ['trackingId', '', 'visitor', byGraphql],
  ['visitorId', 'shop', '', byGraphql],
])('[VI-13] without a %s the lookup fails without a request', async (name, trackingId, visitorId, form) => {
  const { lookUp, requests } = aLookup(known, { trackingId, ...form })
  await expect(lookUp(visitorId)).rejects.toThrow(new Error(`${name} is required`))
  expect(requests).toEqual([])
})

const history = {
  conversionCycle: 3,
  conversions: 2,
  entrances: 5,
  firstConversion: 1_600_000_000_001,
  firstView: 1_600_000_000_000,
  lastConversion: 1_700_000_000_001,
  lastView: 1_700_000_000_002,
  lifetimeValue: 99.5,
  sessions: 6,
  views: 40,
}
const location = { city: 'Leeds', countryCode: 'GB' }
const segments = { version: 1, state: 'a:b', segments: ['a'] }
const rest = { ipAddress: '192.0.2.1', location, segments, force: true }
const ofGraphql = {
  conversionCycleNumber: 3,
  conversionNumber: 2,
  entranceNumber: 5,
  firstConversionTs: 1_600_000_000_001,
  firstViewTs: 1_600_000_000_000,
  lastConversionTs: 1_700_000_000_001,
  lastViewTs: 1_700_000_000_002,
  lifetimeValue: 99.5,
  sessionNumber: 6,
  viewNumber: 40,
}
const restOfGraphql = { ipAddress: '192.0.2.1', ipLocation: location, segment: segments, force: true }

test.each([
  ['of the REST form', { ...rest, history }, {}],
  ['of the REST form with its history at the top level', { ...rest, ...history }, {}],
  ['of GraphQL', { ...restOfGraphql, history: ofGraphql }, byGraphql],
  ['of GraphQL with its history at the top level', { ...restOfGraphql, ...ofGraphql }, byGraphql],
])('[VI-15] every field of an answer %s is read', async (_, answer, form) => {
  const reply = 'graphqlHost' in form ? graphql(answer) : { status: 200, text: JSON.stringify(answer) }
  const { lookUp } = aLookup(reply, form)
  expect(await lookUp('v')).toMatchObject({ ...rest, history })
})

test.each(['', 'null', '[]', '"text"', '7', '{}', '{"history":7}', '{"ipAddress":"192.0.2.1"}'])(
  '[VI-15] the answer %j is invalid, and the error names the host',
  async (text) => {
    const { lookUp } = aLookup({ status: 200, text })
    await expect(lookUp('v')).rejects.toThrow(new Error('lookup.test response invalid'))
  },
)

test.each([
  '',
  'null',
  '[]',
  '"text"',
  '{}',
  '{"data":null}',
  '{"data":{"property":null}}',
  '{"data":{"property":{"visitor":null}}}',
  '{"data":{"property":{"visitor":{"history":{}}}}}',
  '{"history":{"views":3}}',
])('[VI-15] the GraphQL answer %j is invalid, and the error names the host', async (text) => {
  const { lookUp } = aLookup({ status: 200, text }, byGraphql)
  await expect(lookUp('v')).rejects.toThrow(new Error('graphql.test response invalid'))
})

const noSuch = '{"errors":[{"message":"no such property"},{"message":"another"}]}'

test.each([
  [500, '', 'GraphQL error 500'],
  [404, '{"errors":[]}', 'GraphQL error 404'],
  [502, '<html>', 'GraphQL error 502'],
  [422, noSuch, 'GraphQL error 422: no such property'],
  [422, 'null', 'GraphQL error 422'],
  [200, noSuch, 'API error: no such property'],
  [200, '{"data":null,"errors":[{}]}', 'API error'],
])('a GraphQL answer of status %i with %j fails with "%s"', async (status, text, message) => {
  const { lookUp } = aLookup({ status, text }, byGraphql)
  await expect(lookUp('v')).rejects.toThrow(new Error(message))
})

test('a response of status 300 or more names method, address and status', async () => {
  const { lookUp } = aLookup({ status: 404, text: '' })
  await expect(lookUp('v')).rejects.toThrow(new Error('GET https://lookup.test/shop/v failed: status 404'))
})
