import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { serviceAt } from './service.ts'

/** Starts a server, and returns its origin. */
async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const place = server.address()
  return `http://localhost:${typeof place === 'object' && place ? place.port : 0}`
}

test('a service below a path of the shop is asked there', async () => {
  const origin = await aServer(({ url }, reply) => void reply.end(JSON.stringify({ url })))
  for (const base of [`${origin}/collect`, `${origin}/collect/`])
    expect(await serviceAt(base, undefined).ask('/results/shop/offers?goal=order')).toEqual({
      url: '/collect/results/shop/offers?goal=order',
    })
  expect(await serviceAt(`${origin}/`, undefined).ask('/x')).toEqual({ url: '/x' })
})

test('a shop that answers in place of the service is told from it, with the remedy', async () => {
  const origin = await aServer((_, reply) => void reply.end('<!doctype html>'))
  await expect(serviceAt(origin, undefined).ask('/costs/shop')).rejects.toThrow(
    `What answers at ${origin} is no service of Instep, maybe the shop. Name the service with --service`,
  )
})

test('a service that needs a token says where to set it, also to who runs the command on its machine', async () => {
  const message = 'Operators need a token in production: set INSTEP_TOKEN'
  const origin = await aServer((_, reply) => void reply.writeHead(403).end(JSON.stringify({ error: { message } })))
  await expect(serviceAt(origin, undefined).ask('/costs/shop')).rejects.toThrow(
    `The service at ${origin} answered 403: ${message} for the service, and for this command`,
  )
})
