import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { buildQuickSite, fromBuild } from '../built/quick-site.ts'
import { openStage } from '../delivery/stage.ts'
import { type Demo, expect, newVisitorId, test } from '../demo.ts'
import { visit } from './cross-domain-site.ts'

const day = 24 * 60 * 60

/** The shop's own server as a site owner would configure it: it passes `/id` to the service. */
async function shopWithIdPath({
  shop,
  service,
}: Pick<Demo, 'shop' | 'service'>): Promise<{ server: Server; port: number }> {
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked
    const port = new URL(url.startsWith('/id/') ? service : shop).port
    const passed = request({ host: '127.0.0.1', port, path: url, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

test("[BU-08] once per session the visitor id's cookie is renewed by HTTP from the shop's own domain", async ({
  browser,
  demo,
}) => {
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service } })
  const { server, port } = await shopWithIdPath({ shop: stage.origin, service: demo.service })
  const shop = `http://one.shop.test:${port}`
  const script = await buildQuickSite({
    domains: ['one.shop.test'],
    endpoints: { base: demo.service, id: `${shop}/id` },
  })
  const context = await browser.newContext()
  try {
    await context.route('**/instep/*', fromBuild(script.folder))
    // As in a browser that limits the lifetime of cookies written by scripts, seven days are left.
    const visitorId = newVisitorId()
    const now = Date.now() / 1000
    const capped = { domain: '.one.shop.test', path: '/', expires: now + 7 * day }
    await context.addCookies([{ name: '_qubitTracker', value: visitorId, ...capped }])
    const page = await context.newPage()
    const statuses: number[] = []
    page.on('response', (reply) => {
      if (reply.url() === `${shop}/id/norrow`) statuses.push(reply.status())
    })
    const idCookies = async () => (await context.cookies(shop)).filter(({ name }) => name === '_qubitTracker')

    await visit(page, `${shop}/plain`)
    await expect.poll(() => statuses).toEqual([204])
    const [cookie, ...more] = await idCookies()
    expect(more).toEqual([])
    expect(cookie).toMatchObject({ value: visitorId, path: '/', domain: '.one.shop.test', sameSite: 'Lax' })
    expect(cookie?.expires).toBeGreaterThan(now + 365 * day - 60)
    expect(cookie?.expires).toBeLessThan(now + 365 * day + 600)

    await visit(page, `${shop}/plain?second`)
    await visit(page, `${shop}/plain?third`)
    expect(statuses).toEqual([204])
    await page.goto('about:blank')
    await context.clearCookies({ name: 'qb_session' })
    await visit(page, `${shop}/plain`)
    await expect.poll(() => statuses).toEqual([204, 204])

    const refused = await page.evaluate(async () => {
      const reply = await fetch('/id/norrow', { method: 'POST', body: '{"visitorId":"a;b"}' })
      return reply.status
    })
    expect(refused).toBe(400)
    expect((await idCookies()).map(({ value }) => value)).toEqual([visitorId])
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
    await stage.close()
    script.remove()
  }
})
