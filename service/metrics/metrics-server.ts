import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TypedApp } from '../typed-app.ts'

/**
 * Answers `GET /metrics` on a port of its own, without a token: who reaches the port may read. It goes on while the service
 * drains, and closes with it.
 * @returns its address
 * @throws (rejects) when the port is taken
 */
export async function serveMetrics(app: TypedApp, { host, port }: { host: string; port: number }): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is here\n')
      return
    }
    app.metrics.writeMetrics().then(
      (text) => response.writeHead(200, { 'content-type': app.metrics.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be written')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
  const { port: own } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${own}/metrics`
}
