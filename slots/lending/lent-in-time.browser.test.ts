import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SlotsHost } from '../../contract/slots.ts'
import { lendReact } from '../wrapper/lend-react.ts'
import { lentInTime } from './lent-in-time.ts'

const page = window as { __qubit?: SlotsHost }
const React = { version: '19.3.1' }
const ReactDOM = { flushSync: () => {} }
const client = { createRoot: () => {} }
const lent = { React, ReactDOM: { ...ReactDOM, ...client } }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete page.__qubit
})

/** What is known after some milliseconds. */
async function after(wait: number, asked: Promise<unknown>): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(wait)
  return Promise.race([asked, Promise.resolve('nothing yet')])
}

function whilePageLoads(): () => void {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  return () => {
    state.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
  }
}

test('[BD-09] what the page lent before is there at once, and what it lends later as soon as it does', async () => {
  const asked = lentInTime()
  expect(await after(900, asked)).toBe('nothing yet')
  lendReact(React, ReactDOM, client)
  expect(await after(0, asked)).toEqual(lent)
  expect(await after(0, lentInTime())).toEqual(lent)
})

test('[BD-09] a page that lends none is waited for until a second after it has loaded', async () => {
  const load = whilePageLoads()
  const asked = lentInTime()
  expect(await after(5000, asked)).toBe('nothing yet')
  load()
  expect(await after(999, asked)).toBe('nothing yet')
  expect(await after(1, asked)).toBeUndefined()
})

test('[BD-09] a page that does not end loading is waited for 10 seconds', async () => {
  whilePageLoads()
  const asked = lentInTime()
  expect(await after(9999, asked)).toBe('nothing yet')
  expect(await after(1, asked)).toBeUndefined()
})

test('[BD-09] the first React that is lent stays, and several experiences may wait for it', async () => {
  const asked = [lentInTime(), lentInTime()]
  lendReact(React, ReactDOM, client)
  lendReact({ version: '18.3.1' }, ReactDOM, client)
  for (const each of [...asked, lentInTime()]) expect(await after(0, each)).toEqual(lent)
})

test('[BD-09] lending for experiences leaves slots and what waits for them as they are', () => {
  const ready = vi.fn()
  page.__qubit = { react: { onReactReady: [ready] } }
  lendReact(React, ReactDOM, client)
  expect(ready).not.toHaveBeenCalled()
  expect(page.__qubit.react).toMatchObject({ onReactReady: [ready], renderer: lent })
  expect(page.__qubit.react).not.toHaveProperty('React')
})
