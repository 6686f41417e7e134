import { describe, expect, test } from 'vitest'
import { sentIn, someServices } from '../testing/some-services.ts'
import { linkedId } from './linked-id.ts'

/** Base64 of `property:send-mail?:1`, with characters that must be encoded in an address. */
const id = 'cHJvcDpz/W5kLW1+aWw/OjE='
const qfns = { mail: id, sms: { id: 'other' } }
const done = { ok: true, data: { sent: 1 }, invocationId: 'i-1' }
const meta = {
  source: 'experience',
  visitorId: 'visitor-1',
  experienceId: 'low-stock',
  iterationId: '3',
  variationId: 'low-stock-v',
  variationMasterId: 'low-stock-vm',
  isPreview: false,
}

function aFunction(reply: Parameters<typeof someServices>[0] = {}, defaults = {}) {
  const opened = someServices({ qfns, reply: () => done, ...reply })
  return { ...opened, mail: opened.services.integration('mail', defaults) }
}

describe('linked functions', () => {
  test.each(['unknown', 'constructor', '__proto__', ''])(
    '[FN-01] a call of %j, which is not linked, throws at once',
    (name) => {
      const { services, requests } = someServices({ qfns })
      const text = `The integration "${name}" is not linked to this experience`
      expect(() => services.integration(name)).toThrow(new Error(text))
      expect(() => linkedId(name, undefined)).toThrow(new Error(text))
      expect(requests).toEqual([])
    },
  )

  test('[FN-01] a linked function is called by its id, given as a text or in an object', async () => {
    const { services, requests } = someServices({ qfns, reply: () => done })
    await services.integration('mail').execute()
    await services.integration('sms').execute()
    expect(requests.map(({ url }) => url)).toEqual([
      `https://collect.test/qfn/${encodeURIComponent(id)}`,
      'https://collect.test/qfn/other',
    ])
  })

  test('[FN-01] the defaults apply to each call that does not override them', async () => {
    const { mail, requests } = aFunction({}, { key: 'order-7', delay: 1000, cancelOnConversion: true })
    await mail.execute({ a: 1 })
    await mail.schedule({ a: 2 }, { delay: 5 })
    await mail.cancel()
    await mail.cancel({ key: 'other' })
    expect(requests.map(sentIn)).toMatchObject([
      { key: 'order-7', data: { a: 1 } },
      { key: 'order-7', data: { a: 2 }, delay: 5, cancelOnConversion: true },
      { key: 'order-7' },
      { key: 'other' },
    ])
  })
})

test('an execution posts key, data, caller data and meta, and returns the data of the answer', async () => {
  const { mail, requests } = aFunction()
  expect(await mail.execute({ to: 'x' }, { key: 'k' })).toEqual({ data: { sent: 1 }, invocationId: 'i-1' })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'POST', url: `https://collect.test/qfn/${encodeURIComponent(id)}` })
  expect(sentIn(requests[0])).toEqual({
    key: 'k',
    data: { to: 'x' },
    callerData: { url: 'https://shop.test/uk/en/shop', referrerUrl: 'https://search.test/', timezoneOffset: -60 },
    meta,
  })
})

test('[FN-03] scheduling posts key, data, window with the time zone, cancelOnConversion, time and delay', async () => {
  const { mail, requests } = aFunction()
  const window = { day: 'monday-friday', time: '09:00-17:00' }
  const time = '2030-01-01T10:00:00Z'
  await mail.schedule({ to: 'x' }, { key: 'k', delay: 60_000, window, cancelOnConversion: true })
  await mail.schedule({ to: 'y' }, { key: 'l', time })
  const url = `https://collect.test/qfn/defer/${encodeURIComponent(id)}`
  expect(requests).toMatchObject([
    { method: 'POST', url },
    { method: 'POST', url },
  ])
  expect(sentIn(requests[0])).toEqual({
    key: 'k',
    data: { to: 'x' },
    window: { ...window, timezoneOffset: -60 },
    cancelOnConversion: true,
    delay: 60_000,
    meta,
  })
  expect(sentIn(requests[1])).toEqual({ key: 'l', data: { to: 'y' }, window: { timezoneOffset: -60 }, time, meta })
})

test.each([
  [{ time: 1_800_000_000_000, delay: 0 }, 'Only one of time and delay can be used'],
  [{}, 'time or delay is required'],
])('[FN-03] scheduling with %j fails without a request', async (schedule, message) => {
  const { mail, requests } = aFunction()
  await expect(mail.schedule({}, { key: 'k', ...schedule })).rejects.toThrow(message)
  expect(requests).toEqual([])
})

