import type { FastifyReply, FastifyRequest } from 'fastify'
import { demoParameter, lateMs } from '../../contract/demo-settings.ts'
import { isFields } from '../../contract/json.ts'
import { refusalBody } from '../http/refusal.ts'
import type { After } from '../jobs/after.ts'
import type { TypedApp } from '../typed-app.ts'
import type { Demo } from './demo.ts'
import { emptyAnswer } from './empty-answer.ts'
import { serviceOf } from './service-of.ts'

const message = 'The gallery has set this service to fail'

/**
 * Applies a browser's demo settings to its requests: the request fails, is delayed or gets an empty result where this
 * is set for the service, and otherwise runs the route with the settings (SHOP-105, SHOP-106).
 */
export function answerAsSet(app: TypedApp, { demo, after }: { demo: Demo; after: After }): void {
  app.addHook('preHandler', (request, reply, done) => {
    const settings = demo.find(tokenOf(request))
    const service = settings && serviceOf(request)
    if (!service || service === 'cart') return done()
    const mode = settings.modes?.[service]
    if (mode === 'fails') return void failAsSet(request, reply)
    if (mode === 'empty') {
      const { status, body } = emptyAnswer(service, request.routeOptions.url ?? '')
      // Some empty results do not match the route's schema, which describes normal responses.
      return void sendAnswer(reply.code(status), body)
    }
    if (settings.ip !== undefined) request.addressAsSet = settings.ip
    const runAsSet = () => demo.run(settings, done)
    if (mode === 'late') after(lateMs, runAsSet)
    else runAsSet()
  })
}

function tokenOf({ query }: FastifyRequest): string {
  const token = isFields(query) ? query[demoParameter] : undefined
  return typeof token === 'string' ? token : ''
}

function failAsSet({ routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const isGraphql = routeOptions.url === '/graphql'
  const body = isGraphql ? { errors: [{ message }] } : refusalBody({ status: 500, code: 'internal', message })
  sendAnswer(reply.code(500), body)
}

function sendAnswer(reply: FastifyReply, body: unknown): void {
  reply.header('cache-control', 'no-store')
  if (body === undefined) reply.send()
  else reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}
