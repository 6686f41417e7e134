import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { expect } from '@playwright/test'
import fastify from 'fastify'
import { answerRequest } from '../../console/test-data/answers.ts'

const folder = join(import.meta.dirname, '../../.build/console')

/** The strictest policy that the console works below. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'",
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ')

/** Serves the built console with a made-up service behind it. */
export async function serveConsole(): Promise<{ origin: string; close(): Promise<void> }> {
  expect(existsSync(join(folder, 'index.html')), 'the console is built').toBe(true)
  const app = fastify()
  app.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', policy))
  app.get('/console/api/*', async ({ url }, reply) => {
    const { status, body } = answerRequest(url, { now: Date.now() })
    return reply.code(status).send(body)
  })
  await app.register(fastifyStatic, { root: folder, prefix: '/console/', wildcard: false })
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, close: () => app.close() }
}
