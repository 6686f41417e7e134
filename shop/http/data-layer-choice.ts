import type { FastifyReply, FastifyRequest } from 'fastify'
import { firstValue, type ListingQuery } from '../pages/listing/query.ts'
import { findDataLayer, type ShopDataLayer } from '../published/data-layer.ts'

const name = 'data_layer'

/**
 * The data layer of a page: what `?data_layer=` asks for, which this browser is then remembered by until it is closed;
 * else what it asked for before; else the shop's own.
 */
export function dataLayerOf(request: FastifyRequest, reply: FastifyReply, usual: ShopDataLayer): ShopDataLayer {
  const asked = findDataLayer(firstValue((request.query as ListingQuery)[name]))
  if (asked) reply.setCookie(name, asked, { path: '/', httpOnly: true, sameSite: 'lax' })
  return asked ?? findDataLayer(request.cookies[name]) ?? usual
}
