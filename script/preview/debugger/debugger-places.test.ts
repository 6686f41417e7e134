import { expect, test } from 'vitest'
import { aRun } from '../../testing/a-run.ts'
import { debuggerPlaces } from './debugger-places.ts'

/** Whether the name of a window is one that pages of this shop have given it. */
function isNameOwn(referrerUrl: string, { isFramed = false, isPreview = false } = {}): boolean {
  const window: { top?: object } = {}
  window.top = isFramed ? {} : window
  const run = aRun({ config: { isPreview, domains: ['shop.test'] }, page: { window } })
  const facts = () => ({ ...run.page.facts(), referrerUrl })
  return debuggerPlaces({ page: { window, facts }, site: run.site }).isNameOwn
}

test.each([
  ['https://www.shop.test/uk/', true],
  ['https://shop.test/', true],
  ['https://evil.test/?shop.test', false],
  ['', false],
])('[PV-11] after the page %j the name of the window is trusted: %s', (before, is) => {
  expect(isNameOwn(before)).toBe(is)
})

test('[PV-11] the name of a frame is never trusted, that of a preview’s own page is', () => {
  expect(isNameOwn('https://www.shop.test/uk/', { isFramed: true })).toBe(false)
  expect(isNameOwn('', { isFramed: true, isPreview: true })).toBe(false)
  expect(isNameOwn('', { isPreview: true })).toBe(true)
})
