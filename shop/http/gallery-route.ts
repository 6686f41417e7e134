import type { FastifyInstance } from 'fastify'
import { demoToken } from './demo-cookie.ts'
import { demoService } from './demo-service.ts'
import { sendProblem } from './problem.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { ShopOptions } from './shop-options.ts'

type GalleryQuery = { show?: string | string[]; cleared?: string | string[]; kind?: string | string[] }

/**
 * `/gallery` lists the catalogue, with `?kind=` a part of it; `/gallery/phone?show={path}` shows a page of this shop in the
 * size of a phone.
 */
export function addGalleryRoutes(shop: FastifyInstance, options: ShopOptions): void {
  const { renderGallery, assets, serviceOrigin } = options
  const service = demoService(options)
  addResetRoute(shop)
  shop.get<{ Querystring: GalleryQuery }>('/gallery', async (request, reply) => {
    const { cleared, kind } = request.query
    const state = await service.read(demoToken(request))
    setSecurityHeaders(reply, serviceOrigin)
    const view = { state, cleared: cleared !== undefined, ...(typeof kind === 'string' && { kind }) }
    return reply.type('text/html; charset=utf-8').send(renderGallery(assets, { page: 'list', ...view }))
  })
  shop.get<{ Querystring: GalleryQuery }>('/gallery/phone', ({ query: { show } }, reply) => {
    if (typeof show !== 'string' || !isOwnPath(show))
      return sendProblem(reply, 400, 'show must be a path of this shop, such as /uk/en/')
    setSecurityHeaders(reply, serviceOrigin)
    return reply.type('text/html; charset=utf-8').send(renderGallery(assets, { page: 'phone', show }))
  })
}

/** Lets a visitor begin as nobody: the browser drops what this shop and the script ever kept (SHOP-110). */
function addResetRoute(shop: FastifyInstance): void {
  shop.post('/gallery/reset', (_request, reply) =>
    reply.header('clear-site-data', '"cookies", "storage"').redirect('/gallery?cleared', 303),
  )
}

/** A path of this origin: `//host` and `/\host` lead elsewhere. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
