import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { DescribedExperience } from '../../../contract/console/site-description.ts'
import type { WireEvent } from '../../../contract/event.ts'
import { aDescribedExperience } from '../../../contract/testing/a-described-experience.ts'
import { checkEvent } from '../../../service/events/check-event.ts'
import { seededChance } from '../../../service/testing/seeded-chance.ts'
import { findTests } from './find-tests.ts'
import { sendShoppers } from './send-shoppers.ts'
import { shoppersOf } from './shoppers-of.ts'

const halves = [
  { variationId: 'hurry-c', name: 'Control', isControl: true, share: 0.25 },
  { variationId: 'hurry-v', name: 'Variation', isControl: false, share: 0.75 },
]
const hurry = ({ id = 'hurry', ...more }: Partial<DescribedExperience> = {}) =>
  aDescribedExperience(id, { iterationId: '2', variations: halves, ...more })

test.each<[string, Partial<DescribedExperience>, number]>([
  ['a test that runs', {}, 1],
  ['one that everybody sees', { variations: halves.map((each) => ({ ...each, share: each.isControl ? 0 : 1 })) }, 0],
  ['one that is paused', { pausedAt: 5 }, 0],
  ['one that is over', { endsAt: 5 }, 0],
  ['one that begins later', { startsAt: 2000 }, 0],
])('shoppers come to %s: %j', (_, more, tests) => {
  expect(findTests({ experiences: [hurry(more)] }, 1000)).toHaveLength(tests)
})

test('shoppers are divided as the shares say, and more of those order who see the variation', () => {
  const [running] = findTests({ experiences: [hurry()] }, 1000)
  if (!running) throw new Error('it runs')
  const arrival = { trackingId: 'norrow', shop: 'http://localhost', from: 0, count: 8000, now: Date.now() }
  const events = shoppersOf(running, { ...arrival, chance: seededChance(3) })
  for (const event of events) expect(checkEvent(event)).toMatchObject({ valid: true })
  const seen = events.filter(({ meta }) => meta.type === 'qubit.experience')
  const variation = new Set(seen.filter(({ isControl }) => !isControl).map(({ context }) => context.id))
  expect(variation.size / seen.length).toBeCloseTo(0.75, 1)
  const orders = events
    .filter(({ meta }) => meta.type === 'ecBasketTransactionSummary')
    .map(({ context }) => context.id)
  const ofVariation = orders.filter((id) => variation.has(id)).length / variation.size
  const ofControl = orders.filter((id) => !variation.has(id)).length / (8000 - variation.size)
  expect(ofVariation / ofControl).toBeGreaterThan(1.15)
  expect(new Set(events.map(({ meta }) => meta.id)).size).toBe(events.length)
})

test('only tests that are published after the start get shoppers, and a group that was not taken comes again', async () => {
  const received: WireEvent[] = []
  let refusals = 1
  const server = createServer(async (request, reply) => {
    let text = ''
    for await (const part of request) text += part
    if (refusals-- > 0) return reply.writeHead(503).end()
    received.push(...(JSON.parse(text) as WireEvent[]))
    return reply.writeHead(200).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const service = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const folder = mkdtempSync(join(tmpdir(), 'instep-shoppers-'))
  const siteFile = join(folder, 'site.json')
  const write = (...experiences: DescribedExperience[]) => writeFileSync(siteFile, JSON.stringify({ experiences }))
  write(hurry({ id: 'old' }))
  const stopping = new AbortController()
  const settings = {
    service,
    shop: 'http://localhost',
    trackingId: 'norrow',
    siteFile,
    signal: stopping.signal,
    every: 5,
  }
  const running = sendShoppers(settings)
  onTestFinished(async () => {
    stopping.abort()
    await running
    server.close()
    rmSync(folder, { recursive: true })
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(received).toEqual([])
  write(hurry({ id: 'old' }), hurry())
  await expect.poll(() => received.length).toBeGreaterThan(150)
  expect(new Set(received.flatMap(({ experienceId }) => experienceId ?? []))).toEqual(new Set(['hurry']))
  expect(received[0]?.context.id).toBe('shopper-hurry-2-0')
})
