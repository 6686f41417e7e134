import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { waitUntilAnswers } from './wait-until-answers.ts'

async function aServer(statuses: number[]) {
  let calls = 0
  const server = createServer((_, reply) => reply.writeHead(statuses[calls++] ?? 200).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { address: `http://127.0.0.1:${port}`, calls: () => calls }
}

test('waiting ends with the first successful response', async () => {
  const server = await aServer([503, 503, 302])
  await waitUntilAnswers(server.address, { signal: new AbortController().signal, every: 1 })
  expect(server.calls()).toBe(3)
})

test('waiting ends when it is aborted', async () => {
  const server = await aServer(Array(1000).fill(500))
  const waiting = waitUntilAnswers(server.address, { signal: AbortSignal.timeout(20), every: 1 })
  await expect(waiting).rejects.toThrow()
})
