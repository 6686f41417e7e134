import type { DatasetList, DatasetOutcome } from '../../contract/console/datasets.ts'
import type { ExperienceReport, ListedExperience } from '../../contract/console/experience-report.ts'
import type { SegmentList } from '../../contract/console/segments.ts'
import type { ConsoleSession } from '../../contract/console/session.ts'
import type { RecentVisitors } from '../../contract/console/visitor.ts'
import { aReport } from './a-report.ts'
import { aDatasetCheck, aDatasetPage, counters, counterTop, datasets } from './datasets.ts'
import { aRefusedPage, aStoredPage, refusedEvents, storedEnvelope } from './events.ts'
import { describedExperiences } from './experiences.ts'
import { aSegmentReport, segments } from './segments.ts'
import { aSteeredSite } from './steered-site.ts'
import { aDelivery, aLiveEvent, aTraffic } from './traffic.ts'
import { aRecentVisitor, aVisitorReport, erasedVisitor, visitorEventsPage } from './visitors.ts'

export const session: ConsoleSession = {
  role: 'view',
  name: 'Ann',
  isOpen: false,
  trackingIds: ['moor-boots', 'outlet'],
}

const reports = describedExperiences.map((experience) => withLeading(reportOf(experience)))

/** All experiences of the site, with what their reports say. */
export const experiences: ListedExperience[] = reports.map(({ experience }) => experience)

/** Returns the report of an experience of the test data. */
export function findReport(id: string): ExperienceReport {
  const report = reports.find(({ experience }) => experience.id === id)
  if (!report) throw new Error(`the test data has no experience ${id}`)
  return report
}

/** Puts into the experience what the list shows of the results. */
function withLeading(report: ExperienceReport): ExperienceReport {
  const { results, experience } = report
  const compared = (results?.variations ?? []).flatMap(({ variationId, rateUplift }) =>
    rateUplift ? [{ variationId, uplift: rateUplift }] : [],
  )
  const [leading = null] = compared.sort(
    (one, other) => Math.abs(other.uplift.estimate) - Math.abs(one.uplift.estimate),
  )
  const visitors = (results?.variations ?? []).reduce((sum, each) => sum + each.visitors, 0)
  return { ...report, experience: { ...experience, visitors, leading } }
}

function reportOf(experience: ListedExperience): ExperienceReport {
  const { id, visitors } = experience
  if (visitors === 0) return { experience, iterations: [], results: null, days: [], parts: [] }
  if (id === 'low-stock') return aReport({ experience, rates: [0.041, 0.05], currencies: ['EUR', 'GBP'] })
  if (id === 'badges') return aReport({ experience, rates: [0.05, 0.051, 0.041], currencies: ['EUR'] })
  if (id === 'exit-offer') return aReport({ experience, daily: 140, arriving: [1, 0.82], rates: [0.03, 0.039] })
  if (id === 'size-guide') return aReport({ experience, daily: 15, days: 7, rates: [0.03, 0.04] })
  if (id === 'old-banner') return aReport({ experience, daily: 60, days: 8 })
  return aReport({ experience })
}

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

type ConsoleRequest = { method?: string; body?: unknown; now: number }

