import type { FastifyReply, FastifyRequest } from 'fastify'
import { firstValue, type ListingQuery } from '../pages/listing/query.ts'
import { findDataLayer, type ShopDataLayer } from '../published/data-layer.ts'

const name = 'data_layer'

/**
 * Returns the data layer of a page: the one in `?data_layer=`, which a session cookie then remembers; otherwise the
 * remembered one; otherwise the shop's default.
 */
export function dataLayerOf(request: FastifyRequest, reply: FastifyReply, usual: ShopDataLayer): ShopDataLayer {
  const asked = findDataLayer(firstValue((request.query as ListingQuery)[name]))
  if (asked) reply.setCookie(name, asked, { path: '/', httpOnly: true, sameSite: 'lax' })
  return asked ?? findDataLayer(request.cookies[name]) ?? usual
}
