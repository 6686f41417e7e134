import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { done } from '../http/answers.ts'
import { anyContentType, jsonBody } from '../http/json-body.ts'
import { ok, pathId, statusSchema } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { textId } from '../http/text-id.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import { isSegmentsKey, keyProblem } from '../stash/segments-key.ts'
import { visitorStateProblem } from '../stash/visitor-state-problem.ts'
import type { TypedApp } from '../typed-app.ts'

const params = Type.Object({ namespace: pathId, area: Type.String(), key: textId })
const body = Type.Object({ data: Type.Unknown() })
/** The response to a read; its code is 404 where there is no such value. */
const found = { 200: Type.Object({ status: statusSchema, data: Type.Unknown() }) }

/**
 * `GET /stash/v1.1/kv/get/{namespace}/public/{key}` and `POST …/kv/set/…`: reads and writes one value of the stash
 * (SV-22 to SV-25). The code in the response to a read gives the result; the HTTP status is 200 even when there is no
 * such value.
 */
export function stashRoutes(app: TypedApp, { storage, now }: Services): void {
  const reading = { schema: { params, response: found }, onRequest: publicOnly }
  app.get('/stash/v1.1/kv/get/:namespace/:area/:key', reading, async ({ params }, reply) => {
    refuseEntry(keyProblem(params.key))
    const values = await storage.stash.read(params, [params.key])
    reply.header('cache-control', 'no-store')
    if (!values.has(params.key)) return { status: { code: 404, message: 'There is no such value' }, data: null }
    return { status: ok, data: values.get(params.key) }
  })

  const writing = {
    schema: { params, body, response: done },
    onRequest: [anyContentType, publicOnly],
    preValidation: jsonBody,
    bodyLimit: limits.stashValue + limits.stashEnvelope,
  }
  app.post('/stash/v1.1/kv/set/:namespace/:area/:key', writing, async ({ params, body: { data } }) => {
    refuseEntry(keyProblem(params.key))
    if (isSegmentsKey(params.key)) refuseEntry(visitorStateProblem(data))
    if (Buffer.byteLength(JSON.stringify(data)) > limits.stashValue) {
      throw new Refusal(413, 'too_large', `The value is larger than ${limits.stashValue} bytes`)
    }
    await storage.stash.write({ ...params, data, storedAt: now() })
    return { status: ok }
  })
}

function refuseEntry(problem: string | null): void {
  if (problem !== null) throw new Refusal(400, 'bad_request', problem)
}

/** An `onRequest` hook that refuses every stash area except `public` (SV-25). */
export async function publicOnly({ params }: FastifyRequest): Promise<void> {
  const { area } = params as { area: string }
  if (area !== 'public') throw new Refusal(404, 'not_found', 'The stash has only the area "public"')
}
