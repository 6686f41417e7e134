import { Type } from 'typebox'
import type { SegmentDay, SegmentList, SegmentReport } from '../../../contract/console/segments.ts'
import { dayMs } from '../../clock/durations.ts'
import { listSegments } from '../../console/listed-segments.ts'
import type { SiteSource } from '../../console/site-source.ts'
import { orNull } from '../../http/or-null.ts'
import { pathId } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SegmentDayCounts } from '../../segments/segment-store.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

/** Days of the chart, and those that the list sums. */
const chartDays = 90
const listDays = 7

const count = Type.Integer()
const time = Type.Number({ description: 'epoch milliseconds' })
const listed = Type.Object({
  id: Type.String(),
  name: Type.String(),
  when: Type.Unknown({ description: 'the condition as its owner wrote it; null where it is not known' }),
  byDefault: Type.Boolean(),
  experiences: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), isIncluded: Type.Boolean() })),
  members: count,
  entered: count,
  left: count,
})
const listSchema = {
  params: Type.Object({ trackingId: pathId }),
  response: { 200: Type.Object({ builtAt: orNull(time), segments: Type.Array(listed) }) },
}
const reportSchema = {
  params: Type.Object({ trackingId: pathId, segmentId: pathId }),
  response: {
    200: Type.Object({
      segment: listed,
      days: Type.Array(Type.Object({ at: time, entered: count, left: count })),
    }),
  },
}

/**
 * `GET /console/api/segments/{trackingId}`: the segments of the site, and those that events name, with how many visitors
 * are in each. `GET …/{segmentId}`: one, with who entered and left by day.
 */
export function segmentsRoutes(app: TypedApp, { storage, now }: Services, site: SiteSource): void {
  const readToday = () => Math.floor(now() / dayMs)

  async function readList(trackingId: string): Promise<SegmentList> {
    const known = await site()
    const described = known?.trackingId === trackingId ? known : null
    const counts = await storage.segments.counts(trackingId, readToday() - listDays + 1)
    return { builtAt: described?.builtAt ?? null, segments: listSegments(described?.segments ?? [], counts) }
  }

  app.get('/console/api/segments/:trackingId', { schema: listSchema }, async ({ params }) =>
    readList(params.trackingId),
  )

  const path = '/console/api/segments/:trackingId/:segmentId'
  app.get(path, { schema: reportSchema }, async ({ params }): Promise<SegmentReport> => {
    const { trackingId, segmentId } = params
    const segment = (await readList(trackingId)).segments.find(({ id }) => id === segmentId)
    if (!segment) throw new Refusal(404, 'not_found', `There is no segment ${segmentId}`)
    const from = readToday() - chartDays + 1
    return { segment, days: fillDays(await storage.segments.days(trackingId, segmentId, from), readToday()) }
  })
}

/** Returns every day from the first on which something happened until today. */
function fillDays(counts: readonly SegmentDayCounts[], today: number): SegmentDay[] {
  const [first] = counts
  if (!first) return []
  return Array.from({ length: today - first.day + 1 }, (_, at) => {
    const day = first.day + at
    const { entered = 0, left = 0 } = counts.find((each) => each.day === day) ?? {}
    return { at: day * dayMs, entered, left }
  })
}
