import { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { ErasedVisitor, RecentVisitors, VisitorEvents, VisitorReport } from '../../../contract/console/visitor.ts'
import { exportVisitor } from '../../console/export-visitor.ts'
import { recentVisitors, visitorEvents, visitorReport } from '../../console/visitor-report.ts'
import { pathId, wholeNumber } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'
import { erasedAnswer, recentVisitorsAnswer, visitorAnswer, visitorEventsAnswer } from './visitor-schema.ts'

const params = Type.Object({ trackingId: pathId, visitorId: pathId })
const before = Type.Optional(Type.String({ description: 'the `next` of the page before' }))
const ofRecent = { params: Type.Object({ trackingId: pathId }), response: { 200: recentVisitorsAnswer } }
const ofEvents = { params, querystring: Type.Object({ before }), response: { 200: visitorEventsAnswer } }

/**
 * `GET /console/api/visitors/{trackingId}`: who was heard of last. `GET …/{visitorId}`: one visitor; `…/events`: their
 * events, a page at a time; `…/export`: every row of them as a file. `DELETE …/{visitorId}` erases these rows, in all
 * sites of the service, as `instep erase` does.
 */
export function visitorsRoutes(app: TypedApp, services: Pick<Services, 'storage' | 'locations' | 'now'>): void {
  const { visitorData } = services.storage
  const path = '/console/api/visitors/:trackingId'

  app.get(path, { schema: ofRecent }, async (request): Promise<RecentVisitors> => {
    return { visitors: await recentVisitors(services, request.params.trackingId) }
  })

  const ofOne = { params, response: { 200: visitorAnswer } }
  app.get(`${path}/:visitorId`, { schema: ofOne }, async (request): Promise<VisitorReport> => {
    const { trackingId, visitorId } = request.params
    const report = await visitorReport(services, trackingId, visitorId)
    if (!report) throw new Refusal(404, 'not_found', `Nothing is stored of a visitor ${visitorId}`)
    return report
  })

  app.get(`${path}/:visitorId/events`, { schema: ofEvents }, async ({ params, query }): Promise<VisitorEvents> => {
    const bounds = { name: 'before', from: 1, to: Number.MAX_SAFE_INTEGER }
    const last = query.before === undefined ? bounds.to : wholeNumber(query.before, bounds)
    return visitorEvents(services, params.trackingId, { visitorId: params.visitorId, before: last })
  })

  app.get(`${path}/:visitorId/export`, { schema: { params } }, async (request, reply) => {
    const { visitorId } = request.params
    reply.header('content-type', 'application/json; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="visitor-${visitorId}.json"`)
    return reply.send(Readable.from(exportVisitor(visitorData, { visitorId, exportedAt: services.now() })))
  })

  const erasing = { schema: { params, response: { 200: erasedAnswer } }, config: { action: 'visitor-erased' } }
  app.delete(`${path}/:visitorId`, erasing, async (request): Promise<ErasedVisitor> => {
    const erased = Object.entries(await visitorData.erase(request.params.visitorId))
    return { erased: erased.map(([table, rows]) => ({ table, rows })).sort((one, other) => other.rows - one.rows) }
  })
}
