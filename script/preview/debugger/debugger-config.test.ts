import { expect, test } from 'vitest'
import { aKeyValue } from '../../testing/a-run.ts'
import { type DebuggerPlaces, keepDebugger, readDebugger, removeDebugger } from './debugger-config.ts'

const config = { environment: 'staging', previewId: '7', preview: { country: 'DE' } } as const

function places(change: Partial<DebuggerPlaces> = {}): DebuggerPlaces {
  return { session: aKeyValue(), window: { name: '' }, isNameOwn: true, ...change }
}

test('[PV-10] each of the two copies alone is enough', () => {
  const tab = places()
  keepDebugger(tab, config)
  expect(readDebugger(places({ session: tab.session }))).toEqual(config)
  expect(readDebugger(places({ session: undefined, window: tab.window }))).toEqual(config)
  removeDebugger(tab)
  expect([readDebugger(tab), tab.window.name, tab.session?.keys()]).toEqual([undefined, '', []])
})

test('[PV-10] a name that the page uses stays as it is', () => {
  const tab = places({ window: { name: 'checkout' } })
  keepDebugger(tab, config)
  expect(tab.window.name).toBe('checkout')
  removeDebugger(tab)
  expect(tab.window.name).toBe('checkout')
})

test('[PV-10] a name that another site may have written is not read, and emptied', () => {
  const tab = places({ window: { name: 'qb_debugger:{"environment":"staging"}' }, isNameOwn: false })
  expect(readDebugger(tab)).toBe(undefined)
  expect(tab.window.name).toBe('')
})

test.each(['', '7', '[]', '{', 'null', '{"environment":"live"}', '{"environment":7}'])(
  'a stored text %j is no configuration',
  (text) => {
    const tab = places({ window: { name: `qb_debugger:${text}` } })
    tab.session?.set('qb_debugger', text)
    expect(readDebugger(tab)).toBe(undefined)
  },
)
