import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { describeEvent } from '../console/describe-event.ts'
import { checkEvent } from '../events/check-event.ts'
import { sqliteStorage } from './sqlite-storage.ts'

test('of a large event lists get only what they show, of others all', async () => {
  const storage = sqliteStorage(':memory:')
  const meta = { type: 'ecView', url: 'https://shop.example/shoes?a' }
  const written = [
    anEvent({ meta, type: 'home', padding: 'x'.repeat(1000) }),
    anEvent({ meta, type: 'home', padding: 'x'.repeat(100_000) }),
    anEvent({ meta: { ...meta, url: null as never }, type: { odd: [1] }, padding: 'x'.repeat(100_000) }),
  ]
  const events = written.map((event) => {
    const check = checkEvent(event)
    if (!check.valid) throw new Error('the event is not valid')
    return { event: check.event, text: JSON.stringify(event), bot: false }
  })
  await storage.events.append({ trackingId: 'shop', receivedAt: 1000, events, refused: [] })
  const lists = [
    await storage.traffic.latest('shop', 0, 9),
    await storage.eventPages.stored('shop', {}, { before: 9, atMost: 9 }),
    await storage.eventPages.stored('shop', { type: 'ecView' }, { before: 9, atMost: 9 }),
    await storage.eventPages.stored('shop', { visitorId: 'visitor-1' }, { before: 9, atMost: 9 }),
  ]
  for (const list of lists) {
    const [odd, large, small] = list.map(({ text }) => text)
    expect(small).toBe(events[0]?.text)
    expect(JSON.parse(large ?? '')).toEqual({ type: 'home', meta })
    expect(describeEvent(large ?? '')).toEqual({ type: 'ecView', path: '/shoes' })
    expect(JSON.parse(odd ?? '')).toEqual({ type: { odd: [1] }, meta: { type: 'ecView', url: null } })
  }
  const [, large] = await storage.visitorData.events('shop', 'visitor-1', { before: 9, atMost: 9 })
  expect(large?.text).toBe(events[1]?.text)
})
