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

/** Returns the result after some milliseconds. */
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

test('[BD-09] a React that was lent before is available immediately, and one that is lent later as soon as it is lent', async () => {
  const asked = lentInTime()
  expect(await after(900, asked)).toBe('nothing yet')
  lendReact(React, ReactDOM, client)
  expect(await after(0, asked)).toEqual(lent)
  expect(await after(0, lentInTime())).toEqual(lent)
})

test('[BD-09] without a lent React the wait ends one second after the page has loaded', async () => {
  const load = whilePageLoads()
  const asked = lentInTime()
  expect(await after(5000, asked)).toBe('nothing yet')
  load()
  expect(await after(999, asked)).toBe('nothing yet')
  expect(await after(1, asked)).toBeUndefined()
})

test('[BD-09] on a page that never finishes loading the wait ends after 10 seconds', async () => {
  whilePageLoads()
  const asked = lentInTime()
  expect(await after(9999, asked)).toBe('nothing yet')
  expect(await after(1, asked)).toBeUndefined()
})

test('[BD-09] the first React that is lent is kept, and several experiences can wait for it', async () => {
  const asked = [lentInTime(), lentInTime()]
  lendReact(React, ReactDOM, client)
  lendReact({ version: '18.3.1' }, ReactDOM, client)
  for (const each of [...asked, lentInTime()]) expect(await after(0, each)).toEqual(lent)
})

test('[BD-09] lending for experiences does not affect slots and code that waits for them', () => {
  const ready = vi.fn()
  page.__qubit = { react: { onReactReady: [ready] } }
  lendReact(React, ReactDOM, client)
  expect(ready).not.toHaveBeenCalled()
  expect(page.__qubit.react).toMatchObject({ onReactReady: [ready], renderer: lent })
  expect(page.__qubit.react).not.toHaveProperty('React')
})
