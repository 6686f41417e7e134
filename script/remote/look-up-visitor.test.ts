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

const known = { status: 200, text: '{"history":{"views":3}}' }

test('a lookup is a GET of tracking id and visitor id', async () => {
  const { lookUp, requests } = aLookup(known, { trackingId: 'a/b' })
  expect(await lookUp('v 1')).toEqual({ history: { views: 3 } })
  expect(requests).toEqual([{ method: 'GET', url: 'https://lookup.test/a%2Fb/v%201' }])
})

test.each([
  ['trackingId', '', 'visitor'],
  ['visitorId', 'shop', ''],
])('without a %s it fails without any request', async (name, trackingId, visitorId) => {
  const { lookUp, requests } = aLookup(known, { trackingId })
  await expect(lookUp(visitorId)).rejects.toThrow(new Error(`${name} is required`))
  expect(requests).toEqual([])
})

test('a response of status 300 or more names method, address and status', async () => {
  const { lookUp } = aLookup({ status: 404, text: '' })
  await expect(lookUp('v')).rejects.toThrow(new Error('GET https://lookup.test/shop/v failed: status 404'))
})

test.each(['', 'null', '[]', '"text"', '{}'])('the unreadable answer %j names the host', async (text) => {
  const { lookUp } = aLookup({ status: 200, text })
  await expect(lookUp('v')).rejects.toThrow(new Error('lookup.test response invalid'))
})
