import { Type } from 'typebox'
import { done } from '../http/answers.ts'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { ok, pathId } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { dueJob, whenDue } from '../jobs/due-job.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { publicOnly } from './stash.ts'

const prefix = 'timeouts-'
const place = {
  namespace: pathId,
  area: Type.String(),
  key: Type.String({ pattern: `^${prefix}[A-Za-z0-9_.-]{1,128}$`, description: `${prefix} and a visitor id` }),
}
const setSchema = {
  params: Type.Object({ ...place, seconds: Type.String({ pattern: '^\\d{1,8}$' }) }),
  body: Type.Object({
    route: Type.Literal('segments'),
    data: Type.Object({ visitorId: pathId, propertyId: pathId, trackingId: pathId }),
  }),
  response: done,
}
const removeSchema = { params: Type.Object({ ...place, seconds: Type.String() }), response: done }

/**
 * `POST /stash/v1.1/deferkv/{set|del}/{namespace}/public/timeouts-{visitorId}/{seconds}`: sets and removes notices
 * that become due later. Also creates the job that handles due notices (SV-26 to SV-28).
 */
export function deferredRoutes(app: TypedApp, { storage, now, after }: Services): void {
  const { notices, onWork } = storage
  const job = dueJob(app, {
    runDue: whenDue(notices.nextDue, notices.settleDue),
    nextDue: notices.nextDue,
    now,
    after,
    onWork,
  })

  const setting = {
    schema: setSchema,
    onRequest: [anyContentType, publicOnly],
    preValidation: jsonBody,
    bodyLimit: limits.deferBody,
  }
  app.post('/stash/v1.1/deferkv/set/:namespace/:area/:key/:seconds', setting, async ({ params, body }) => {
    const visitorId = params.key.slice(prefix.length)
    const seconds = Number(params.seconds)
    if (seconds < 1 || seconds > limits.deferSeconds) {
      throw new Refusal(400, 'bad_request', `The seconds are not a whole number from 1 to ${limits.deferSeconds}`)
    }
    if (body.data.visitorId !== visitorId) {
      throw new Refusal(400, 'bad_request', 'data.visitorId is not the visitor of the address')
    }
    const due = now() + seconds * 1000
    await notices.set({ namespace: params.namespace, visitorId, due, ...body })
    job.plan(due)
    return { status: ok }
  })

  const removing = { schema: removeSchema, onRequest: [anyContentType, publicOnly], bodyLimit: limits.deferBody }
  app.post('/stash/v1.1/deferkv/del/:namespace/:area/:key/:seconds', removing, async ({ params }) => {
    await notices.remove(params.namespace, params.key.slice(prefix.length))
    return { status: ok }
  })
}
