import { readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { snippetTag } from '../../cli/snippet/snippet.ts'
import type { StrangeShop } from './shop.ts'

const leaf = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#6a8" d="M0 0h4v3H0z"/></svg>'

/** A request by which the shop was asked to change something. */
export type Posted = {
  method: string
  /** The path with its query. */
  url: string
  type: string | undefined
  cookie: string | undefined
  body: string
}

/** Serves a shop's pages and its built script on a free port. Its bag is filled by any request to add something. */
export async function serveShop(
  { pages, answers = {}, files = {}, language }: StrangeShop,
  script: string,
): Promise<{ url: string; server: FastifyInstance; posted: readonly Posted[]; emptyBag(): void }> {
  const server = Fastify()
  let quantity = 0
  const posted: Posted[] = []
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  // A file that has a hash in its name is never asked for again, as shops are advised.
  const setHeaders = (reply: FastifyReply, path: string) => {
    if (/-[\w-]{8}\.js$/.test(path)) reply.header('Cache-Control', 'public, max-age=31536000, immutable')
  }
  await server.register(fastifyStatic, { root: script, prefix: '/instep/', setHeaders })
  const tag = snippetTag('/instep/instep.js')
  server.all('/*', (request, reply) => {
    // The pictures of the shop, and those of sample contents.
    if (/\.svg(\?|$)/.test(request.url)) return reply.type('image/svg+xml').send(leaf)
    const file = files[request.url]
    if (file) return reply.type('text/javascript').send(readFileSync(file))
    const answer = answers[request.url] ?? answers[request.url.split('?')[0] ?? '']
    if (answer && (request.method !== 'GET' || !Object.values(pages).some(({ path }) => path === request.url))) {
      if (request.method !== 'GET') {
        quantity = 2
        const { method, url, headers, body } = request
        posted.push({ method, url, type: headers['content-type'], cookie: headers.cookie, body: String(body ?? '') })
      }
      return reply.send(answer(quantity))
    }
    const page = Object.values(pages).find(({ path }) => path === request.url)
    if (!page) return reply.code(404).send()
    const { head = '', classes = '', body } = page
    return reply
      .type('text/html')
      .send(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title><link rel="icon" href="data:,">${tag}${head}</head><body class="${classes}">${body}</body></html>`,
      )
  })
  const url = await server.listen({ port: 0, host: 'localhost' })
  return {
    url: `http://localhost:${new URL(url).port}`,
    server,
    posted,
    emptyBag() {
      quantity = 0
      posted.length = 0
    },
  }
}
