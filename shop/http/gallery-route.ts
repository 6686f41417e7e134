import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'
import { secure } from './security-headers.ts'
import type { ShopOptions } from './shop-options.ts'

type Query = { show?: string | string[]; cleared?: string | string[] }

/** `/gallery` lists the catalogue; `/gallery/phone?show={path}` shows a page of this shop in the size of a phone. */
export function addGalleryRoutes(shop: FastifyInstance, { renderGallery, assets, serviceOrigin }: ShopOptions): void {
  addResetRoute(shop)
  shop.get<{ Querystring: Query }>('/gallery', ({ query: { cleared } }, reply) => {
    secure(reply, serviceOrigin)
    return reply.type('text/html; charset=utf-8').send(renderGallery(assets, { cleared: cleared !== undefined }))
  })
  shop.get<{ Querystring: Query }>('/gallery/phone', ({ query: { show } }, reply) => {
    if (typeof show !== 'string' || !isOwnPath(show))
      return sendProblem(reply, 400, 'show must be a path of this shop, such as /uk/en/')
    secure(reply, serviceOrigin)
    return reply.type('text/html; charset=utf-8').send(renderGallery(assets, { show }))
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