/** Answers as the service would for somebody who is logged in. The live events are those that arrive every half second. */
export function answerRequest(address: string, { method = 'GET', body, now }: ConsoleRequest): Answer {
  const { pathname, searchParams } = new URL(address, 'http://console.example')
  const [what = '', , experienceId] = pathname.split('/').slice(3).map(decodeURIComponent)
  const range = { from: Number(searchParams.get('from')), to: Number(searchParams.get('to')) }
  if (what === 'session') return method === 'DELETE' ? { status: 204 } : { status: 200, body: session }
  if (what === 'traffic') return { status: 200, body: aTraffic({ ...range, now }) }
  if (what === 'delivery') return { status: 200, body: aDelivery(now) }
  if (what === 'live') return { status: 200, body: liveAfter(Number(searchParams.get('after') ?? 0), now) }
  if (what === 'visitors') return answerVisitors(pathname.split('/').slice(5), { method, searchParams, now })
  if (what === 'segments') return answerSegments(experienceId, now)
  if (what === 'datasets') return answerDatasets(pathname.split('/').slice(5), { method, searchParams, body })
  if (what === 'counters') return { status: 200, body: pathname.split('/').length > 5 ? counterTop : counters }
  if (what === 'events') return { status: 200, body: answerEvents(experienceId, searchParams, now) }
  if (what === 'refused') return { status: 200, body: answerRefused(experienceId, searchParams, now) }
  if (what === 'steer') return aSteeredSite({ now }).answer({ address, method, body: {} }) ?? { status: 404, body: {} }
  if (what !== 'experiences') return { status: 404, body: {} }
  if (experienceId === undefined) return { status: 200, body: { builtAt: now - 7_200_000, experiences } }
  if (!experiences.some(({ id }) => id === experienceId)) return { status: 404, body: {} }
  return { status: 200, body: withChoice(findReport(experienceId), searchParams) }
}

type DatasetRequest = { method: string; searchParams: URLSearchParams; body: unknown }

function answerDatasets([id, step]: string[], { method, searchParams, body }: DatasetRequest): Answer {
  if (id === undefined) {
    const list: DatasetList = { datasets, limits: { bytes: 2 * 1024 * 1024, records: 20_000 } }
    return { status: 200, body: list }
  }
  if (method === 'POST') {
    const { text = '' } = body as { text?: string }
    return {
      status: 200,
      body: step === 'check' ? aDatasetCheck(text) : ({ outcome: 'done' } satisfies DatasetOutcome),
    }
  }
  const page = aDatasetPage(decodeURIComponent(id), searchParams)
  return page ? { status: 200, body: page } : { status: 404, body: {} }
}

function answerSegments(segmentId: string | undefined, now: number): Answer {
  if (segmentId === undefined) return { status: 200, body: { builtAt: now, segments } satisfies SegmentList }
  const report = aSegmentReport(segmentId, now)
  return report ? { status: 200, body: report } : { status: 404, body: {} }
}

type VisitorQuestion = { method: string; searchParams: URLSearchParams; now: number }

function answerVisitors([visitorId, part]: string[], { method, searchParams, now }: VisitorQuestion): Answer {
  if (visitorId === undefined)
    return {
      status: 200,
      body: { visitors: Array.from({ length: 20 }, (_, at) => aRecentVisitor(at, now)) } satisfies RecentVisitors,
    }
  if (method === 'DELETE') return { status: 200, body: erasedVisitor }
  if (visitorId === 'nobody') return { status: 404, body: {} }
  const before = Number(searchParams.get('before') ?? 121)
  if (part === 'events') return { status: 200, body: visitorEventsPage(before, now) }
  if (part === 'export')
    return { status: 200, body: { visitorId, exportedAt: now, rows: { visitors: [{ id: visitorId }] } } }
  return { status: 200, body: aVisitorReport(visitorId, now) }
}

function answerEvents(part: string | undefined, query: URLSearchParams, now: number) {
  if (part === 'count') return { events: 0 }
  return part === undefined ? aStoredPage({ query, now }) : storedEnvelope(Number(part))
}

function answerRefused(part: string | undefined, query: URLSearchParams, now: number) {
  return part === undefined ? aRefusedPage({ query, now }) : refusedEvents(now).find(({ id }) => id === Number(part))
}

function liveAfter(after: number, now: number) {
  const position = Math.floor(now / 500)
  const events = Array.from({ length: Math.min(50, position - after) }, (_, at) =>
    aLiveEvent(position - at, now - at * 500),
  )
  return { position, events }
}

function withChoice(report: ExperienceReport, query: URLSearchParams): ExperienceReport {
  const { results } = report
  if (!results) return report
  const conversion = query.get('goal') ?? results.conversion
  return { ...report, results: { ...results, conversion, iterationId: query.get('iteration') ?? results.iterationId } }
}
