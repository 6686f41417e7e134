import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../testing/a-page.ts'
import { useWindowWidth } from './use-window-width.ts'
import { isNarrow, widthLimits } from './width.ts'

const styles = import.meta.glob<string>('../../*/**/*.css', { query: '?inline', import: 'default', eager: true })

function Layout() {
  return isNarrow(useWindowWidth(), { upTo: 600 }) ? 'narrow' : 'wide'
}

test('[SHR-01.5] a layout follows the window width during a resize', async () => {
  const [width, height] = [innerWidth, innerHeight]
  const body = aPage('')
  const root = createRoot(body)
  onTestFinished(async () => {
    root.unmount()
    await page.viewport(width, height)
  })
  flushSync(() => root.render(createElement(Layout)))
  for (const [each, layout] of [
    [601, 'wide'],
    [600, 'narrow'],
    [601, 'wide'],
  ] as const) {
    await page.viewport(each, height)
    await expect.poll(() => body.textContent).toBe(layout)
  }
})

test('[SHR-01.5] styles of the catalogue use no other window widths than the shared limits', () => {
  const used = Object.entries(styles).flatMap(([path, text]) =>
    [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\d[\w.]*/g)].map(([width]) => `${path} ${width}`),
    ),
  )
  const isShared = (each: string) => widthLimits.some((limit) => each.endsWith(` ${limit}px`))
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((each) => !isShared(each))).toEqual([])
})
