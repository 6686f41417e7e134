import * as compat from 'preact/compat'
import { expect, test, vi } from 'vitest'
import type { SlotsHost } from '../../contract/slots.ts'
import { lendReact } from '../wrapper/lend-react.ts'
import { chosenRenderer } from './chosen-renderer.ts'
import { whenRendererReady } from './when-renderer-ready.ts'

const page = window as { __qubit?: SlotsHost }

test('[BD-09] when the page lends a React without hooks, the small renderer is loaded once instead, and the reason is logged', async () => {
  delete page.__qubit
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi.fn(async () => chosenRenderer().React)
  const asked = [whenRendererReady(load), whenRendererReady(load)]
  expect(load).not.toHaveBeenCalled()
  expect(chosenRenderer).toThrow('before there was a renderer')

  lendReact({ version: '15.6.2' }, { render: () => {}, flushSync: () => {} })
  for (const React of await Promise.all(asked)) expect(React).toMatchObject({ useState: compat.useState })
  expect(warn.mock.calls).toEqual([
    [
      'Experiences do not draw with the React of the page, but with the small renderer: its React 15.6.2 is older than 16.8, and has no hooks',
    ],
  ])

  // A usable React comes too late: the page has been drawn with the other renderer.
  delete page.__qubit
  lendReact({ version: '19.3.1' }, { flushSync: () => {} }, { createRoot: () => {} })
  expect(await whenRendererReady(load)).toMatchObject({ useState: compat.useState })
  expect(warn).toHaveBeenCalledOnce()
})
