import type {
  RefusedEventPage,
  RefusedEventRow,
  RepairCheck,
  ReplayStepAnswer,
} from '../../../contract/console/events.ts'
import type { ReplayOutcome } from '../../../contract/refused-event.ts'
import { anyContentType, jsonBody } from '../../http/json-body.ts'
import { wholeNumber } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { limits } from '../../limits.ts'
import { checkRefused, replayRefused } from '../../refused/replay-refused.ts'
import { showRefused } from '../../refused/show-refused.ts'
import type { Services } from '../../services.ts'
import type { KeptRefusal } from '../../storage/storage.ts'
import type { TypedApp } from '../../typed-app.ts'
import { checkSchema, listSchema, oneSchema, replaySchema, stepSchema } from './refused-schema.ts'

/** Refused events in one page, those that one step replays, and the characters of a body that the page shows. */
const pageSize = 25
const stepSize = 50
const longestInPage = 2000
const bounds = { from: 0, to: 999_999_999_999_999 }

/**
 * `GET /console/api/refused/{trackingId}`: the refused events in pages, the newest first, and how many there are for each
 * reason. `GET …/{id}`: one with its whole text. `POST …/{id}/check`: whether a repaired text would pass. `POST
 * …/{id}/replay` and `POST …/replay-step` send one, or the next of those with a reason, through the checks again (BY-09).
 */
export function refusedPagesRoutes(app: TypedApp, { storage }: Services): void {
  const { refusedEvents, refusedPages } = storage
  const path = '/console/api/refused/:trackingId'
  const changing = { bodyLimit: limits.replayBody, preValidation: jsonBody, onRequest: anyContentType }

  /** @throws Refusal 404 for what is not kept, or belongs to another site */
  async function findRefused(params: { trackingId: string; id: string }): Promise<KeptRefusal> {
    const record = await refusedEvents.find(wholeNumber(params.id, { name: 'id', ...bounds }))
    if (record?.trackingId === params.trackingId) return record
    throw new Refusal(404, 'not_found', `The refused event ${params.id} is not kept any more`)
  }

  app.get(path, { schema: listSchema }, async ({ params, query }): Promise<RefusedEventPage> => {
    const { trackingId } = params
    const before = query.before === undefined ? bounds.to : wholeNumber(query.before, { name: 'before', ...bounds })
    const range = { before, atMost: pageSize + 1 }
    const found = await refusedPages.list(trackingId, query.reason, range)
    const page = found.slice(0, pageSize)
    return {
      events: await Promise.all(page.map((record) => showRefused(record, longestInPage))),
      next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      reasons: await refusedPages.reasons(trackingId),
      latest: await refusedPages.latest(trackingId),
    }
  })

  app.get(
    `${path}/:id`,
    { schema: oneSchema },
    async ({ params }): Promise<RefusedEventRow> => showRefused(await findRefused(params), Number.POSITIVE_INFINITY),
  )

  app.post(
    `${path}/:id/check`,
    { schema: checkSchema, ...changing, config: { action: null } },
    async ({ params, body }): Promise<RepairCheck> => {
      const record = await findRefused(params)
      const checked = checkRefused(record, body.text)
      if ('reason' in checked) return { passing: 0, faults: [{ index: null, reason: checked.reason }] }
      const isWhole = record.index === null
      return {
        passing: checked.events.length,
        faults: checked.refused.map(({ index, reason }) => ({ index: isWhole ? index : null, reason })),
      }
    },
  )

  app.post(
    `${path}/:id/replay`,
    { schema: replaySchema, ...changing, config: { action: 'event-replayed' } },
    async ({ params, body }): Promise<ReplayOutcome> => replayRefused(storage, await findRefused(params), body.text),
  )

  app.post(
    `${path}/replay-step`,
    { schema: stepSchema, ...changing, config: { action: 'events-replayed' } },
    async ({ params: { trackingId }, body: { reason, after, upTo } }): Promise<ReplayStepAnswer> => {
      const ids = await refusedPages.ids(trackingId, reason, { after, upTo, atMost: stepSize })
      const outcomes: ReplayOutcome[] = []
      for (const id of ids) {
        // One that somebody else replays meanwhile is gone.
        const record = await refusedEvents.find(id)
        if (record) outcomes.push(await replayRefused(storage, record))
      }
      const sumOf = (numberOf: (outcome: ReplayOutcome) => number) =>
        outcomes.reduce((sum, outcome) => sum + numberOf(outcome), 0)
      return {
        next: ids.length === stepSize ? (ids.at(-1) ?? null) : null,
        tried: ids.length,
        accepted: sumOf(({ accepted }) => accepted),
        duplicates: sumOf(({ duplicates }) => duplicates),
        refused: sumOf(({ reasons }) => reasons.length),
      }
    },
  )
}
