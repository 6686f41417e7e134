import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { lateMs } from '../../contract/demo-settings.ts'
import { sendProblem } from '../../shop/http/problem.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import { demoToken } from './demo-cookie.ts'
import { demoService } from './demo-service.ts'

/**
 * Makes the bag of a browser with settings fail, be late or be empty (SHOP-106). The cart's routes belong to the shop,
 * not the service.
 */
export function answerCartAsSet(shop: FastifyInstance, options: GalleryOptions): void {
  shop.addHook('preHandler', async (request, reply) => {
    const token = demoToken(request)
    if (token === undefined || request.method !== 'POST' || !request.url.includes('/cart/')) return
    const state = await demoService(options).read(token)
    const mode = 'settings' in state ? state.settings.modes?.cart : undefined
    if (mode === 'fails') return sendProblem(reply, 500, 'The bag fails because of the demo settings')
    if (mode === 'empty') return reply.send({})
    if (mode === 'late') await pause(lateMs)
  })
}
