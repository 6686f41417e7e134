import type { Page } from '@playwright/test'

/** A request that has not been sent yet. It waits until one of these is called. */
export type Paused = {
  send(): Promise<unknown>
  refuse(): Promise<unknown>
  answer(reply: { status?: number; type: string; body: string }): Promise<unknown>
}

/**
 * Stops a page's requests of these addresses, and no others; `*` is any text. A route of Playwright stops every request of
 * the page and switches off the cache, which adds a sixth to what a page of the shop costs. Preflights are sent.
 *
 * @returns what ends it
 */
export async function pauseRequests(
  page: Page,
  addresses: string,
  settle: (request: Paused) => unknown,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  let hasEnded = false
  session.on('Fetch.requestPaused', ({ requestId, request: { method } }) => {
    const send = () => session.send('Fetch.continueRequest', { requestId })
    const settleThis = method === 'OPTIONS' ? send : settle
    const done = settleThis({
      send,
      refuse: () => session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' }),
      answer: ({ status = 200, type, body }) =>
        session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [
            { name: 'Content-Type', value: type },
            { name: 'Access-Control-Allow-Origin', value: '*' },
          ],
          body: Buffer.from(body).toString('base64'),
        }),
    })
    // A page that is left takes its requests with it, and what comes when this ends is sent by the browser.
    void Promise.resolve(done).catch((error: Error) => {
      if (!hasEnded && !error.message.includes('Invalid InterceptionId')) throw error
    })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: addresses }] })
  return () => {
    hasEnded = true
    return session.detach()
  }
}
