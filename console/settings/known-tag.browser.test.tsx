import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { mendBrowserLanguage } from './known-tag.ts'

afterEach(closeConsole)

test.each(['C', 'en-US@posix', ''])('a browser that says its language is %j can still have charts', (named) => {
  Object.defineProperty(navigator, 'language', { value: named, configurable: true })
  onTestFinished(() => void delete (navigator as { language?: string }).language)
  mendBrowserLanguage()
  expect(new Intl.NumberFormat(navigator.language).format(1234.5)).toBe('1,234.5')
})

test('a language that is well named stays', () => {
  Object.defineProperty(navigator, 'language', { value: 'de-CH', configurable: true })
  onTestFinished(() => void delete (navigator as { language?: string }).language)
  mendBrowserLanguage()
  expect(navigator.language).toBe('de-CH')
})

test('numbers and times are written in the language where its kind is one that no browser knows', async () => {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'C'])
  onTestFinished(() => spy.mockRestore())
  openConsole()
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible()
})
