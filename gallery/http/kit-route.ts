import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../../shop/http/problem.ts'
import { setSecurityHeaders } from '../../shop/http/security-headers.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import { isExampleName } from '../kit/kit-page-ids.ts'
import { isKitPartId } from '../kit/kit-part-ids.ts'

type KitRequest = { Params: { part: string }; Querystring: { alone?: string | string[] } }

/**
 * `/gallery/kit` lists the parts of the kit; `/gallery/kit/{part}` shows one; with `?alone=extreme` it has that example
 * only.
 */
export function addKitRoutes(shop: FastifyInstance, { renderKit, assets, serviceOrigin }: GalleryOptions): void {
  shop.get('/gallery/kit', (_request, reply) => {
    const nonce = setSecurityHeaders(reply, serviceOrigin)
    return reply.type('text/html; charset=utf-8').send(renderKit(assets, { nonce }))
  })
  shop.get<KitRequest>('/gallery/kit/:part', ({ params: { part }, query: { alone } }, reply) => {
    if (!isKitPartId(part)) return sendProblem(reply, 404, 'Unknown part of the kit. /gallery/kit lists all parts.')
    const nonce = setSecurityHeaders(reply, serviceOrigin)
    const only = typeof alone === 'string' && isExampleName(alone) ? alone : undefined
    return reply.type('text/html; charset=utf-8').send(renderKit(assets, { nonce, id: part, alone: only }))
  })
}
