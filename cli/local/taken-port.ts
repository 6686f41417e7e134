import { createServer } from 'node:net'

/** The machine's loopback addresses; `localhost` may mean either. */
const hosts = ['127.0.0.1', '::1']

/** What is said of a port by the code of the error. Others mean that the machine has no such address, which matters to nobody. */
const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  // As those below 1024 are, and on Windows some above.
  EACCES: 'is reserved by the system',
}

/** Returns the first of the ports that is already in use. */
export async function takenPort(ports: number[]): Promise<number | undefined> {
  for (const port of ports) if (await portRefusal(port)) return port
  return undefined
}

/** Returns why nobody can listen on a port, such as `is taken`; undefined when it is free. */
export async function portRefusal(port: number): Promise<string | undefined> {
  for (const host of hosts) {
    const refusal = refusals[await listenOnce(port, host)]
    if (refusal) return refusal
  }
  return undefined
}

/** Resolves to the code of the error, empty without one. */
function listenOnce(port: number, host: string): Promise<string> {
  return new Promise((settled) => {
    const server = createServer()
    server.once('error', (error) => settled('code' in error ? String(error.code) : ''))
    server.listen({ port, host, exclusive: true }, () => server.close(() => settled('')))
  })
}
