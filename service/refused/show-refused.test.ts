import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { showRefused } from './show-refused.ts'

const shown = (body: Uint8Array, { form = 'raw' as 'raw' | 'deflate', atMost = Number.POSITIVE_INFINITY } = {}) =>
  showRefused({ id: 1, trackingId: 'shop', receivedAt: 2, reason: 'no', index: null, bot: false, form, body }, atMost)
const bytes = (text: string) => Buffer.from(text)

test('[BY-09] a refused event is shown with why and when it was refused, and its size', async () => {
  expect(await shown(bytes('{"a":1}'))).toEqual({
    id: 1,
    receivedAt: 2,
    reason: 'no',
    index: null,
    form: 'text',
    text: '{"a":1}',
    isCut: false,
    size: 7,
  })
})

test('[BY-09] of a long text only the beginning is shown where a page of them is', async () => {
  expect(await shown(bytes('12345'), { atMost: 5 })).toMatchObject({ text: '12345', isCut: false, size: 5 })
  expect(await shown(bytes('123456'), { atMost: 5 })).toMatchObject({ text: '12345', isCut: true, size: 6 })
})

test.each([
  ['zlib', deflateSync],
  ['deflate', deflateRawSync],
  ['gzip', gzipSync],
])('[BY-09] a body that is packed with %s is shown unpacked', async (_, pack) => {
  const body = pack('{"ü":1}')
  expect(await shown(body, { form: 'deflate' })).toMatchObject({ form: 'unpacked', text: '{"ü":1}', isCut: false })
})

test('[BY-09] of a body that unpacks to more than an event may have the beginning is shown', async () => {
  const show = async (size: number) => {
    const { text, isCut } = await shown(deflateSync('x'.repeat(size)), { form: 'deflate' })
    return [text.length, isCut]
  }
  expect(await show(limits.eventsUnpacked)).toEqual([limits.eventsUnpacked, false])
  expect(await show(limits.eventsUnpacked + 1)).toEqual([limits.eventsUnpacked, true])
})

test('[BY-09] of a packed body that is damaged, or ends too early, what can be read is shown', async () => {
  const whole = deflateSync(`{"long":"${'abc'.repeat(9000)}"}`)
  const early = await shown(whole.subarray(0, whole.length - 10), { form: 'deflate' })
  expect(early.text).toMatch(/^\{"long":"abc/)
  whole[whole.length - 1] = (whole.at(-1) ?? 0) ^ 1
  const damaged = await shown(whole, { form: 'deflate' })
  expect(damaged).toMatchObject({ form: 'unpacked', text: expect.stringMatching(/^\{"long":"abc/), isCut: true })
})

test('[BY-09] what is neither text nor packed is shown as base64', async () => {
  const body = new Uint8Array([255, 254, 253])
  expect(await shown(body)).toMatchObject({ form: 'base64', text: '//79', isCut: false, size: 3 })
})
