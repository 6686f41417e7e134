import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect } from '../demo.ts'

/** The text types that a shopper's browser receives. */
const texts = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/

/** Collects the responses to a page. */
export function collectResponses(page: Page): Response[] {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  return answers
}

/** Checks that what came from the shop, its page, its files and the script, reached the browser as brotli. */
export async function expectCompressed(answers: readonly Response[], shop: string): Promise<void> {
  let plain = 0
  let sent = 0
  for (const answer of answers) {
    const path = new URL(answer.url()).pathname
    const { 'content-type': type = '', 'content-encoding': encoding } = await answer.allHeaders()
    if (!answer.url().startsWith(shop) || !texts.test(type)) continue
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
}
