import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../../shop/http/problem.ts'
import { setSecurityHeaders } from '../../shop/http/security-headers.ts'
import { demoToken } from '../demo/demo-cookie.ts'
import { demoService } from '../demo/demo-service.ts'
import type { GalleryOptions } from '../gallery-options.ts'

type GalleryQuery = { show?: string | string[]; cleared?: string | string[]; kind?: string | string[] }

/**
 * `/gallery` lists the catalogue, with `?kind=` a part of it; `/gallery/phone?show={path}` shows a page of this shop at
 * the size of a phone.
 */
export function addListRoutes(shop: FastifyInstance, options: GalleryOptions): void {
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
