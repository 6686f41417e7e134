import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { decided, expect, test, troubles } from '../demo.ts'
import { open } from './page.ts'

/** The text types that a shopper's browser receives. */
const texts = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/

test('a page, its files and the script reach the browser as brotli, and everything works', async ({ page, demo }) => {
  const found = troubles(page)
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await open(page, `${demo.shop}/uk/en/`)
  await decided(page)
  await expect(page.locator('.global-offer-banner')).toBeVisible()
  await page.waitForLoadState('networkidle')

  let plain = 0
  let sent = 0
  for (const answer of answers) {
    const path = new URL(answer.url()).pathname
    const { 'content-type': type = '', 'content-encoding': encoding } = await answer.allHeaders()
    if (!answer.url().startsWith(demo.shop) || !texts.test(type)) continue
    const body = await answer.body()
    // The smallest files do not get smaller, and the shop's icons are not built.
    if (path.startsWith('/icons/') || body.length < 1024) continue
    const { responseBodySize } = await answer.request().sizes()
    expect([path, encoding]).toEqual([path, 'br'])
    plain += body.length
    sent += responseBodySize
    if (path.startsWith('/instep/')) expect([path, responseBodySize]).toEqual([path, brotliCompressSync(body).length])
  }
  expect(plain).toBeGreaterThan(500_000)
  expect(sent).toBeLessThan(plain / 3)
  expect(found).toEqual([])
})
