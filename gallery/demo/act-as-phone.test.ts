import { expect, test } from 'vitest'
import { actAsPhone, phoneFacts, phoneFrameName } from './act-as-phone.ts'

/** A window of a computer with a mouse. */
function aFrame(name: string) {
  const navigator = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0, userAgentData: {} }
  const matchMedia = (media: string) => ({ media })
  const document = { documentElement: { style: {} } }
  return { name, navigator, matchMedia, document } as unknown as Parameters<typeof actAsPhone>[0]
}

test('in the frame of the phone, pages find a phone with touch', () => {
  const frame = aFrame(phoneFrameName)
  actAsPhone(frame, { name: phoneFrameName, facts: phoneFacts })
  const { userAgent, maxTouchPoints } = frame.navigator
  expect([maxTouchPoints, 'ontouchstart' in frame]).toEqual([5, true])
  expect(userAgent).toContain('iPhone')
  expect((frame.navigator as { userAgentData?: object }).userAgentData).toBeUndefined()
  expect(frame.matchMedia('(hover: hover)').media).toBe('not all')
  expect(frame.matchMedia('(pointer: coarse)').media).toBe('all')
  expect(frame.matchMedia('(min-width: 768px)').media).toBe('(min-width: 768px)')
})

test('any other window stays what it is', () => {
  const frame = aFrame('')
  actAsPhone(frame, { name: phoneFrameName, facts: phoneFacts })
  expect([frame.navigator.maxTouchPoints, 'ontouchstart' in frame]).toEqual([0, false])
  expect(frame.matchMedia('(hover: hover)').media).toBe('(hover: hover)')
})
