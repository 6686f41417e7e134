import type { ServerResponse } from 'node:http'
import { snippetTag } from '../../cli/snippet/snippet.ts'
import type { WireEvent } from '../../contract/event.ts'
import { expect, test } from '../demo.ts'
import { openStage, storedFor, waiting } from './stage.ts'

const head = `<!doctype html><html lang="en"><title>Slow</title><link rel="icon" href="data:,">${snippetTag('/instep/instep.js')}
<script>uv.emit('ecView', { type: 'landing' })</script><p>The first part.</p>`

test('[BY-01] a page that is left before its document was read is counted: the next page sends its view', async ({
  page,
  demo,
}) => {
  const trackingId = `leaver-${Date.now()}`
  const pages = {
    // The document never ends.
    '/slow': (_: unknown, answer: ServerResponse) => answer.writeHead(200, { 'Content-Type': 'text/html' }).write(head),
  }
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId, pages })
  try {
    await page.goto(`${stage.origin}/slow?utm_source=mail`, { waitUntil: 'commit' })
    await expect.poll(() => waiting(page)).toBe(3)
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    await page.goto(`${stage.origin}/plain`)
    await expect.poll(async () => (await views()).length).toBe(2)
    expect((await views()).map(({ type, context }) => [type, context.viewNumber])).toEqual([
      ['landing', 1],
      ['home', 2],
    ])
    const events = await storedFor(demo.service, trackingId)
    expect(events.find(({ meta }) => meta.type === 'qubit.entrance')).toMatchObject({ hasUtm: true })
    expect(new Set(events.map(({ meta }) => meta.seq)).size).toBe(events.length)
  } finally {
    await stage.close()
  }

  async function views(): Promise<WireEvent[]> {
    return (await storedFor(demo.service, trackingId)).filter(({ meta }) => meta.type === 'ecView')
  }
})
