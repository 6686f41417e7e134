import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromiumFlags, chromiumPath } from '../../tools/setup/chromium.mjs'
import { expect, test } from '../demo.ts'
import { openStage, storedFor } from './stage.ts'
import { openTroubledService } from './troubled-service.ts'

type Told = { keys: string[]; cookies: string }

/** Prerenders the next page, returns what it wrote into the browser, and navigates to it on demand. */
const before = `<!doctype html><html lang="en"><title>Before</title><link rel="icon" href="data:,">
<script type="speculationrules">{"prerender": [{"source": "list", "urls": ["/plain?next"], "eagerness": "immediate"}]}</script>
<script>
  fetch('/go').then(async () => {
    await fetch('/told', { method: 'POST', body: JSON.stringify({ keys: Object.keys(localStorage), cookies: document.cookie }) })
    location.assign('/plain?next')
  })
</script></html>`

test('[BD-05] a prerendered page counts nothing and runs nothing before it is activated, and then counts one view', async ({
  demo,
}) => {
  const trackingId = `prerender-${Date.now()}`
  const service = await openTroubledService(demo.service)
  const told: Told[] = []
  const purposes: string[] = []
  let go: ServerResponse | undefined
  let scriptAsked = 0
  const stage = await openStage(demo.shop, {
    endpoints: { base: service.origin },
    trackingId,
    pages: {
      '/before': (_, answer) => void answer.writeHead(200, { 'Content-Type': 'text/html' }).end(before),
      '/go'(_, answer) {
        go = answer
      },
      '/told': async (asked, answer) => {
        told.push(JSON.parse(await text(asked)))
        answer.end()
      },
    },
    onAsked({ url, headers }) {
      if (url === '/plain?next') purposes.push(String(headers['sec-purpose']))
      if (url === '/instep/instep.js') scriptAsked++
    },
  })
  // A separate browser, because one that is controlled by developer tools does not prerender.
  const profile = mkdtempSync(join(tmpdir(), 'instep-prerender-'))
  const browser = spawn(
    String(chromiumPath()),
    [
      '--headless=new',
      ...chromiumFlags,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `${stage.origin}/before`,
    ],
    { stdio: 'ignore', detached: true },
  )
  try {
    await expect.poll(() => scriptAsked).toBe(1)
    await expect.poll(() => go !== undefined).toBe(true)
    // Longer than a visible page would need to send its first batch.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(purposes).toEqual(['prefetch;prerender'])
    expect([service.posted, service.asked]).toEqual([[], 0])

    go?.end()
    const views = async () => (await storedFor(demo.service, trackingId)).filter(({ meta }) => meta.type === 'ecView')
    await expect.poll(async () => (await views()).length).toBe(1)
    expect(told).toEqual([{ keys: [], cookies: '' }])
    // The prerendered page was shown, not a second load of it.
    expect(purposes).toEqual(['prefetch;prerender'])
    expect(scriptAsked).toBe(1)
    expect((await views())[0]).toMatchObject({ type: 'home', context: { viewNumber: 1, sessionNumber: 1 } })
  } finally {
    if (browser.pid && browser.exitCode === null) {
      process.kill(-browser.pid, 'SIGKILL')
      await once(browser, 'exit')
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    await stage.close()
    await service.stop()
  }
})
