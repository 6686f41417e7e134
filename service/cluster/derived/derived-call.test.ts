import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { checkEvent } from '../../events/check-event.ts'
import { anExperiment } from '../../testing/an-experiment.ts'
import { decodeDerived, encodeDerived, eventsOf, factsOf } from './derived-call.ts'

const { seen, goal, order } = anExperiment()
const read = (event: object, { bot = false, visitorId = 'ann' as string | null } = {}) => {
  const check = checkEvent(event)
  if (!check.valid) throw new Error('the event is not valid')
  return { event: check.event, bot, visitorId }
}
const batch = (...events: ReturnType<typeof read>[]) => ({ trackingId: 'shop', receivedAt: 9, events })
const shown = anEvent({
  eventType: 'detail',
  product: { productId: 'A' },
  meta: { type: 'ecProduct' },
  context: { id: 'ann' },
})
const claim = { kind: 'claim', trackingId: 'shop', receivedAt: 9, visitorId: 'ann' }

test('what events say of products goes to the site, and of orders to where each order is decided', () => {
  const reached = goal('ann', 'v', 5, { transactionId: 'o2' })
  expect(factsOf(batch(read(shown), read(order('ann', 10, 3)), read(reached), read(seen('ann', 'v', 1))))).toEqual([
    { at: 'shop', facts: { kind: 'learn', trackingId: 'shop', receivedAt: 9, texts: [JSON.stringify(shown)] } },
    { at: 'order shop order-ann-3', facts: { ...claim, orderId: 'order-ann-3', isOfGoal: false, at: 3 } },
    { at: 'order shop o2', facts: { ...claim, orderId: 'o2', isOfGoal: true, at: 5 } },
  ])
})

test('crawlers and events without a visitor say nothing', () => {
  const events = [shown, order('ann', 10, 3)]
  expect(factsOf(batch(...events.map((event) => read(event, { bot: true }))))).toEqual([])
  expect(factsOf(batch(...events.map((event) => read(event, { visitorId: null }))))).toEqual([])
  expect(factsOf(batch(read(seen('ann', 'v', 1)), read(goal('ann', 'v', 2))))).toEqual([])
})

test('events that were told come back as they were, without what is none', () => {
  expect(eventsOf([JSON.stringify(shown), '{"meta":{}}'])).toEqual([
    { event: JSON.parse(JSON.stringify(shown)), bot: false, visitorId: 'ann' },
  ])
})

test('what is told is known among other messages', () => {
  const call = {
    from: 1,
    number: 2,
    facts: { kind: 'disown', visitorId: 'a', trackingId: 's', orderId: 'o', receivedAt: 3 },
  } as const
  expect(decodeDerived(encodeDerived(call))).toEqual(call)
  expect(decodeDerived('{"store":"events"}')).toBe(null)
})
