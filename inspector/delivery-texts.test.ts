import { expect, test } from 'vitest'
import { anEvent } from '../contract/testing/an-event.ts'
import type { InspectedDelivery } from '../script/preview/explorer/watch-delivery.ts'
import { deliveryFacts, deliverySummary } from './delivery-texts.ts'

const at = new Date(2026, 0, 2, 13, 5, 9).getTime()
const time = new Date(at).toLocaleTimeString()
const failure = { at, reason: 'status 503', times: 1 }

const aDelivery = (facts: Partial<InspectedDelivery> = {}): InspectedDelivery => ({
  waiting: [],
  posted: 0,
  isPausedByService: false,
  ...facts,
})

const summaryOf = (facts: Partial<InspectedDelivery>, losses = {}) =>
  Object.values(deliverySummary({ delivery: aDelivery(facts), losses }))
const factsOf = (
  facts: Partial<InspectedDelivery>,
  losses = {},
  events: Parameters<typeof deliveryFacts>[0]['events'] = [],
) =>
  Object.fromEntries(
    deliveryFacts({ delivery: aDelivery(facts), losses, events }).map(({ name, text }) => [name, text]),
  )

test('[BU-01] one line says how the events fare', () => {
  expect(summaryOf({})).toEqual(['shown', 'all sent', 'Nothing waits to be sent'])
  expect(summaryOf({ waiting: ['1'] })).toEqual(['waiting', 'sending', '1 event to be sent'])
  expect(summaryOf({ waiting: ['1', '2'], failure })).toEqual([
    ...['failed', 'in trouble', '2 events to be sent, the last attempt failed'],
  ])
  expect(summaryOf({ failure: { ...failure, times: 3 }, waiting: ['1'] })[2]).toContain('the last 3 attempts failed')
  expect(summaryOf({}, { refused: 2, 'too old': 1 })).toEqual([
    ...['failed', 'in trouble', 'Nothing waits to be sent, 3 given up'],
  ])
})

test.each([
  ['bot', 'failed', 'this browser counts as a bot'],
  ['tracking disabled', 'failed', 'tracking is switched off for this visitor or site'],
  ['blocked address', 'failed', 'the visitor’s IP address is on the site’s block list'],
  ['consent denied', 'waiting', 'consent is denied'],
  ['consent pending', 'waiting', 'consent is pending, so events wait on this page'],
] as const)('[BU-01] why nothing is sent is said: %s', (silence, tone, text) => {
  expect(summaryOf({ silence })).toEqual([tone, 'nothing is sent', `Nothing is sent: ${text}`])
  expect(factsOf({ silence, botSign: 'a sign' })['Not sent']).toBe(`${text}: a sign`)
})

test('[BU-01] the queue is explained with its times, attempts and pause', () => {
  expect(factsOf({})).toEqual({ Waiting: 'none', 'Last stored': 'none since this panel was opened' })
  expect(
    factsOf({
      waiting: ['1', '2'],
      posted: 1,
      oldest: at,
      lastSent: { at, count: 1 },
      failure: { ...failure, times: 2 },
      pausedUntil: at,
      isPausedByService: true,
    }),
  ).toEqual({
    Waiting: `2, the oldest since ${time}; 1 of them sent and not acknowledged`,
    'Last stored': `1 event at ${time}`,
    'Last failure': `${time}: status 503`,
    'Failed in a row': '2 attempts',
    'Next attempt': `${time} or later, in all tabs, as the service answered`,
  })
})

test('[BU-01] [BY-04] losses are listed by reason, and those that the service has been told of apart', () => {
  const losses = { 'queue full': 1, 'too old': 2, refused: 3, 'not stored': 4, unknown: 5 }
  expect(factsOf({}, losses)['Given up']).toBe(
    '1 because too many were waiting, 2 because they were older than a week, 3 because the service refused them, ' +
      '4 because the browser could not store them when the page was left, 5 (unknown)',
  )
  const told = anEvent({ meta: { type: 'qubit.debug' }, code: 'loss', data: { refused: 2 } })
  expect(factsOf({}, {}, [{ event: told, isStored: true }])['Losses reported']).toBe(
    '2 because the service refused them; the service knows',
  )
  expect(factsOf({}, {}, [{ event: told, isStored: false }])).not.toHaveProperty('Losses reported')
})
