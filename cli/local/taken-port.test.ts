import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { takenPort } from './taken-port.ts'

test('a port is taken while a server listens on it, and free afterwards', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await takenPort([port])).toBe(port)

  server.close()
  await once(server, 'close')
  expect(await takenPort([port])).toBeUndefined()
})
