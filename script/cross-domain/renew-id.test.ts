import { expect, test } from 'vitest'
import { cookieSync } from '../startup/steps/cookie-sync.ts'
import { anOpenRun, type OpenRunFacts } from '../testing/an-open-run.ts'

const reply = () => ({ status: 204, text: '' })
const config = {
  endpoints: { base: 'https://collect.test', id: 'https://www.shop.test/id/' },
  flags: { stateSync: false },
}

async function requests(facts: OpenRunFacts) {
  const run = anOpenRun({ config, permanent: { visitorId: 'known' }, reply, ...facts })
  await cookieSync(run)
  await run.page.clock.pass(0)
  return { requests: run.page.requests, lines: run.log.lines }
}

test("on a session's first page the shop's own server is asked to renew the visitor id cookie", async () => {
  expect(await requests({})).toEqual({
    requests: [
      {
        method: 'POST',
        url: 'https://www.shop.test/id/tracking',
        body: '{"visitorId":"known"}',
        headers: { 'Content-Type': 'application/json' },
        credentials: true,
      },
    ],
    lines: [],
  })
})

test.each<[string, OpenRunFacts]>([
  ['on the pages after it', { session: { sessionViewNumber: 1 } }],
  ['without an address for it', { config: { ...config, endpoints: { base: 'https://collect.test' } } }],
])('the server is not asked %s', async (_, facts) => {
  expect((await requests(facts)).requests).toEqual([])
})

test('the renewed id is the one from the link', async () => {
  const { requests: made } = await requests({ options: [['qb_context_id', 'sent']] })
  expect(made.map(({ body }) => body)).toEqual(['{"visitorId":"sent"}'])
})

test.each<[string, OpenRunFacts['reply'], string]>([
  ['refuses', () => ({ status: 400, text: '' }), 'status 400'],
  ['cannot be reached', undefined, 'network or CORS error'],
])('a server that %s is logged and does no further harm', async (_, failing, cause) => {
  const { lines } = await requests({ reply: failing })
  const message = `Visitor id: POST https://www.shop.test/id/tracking failed: ${cause}`
  expect(lines).toEqual([{ level: 'warn', message, facts: undefined }])
})
