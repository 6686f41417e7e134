import { Type } from 'typebox'
import { messageOf } from '../../contract/message-of.ts'
import { dueMoment, type RunSchedule } from '../functions/due-moment.ts'
import type { Functions } from '../functions/integration-function.ts'
import { newInvocationId } from '../functions/invocation-log.ts'
import { TooManyRuns } from '../functions/run-store.ts'
import { pathId } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { textId } from '../http/text-id.ts'
import type { DueJob } from '../jobs/due-job.ts'
import { limits } from '../limits.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { callOf, functionOptions, requireFunction } from './functions.ts'

const params = Type.Object({ id: textId })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Optional(Type.Union([type, Type.Null()]))
const meta = orNull(Type.Object({ visitorId: orNull(pathId) }))
const deferBody = Type.Object({
  key: orNull(textId),
  data: Type.Optional(Type.Unknown()),
  callerData: Type.Optional(Type.Unknown()),
  meta,
  cancelOnConversion: orNull(Type.Boolean()),
  time: orNull(Type.Union([Type.Number(), Type.String()])),
  delay: orNull(Type.Number()),
  window: orNull(
    Type.Object({
      day: orNull(Type.String()),
      time: orNull(Type.String()),
      timezoneOffset: orNull(Type.Number({ minimum: -24 * 60, maximum: 24 * 60 })),
    }),
  ),
})
const cancelBody = Type.Object({ key: textId, meta })
const conversionBody = Type.Object({ visitorId: pathId })

const stored = { 200: Type.Object({ ok: Type.Boolean(), invocationId: Type.String() }) }
const done = { 200: Type.Object({ ok: Type.Boolean() }) }

const tooMany = {
  visitor: `This visitor has ${limits.runsOfVisitor} pending runs of functions: cancel some, or wait until they have run`,
  all: `The service has ${limits.runs} pending runs of functions, or ${limits.runsBytes} bytes of them: wait until some have run`,
}

type DeferredNeeds = { services: Services; functions: Functions; job: DueJob }

/**
 * `POST /qfn/defer/{id}` stores a run for later, `POST /qfn/cancel/{id}` cancels it, and `POST /qfn/conversion`
 * cancels runs that a visitor's conversion makes pointless (SV-45 to SV-47).
 */
export function deferredFunctionsRoutes(app: TypedApp, { services, functions, job }: DeferredNeeds): void {
  const { storage, now, random } = services

  const deferring = {
    schema: { params, body: deferBody, response: stored },
    config: { rateLimit: true },
    ...functionOptions,
  }
  app.post('/qfn/defer/:id', deferring, async ({ params: { id }, body }) => {
    requireFunction(functions, id)
    const due = dueOrRefuse(body, now())
    const invocationId = newInvocationId(random)
    const run = { ...callOf(body), id, due, invocationId, visitorId: visitorOf(body) }
    await storage.runs.defer({ ...run, cancelOnConversion: body.cancelOnConversion ?? false }).catch(refuseTooMany)
    job.plan(due)
    return { ok: true, invocationId }
  })

  const cancelling = { schema: { params, body: cancelBody, response: done }, ...functionOptions }
  app.post('/qfn/cancel/:id', cancelling, async ({ params: { id }, body }) => {
    await storage.runs.cancel({ id, key: body.key, visitorId: visitorOf(body) })
    return { ok: true }
  })

  const converting = { schema: { body: conversionBody, response: done }, ...functionOptions }
  app.post('/qfn/conversion', converting, async ({ body }) => {
    await storage.runs.convert(body.visitorId)
    return { ok: true }
  })
}

function refuseTooMany(error: unknown): never {
  if (error instanceof TooManyRuns) throw new Refusal(429, 'too_many', tooMany[error.of])
  throw error
}

/** Returns the visitor whose keys a call uses. All calls without a visitor share their keys. */
function visitorOf({ meta }: { meta?: { visitorId?: string | null } | null }): string | null {
  return meta?.visitorId ?? null
}

function dueOrRefuse(schedule: RunSchedule, now: number): number {
  try {
    return dueMoment(schedule, now)
  } catch (error) {
    throw new Refusal(400, 'bad_request', messageOf(error))
  }
}
