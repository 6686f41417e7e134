import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { weatherOf } from './weather-of.ts'
import { weatherTableOf } from './weather-table.ts'

const minute = 60_000

/** Creates a provider whose responses come from a function; `asked` lists the requested addresses. */
async function aProvider(answer: (call: number) => { status?: number; body?: unknown } | 'never') {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    const given = answer(asked.length)
    if (given !== 'never') reply.writeHead(given.status ?? 200).end(JSON.stringify(given.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { asked, provider: { address: `http://127.0.0.1:${port}/w?id={cid}&appid={key}`, key: 'secret key' } }
}

const table = weatherTableOf({ leeds: { temp: 7, id: 500 } })
const fine = (temp: number) => ({ body: { main: { temp }, weather: [{ id: 800 }] } })

test('the provider is requested with city and key, and again for the same city after ten minutes', async () => {
  const { asked, provider } = await aProvider(fine)
  let time = 0
  const weather = weatherOf({ table, provider, now: () => time, warn: expect.unreachable })
  expect(await Promise.all([weather('a b'), weather('a b')])).toEqual([
    { temp: 1, id: 800 },
    { temp: 1, id: 800 },
  ])
  time = 10 * minute - 1
  expect(await weather('a b')).toEqual({ temp: 1, id: 800 })
  time = 10 * minute
  expect(await weather('a b')).toEqual({ temp: 2, id: 800 })
  expect(asked).toEqual(['/w?id=a%20b&appid=secret%20key', '/w?id=a%20b&appid=secret%20key'])
})

test.each([
  ['answers an error', { status: 500 }],
  ['answers nonsense', { body: { main: {} } }],
  ['never answers', 'never' as const],
])(
  'a provider that %s is reported without its key, and the configured values are used',
  async (_, answer) => {
    const { provider } = await aProvider(() => answer)
    const warned: string[] = []
    const weather = weatherOf({ table, provider, now: () => 0, warn: (message) => warned.push(message) })
    expect(await weather('leeds')).toEqual({ temp: 7, id: 500 })
    expect(await weather('nowhere')).toBeUndefined()
    expect(warned).toHaveLength(2)
    for (const message of warned) expect(message).toMatch(/^The weather provider failed: .*\w/)
    expect(warned.join()).not.toContain('secret')
  },
  10_000,
)

test('when a provider fails later, its last response takes precedence over the configured values', async () => {
  const { provider } = await aProvider((call) => (call === 1 ? fine(21) : { status: 429 }))
  let time = 0
  const weather = weatherOf({ table, provider, now: () => time, warn: () => {} })
  await weather('leeds')
  time = 11 * minute
  expect(await weather('leeds')).toEqual({ temp: 21, id: 800 })
})

test('made-up cities use at most 30 requests a minute, and requests for real cities continue', async () => {
  const { asked, provider } = await aProvider((call) => (call === 1 || call > 31 ? fine(call) : { status: 404 }))
  let time = 0
  const weather = weatherOf({ table, provider, now: () => time, warn: () => {} })
  await weather('leeds')
  time = 10 * minute
  for (let city = 0; city < 500; city++) expect(await weather(`made-up-${city}`)).toBeUndefined()
  expect(asked).toHaveLength(31)
  expect(await weather('leeds')).toEqual({ temp: 32, id: 800 })
  time += minute
  await weather('bath')
  expect(asked).toHaveLength(33)
})

test('a city beyond the request limit gets the configured weather', async () => {
  const { provider } = await aProvider(() => ({ status: 404 }))
  const weather = weatherOf({ table, provider, now: () => 0, warn: () => {} })
  for (let city = 0; city < 30; city++) await weather(`made-up-${city}`)
  expect(await weather('leeds')).toEqual({ temp: 7, id: 500 })
})
