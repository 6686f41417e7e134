import { connect, createServer, type Socket } from 'node:net'

/** A load balancer of connections, each to the next server that takes it. */
export type Balancer = { port: number; close(): void }

/** Listens on the loopback address. A server that refuses is passed over. */
export function balanceConnections(port: number, targets: readonly number[]): Promise<Balancer> {
  let turn = 0
  const open = new Set<Socket>()

  function joinNext(client: Socket, left: number): void {
    const target = targets[turn++ % targets.length] ?? 0
    const server = connect(target, '127.0.0.1')
    server.once('error', () => (left > 1 && !client.destroyed ? joinNext(client, left - 1) : client.destroy()))
    server.once('connect', () => {
      server.removeAllListeners('error')
      server.on('error', () => client.destroy())
      client.on('close', () => server.destroy())
      client.pipe(server).pipe(client)
    })
  }

  const listener = createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    joinNext(client, targets.length)
  })
  return new Promise((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(port, '127.0.0.1', () =>
      resolve({
        port,
        close() {
          listener.close()
          for (const client of open) client.destroy()
        },
      }),
    )
  })
}
