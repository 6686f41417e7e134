import { expect, test } from 'vitest'
import { type CallbackFacts, callbackDataOf, readCallbackData } from './callback-data.ts'

const facts: CallbackFacts = {
  placementId: 'hero',
  implementationId: 'i',
  campaignId: 'c',
  visitorId: 'v',
  group: 'CONTROL',
}
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('[SV-41] callback data is read as it was made, in an address without change', () => {
  for (const each of [facts, { ...facts, group: 'CONTENT', preview: true } as const]) {
    expect(callbackDataOf(each)).toMatch(/^[\w-]+$/)
    expect(readCallbackData(callbackDataOf(each))).toEqual(each)
  }
})

test.each(['placementId', 'implementationId', 'campaignId', 'visitorId', 'group'])(
  '[SV-41] data without %s was not made by the service',
  (name) => {
    expect(readCallbackData(encoded({ ...facts, [name]: undefined }))).toBe(null)
    expect(readCallbackData(encoded({ ...facts, [name]: 7 }))).toBe(null)
  },
)

test.each(['', 'x', encoded(null), encoded([facts]), encoded('CONTENT'), encoded({ ...facts, group: 'OTHER' })])(
  '[SV-41] "%s" was not made by the service',
  (data) => {
    expect(readCallbackData(data)).toBe(null)
  },
)
