import type { FastifyReply, FastifyRequest } from 'fastify'
import { first, type Query } from '../pages/listing/query.ts'
import { type DataLayer, findDataLayer } from '../published/data-layer.ts'
import { sentCookie } from './sent-cookie.ts'

const name = 'data_layer'

/**
 * The data layer of a page: what `?data_layer=` asks for, which this browser is then remembered by until it is closed;
 * else what it asked for before; else the shop's own.
 */
export function dataLayerOf(request: FastifyRequest, reply: FastifyReply, usual: DataLayer): DataLayer {
  const asked = findDataLayer(first((request.query as Query)[name]))
  if (asked) reply.header('set-cookie', `${name}=${asked}; Path=/; HttpOnly; SameSite=Lax`)
  return asked ?? findDataLayer(sentCookie(request, name)) ?? usual
}