test('a run with a delay of 0 is scheduled', async () => {
  const { mail, requests } = aFunction()
  await mail.schedule({}, { key: 'k', delay: 0 })
  expect(sentIn(requests[0])).toMatchObject({ delay: 0 })
})

test('[FN-04] cancelling posts the key and meta', async () => {
  const { mail, requests } = aFunction({ reply: () => ({ ok: true }) })
  await mail.cancel({ key: 'k' })
  expect(requests).toMatchObject([{ method: 'POST', url: `https://collect.test/qfn/cancel/${encodeURIComponent(id)}` }])
  expect(sentIn(requests[0])).toEqual({ key: 'k', meta })
})

const network = () => Promise.reject(new Error('POST x failed: timeout after 35000ms'))

test.each([
  ['a status of 404', () => ({ status: 404, text: '{"ok":false,"message":"no"}' }), 'HTTP'],
  ['a status of 504 without JSON', () => ({ status: 504, text: '<html>' }), 'HTTP'],
  ['a time-out', network, 'HTTP'],
  ['an answer that is not JSON', () => ({ status: 200, text: '<html>' }), 'MALFORMED_RESPONSE'],
  ['an empty answer', () => ({ status: 200, text: '' }), 'MALFORMED_RESPONSE'],
  ['an answer that is not an object', () => ({ status: 200, text: '7' }), 'MALFORMED_RESPONSE'],
])('[FN-05] %s is an error of the corresponding type', async (_, reply, type) => {
  const { mail } = aFunction({ reply })
  await expect(mail.execute()).rejects.toMatchObject({ type })
  await expect(mail.schedule({}, { key: 'k', delay: 1 })).rejects.toMatchObject({ type })
  await expect(mail.cancel({ key: 'k' })).rejects.toMatchObject({ type })
})

const url = `https://collect.test/qfn/${encodeURIComponent(id)}`

test.each([
  ['error.message', () => ({ ok: false, error: { message: 'quota' }, message: 'other' }), 'quota'],
  ['its message', () => ({ ok: false, message: 'other' }), 'other'],
  ['error.message of a failing status', () => ({ status: 404, text: '{"error":{"message":"no such"}}' }), 'no such'],
  ['the status as the cause', () => ({ status: 502, text: '' }), `POST ${url} failed: status 502`],
  ['the cause of a time-out', network, 'POST x failed: timeout after 35000ms'],
])('[FN-06] a failure is reported to the caller with %s', async (_, reply, message) => {
  const { mail } = aFunction({ reply })
  await expect(mail.execute()).rejects.toMatchObject({ message: `Failed to perform execute action: ${message}` })
})

test('[FN-06] the error of each action names the action', async () => {
  const { mail } = aFunction({ reply: () => ({ ok: false, message: 'no' }) })
  await expect(mail.execute()).rejects.toThrow(new Error('Failed to perform execute action: no'))
  await expect(mail.schedule({}, { delay: 1 })).rejects.toThrow(new Error('Failed to perform schedule action: no'))
  await expect(mail.cancel()).rejects.toThrow(new Error('Failed to perform cancel action: no'))
  await expect(mail.schedule()).rejects.toThrow('Failed to perform schedule action: time or delay is required')
})

test.each(['execute', 'schedule', 'cancel'] as const)(
  '[FN-07] %s emits executeQfnRequestStart, then executeQfnRequestSuccess',
  async (action) => {
    const { mail, notices } = aFunction({}, { key: 'k', delay: 1 })
    await (action === 'cancel' ? mail.cancel() : mail[action]({}))
    const facts = { name: 'mail', action, key: 'k' }
    expect(notices).toEqual([
      { type: 'executeQfnRequestStart', data: facts },
      { type: 'executeQfnRequestSuccess', data: { ...facts, invocationId: 'i-1' } },
    ])
  },
)

test.each(['execute', 'schedule', 'cancel'] as const)(
  '[FN-07] %s emits executeQfnRequestStart, then executeQfnRequestFailed',
  async (action) => {
    const { mail, notices } = aFunction({ reply: () => ({ ok: false, message: 'no' }) }, { key: 'k', delay: 1 })
    await expect(action === 'cancel' ? mail.cancel() : mail[action]({})).rejects.toThrow()
    const facts = { name: 'mail', action, key: 'k' }
    expect(notices).toEqual([
      { type: 'executeQfnRequestStart', data: facts },
      { type: 'executeQfnRequestFailed', data: { ...facts, message: 'no' } },
    ])
  },
)
