import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type ResettingProxy = {
  origin: string
  /** The share of connections that are reset, half of them after the service got the request and before anybody reads its answer. */
  resets: number
  close(): void
}

/** Stands between shoppers and the service, and resets some of their connections, as bad networks do. */
export async function aResettingProxy(portOf: () => number, random: () => number): Promise<ResettingProxy> {
  const server: Server = createServer((shopper) => passOn(shopper))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const proxy: ResettingProxy = {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    resets: 0.02,
    close: () => void server.close(),
  }

  function passOn(shopper: Socket): void {
    const isReset = random() < proxy.resets
    const isAtAnswer = random() < 0.5
    const service = connect({ host: '127.0.0.1', port: portOf() || 1 })
    const resetBoth = () => {
      shopper.resetAndDestroy()
      service.destroy()
    }
    for (const socket of [shopper, service]) socket.on('error', resetBoth).on('close', () => shopper.destroy())
    shopper.on('close', () => service.destroy())
    shopper.on('data', (part) => {
      if (isReset && !isAtAnswer) resetBoth()
      else service.write(part)
    })
    service.on('data', (part) => {
      if (isReset) resetBoth()
      else shopper.write(part)
    })
  }
  return proxy
}
