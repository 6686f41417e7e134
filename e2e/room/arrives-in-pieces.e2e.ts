import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '../demo.ts'
import { noteShifts, summed } from './measured-shift.ts'

/** The pieces in which a page arrives, in bytes, and the time between them. */
const piece = { bytes: 333, ms: 15 }

/** Sends on what the shop answers, each page in many small pieces, as on a poor connection. */
async function sendInPieces(shop: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const [reply] = await once(request(new URL(asked.url ?? '', shop), { headers }).end(), 'response')
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = reply.headers
  answer.writeHead(reply.statusCode, kept)
  if (!String(kept['content-type']).includes('text/html')) return void reply.pipe(answer)
  const bytes = Buffer.concat(await reply.toArray())
  for (let at = 0; at < bytes.length; at += piece.bytes) {
    answer.write(bytes.subarray(at, at + piece.bytes))
    await wait(piece.ms)
  }
  answer.end()
}

test('what has come of a page stays where it is while the rest comes', async ({ browser, demo }) => {
  const proxy = createServer(
    (asked, answer) => void sendInPieces(demo.shop, asked, answer).catch(() => answer.destroy()),
  )
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const open = async (path: string, viewport: { width: number; height: number }) => {
    const page = await browser.newPage({ viewport })
    // What Instep changes, and the room for it, have their own tests.
    await page.route('**/instep/**', (route) => route.abort())
    const shiftsOf = await noteShifts(page)
    await page.goto(`${origin}${path}`)
    expect.soft(summed(await shiftsOf()), `${path}, ${viewport.width} px wide`).toEqual({ shift: '0.00', moved: [] })
    await page.close()
  }
  try {
    await Promise.all([
      open('/uk/en/', { width: 390, height: 844 }),
      open('/uk/en/', { width: 1280, height: 800 }),
      open('/ca/en/shop/men', { width: 1280, height: 800 }),
    ])
  } finally {
    proxy.close()
  }
})
