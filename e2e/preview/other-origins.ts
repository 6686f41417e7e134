import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { builtScript } from '../built/build-once.ts'

export type OtherOrigins = {
  /** The site's tool, which may use the portal. */
  tool: string
  /** A page of somebody else, which may not. */
  foreign: string
  /** Where the files of the build are, for the endpoint `cdn`. */
  cdn: string
  /** The paths that browsers asked for. */
  asked: string[]
  close(): Promise<void>
}

/** Posts messages to its frame as the test asks, and keeps what it hears, with the origin. */
export const frameOwner = `<!doctype html><title>Tool</title><script>
  window.heard = []
  addEventListener('message', ({ origin, data }) => heard.push({ origin, data }))
</script>`

/**
 * Serves pages of other origins than the shop, and the files of the build as a CDN. To the browser, shop and tool are of
 * one site, and the foreign page of another.
 */
export async function openOtherOrigins(): Promise<OtherOrigins> {
  const asked: string[] = []
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://any.test')
    asked.push(pathname)
    if (pathname === '/') return answer.writeHead(200, { 'Content-Type': 'text/html' }).end(frameOwner)
    const file = join(builtScript, pathname.replace('/cdn/', ''))
    if (!pathname.startsWith('/cdn/') || !existsSync(file)) return answer.writeHead(404).end()
    const headers = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }
    return answer.writeHead(200, headers).end(readFileSync(file))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    tool: `http://tool.shop.test:${port}`,
    foreign: `http://foreign.test:${port}`,
    cdn: `http://127.0.0.1:${port}/cdn`,
    asked,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
