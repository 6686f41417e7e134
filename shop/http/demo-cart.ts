import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { lateMs } from '../../contract/demo-settings.ts'
import { demoToken } from './demo-cookie.ts'
import { demoService } from './demo-service.ts'
import { sendProblem } from './problem.ts'
import type { ShopOptions } from './shop-options.ts'

/** The bag of a browser with settings answers as they say (SHOP-106): its routes are the shop's, not the service's. */
export function answerCartAsSet(shop: FastifyInstance, options: ShopOptions): void {
  shop.addHook('preHandler', async (request, reply) => {
    const token = demoToken(request)
    if (token === undefined || request.method !== 'POST' || !request.url.includes('/cart/')) return
    const state = await demoService(options).read(token)
    const mode = 'settings' in state ? state.settings.modes?.cart : undefined
    if (mode === 'fails') return sendProblem(reply, 500, 'The gallery has set the bag to fail')
    if (mode === 'empty') return reply.send({})
    if (mode === 'late') await pause(lateMs)
  })
}
