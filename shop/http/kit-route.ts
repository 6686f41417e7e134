import type { FastifyInstance } from 'fastify'
import { isExampleName } from '../gallery/kit/kit-page-ids.ts'
import { isKitPartId } from '../gallery/kit/kit-part-ids.ts'
import { sendProblem } from './problem.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { ShopOptions } from './shop-options.ts'

type KitRequest = { Params: { part: string }; Querystring: { alone?: string | string[] } }

/** `/gallery/kit` lists the parts of the kit; `/gallery/kit/{part}` shows one, with `?alone=extreme` only that example. */
export function addKitRoutes(shop: FastifyInstance, { renderKit, assets, serviceOrigin }: ShopOptions): void {
  shop.get('/gallery/kit', (_request, reply) => {
    const nonce = setSecurityHeaders(reply, serviceOrigin)
    return reply.type('text/html; charset=utf-8').send(renderKit(assets, { nonce }))
  })
  shop.get<KitRequest>('/gallery/kit/:part', ({ params: { part }, query: { alone } }, reply) => {
    if (!isKitPartId(part)) return sendProblem(reply, 404, 'The kit has no such part; /gallery/kit lists them all.')
    const nonce = setSecurityHeaders(reply, serviceOrigin)
    const only = typeof alone === 'string' && isExampleName(alone) ? alone : undefined
    return reply.type('text/html; charset=utf-8').send(renderKit(assets, { nonce, id: part, alone: only }))
  })
}
