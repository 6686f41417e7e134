import { createServer } from 'node:net'

/** The machine's loopback addresses; `localhost` may mean either. */
const hosts = ['127.0.0.1', '::1']

/** Returns the first of the ports that is already in use. */
export async function takenPort(ports: number[]): Promise<number | undefined> {
  for (const port of ports) {
    for (const host of hosts) if (!(await canListen(port, host))) return port
  }
  return undefined
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((settled) => {
    const server = createServer()
    server.once('error', (error) => settled(!('code' in error) || error.code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => settled(true)))
  })
}
