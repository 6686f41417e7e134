import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../../shop/http/problem.ts'
import { setSecurityHeaders } from '../../shop/http/security-headers.ts'
import { demoToken } from '../demo/demo-cookie.ts'
import { demoService } from '../demo/demo-service.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import { readFilter } from '../list/filter-entries.ts'

type GalleryQuery = Partial<Record<string, string | string[]>>

const picturesFolder = join(import.meta.dirname, '../pictures')

/**
 * `/gallery` lists the catalogue, with `?q=`, `?page=`, `?device=` and `?purpose=` a part of it; `/gallery/phone?show={path}` shows a page of this shop at
 * the size of a phone.
 */
export function addListRoutes(shop: FastifyInstance, options: GalleryOptions): void {
  const { renderGallery, assets, serviceOrigin } = options
  const service = demoService(options)
  addResetRoute(shop)
  const pictures = new Set(readdirSync(picturesFolder))
  shop.register(fastifyStatic, {
    root: picturesFolder,
    prefix: '/gallery/pictures/',
    index: false,
    decorateReply: false,
  })
  shop.get<{ Querystring: GalleryQuery }>('/gallery', async (request, reply) => {
    const { cleared } = request.query
    const state = await service.read(demoToken(request))
    setSecurityHeaders(reply, serviceOrigin)
    const view = { state, cleared: cleared !== undefined, filter: readFilter(request.query), pictures }
    return reply.type('text/html; charset=utf-8').send(renderGallery(assets, { page: 'list', ...view }))
  })
  shop.get<{ Querystring: GalleryQuery }>('/gallery/phone', ({ query: { show } }, reply) => {
    if (typeof show !== 'string' || !isOwnPath(show))
      return sendProblem(reply, 400, 'show must be a path of this shop, such as /uk/en/')
    setSecurityHeaders(reply, serviceOrigin)
    return reply.type('text/html; charset=utf-8').send(renderGallery(assets, { page: 'phone', show }))
  })
}

/** Turns the browser into a new visitor: it drops everything that this shop and the script stored (SHOP-110). */
function addResetRoute(shop: FastifyInstance): void {
  shop.post('/gallery/reset', (_request, reply) =>
    reply.header('clear-site-data', '"cookies", "storage"').redirect('/gallery?cleared', 303),
  )
}

/** Whether it is a path of this origin: `//host` and `/\host` lead elsewhere. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
