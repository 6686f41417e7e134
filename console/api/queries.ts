import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ExperienceList, ExperienceReport } from '../../contract/console/experience-report.ts'
import type { ConsoleSession } from '../../contract/console/session.ts'
import type { DeliveryHealth, LiveEvents, Traffic } from '../../contract/console/traffic.ts'
import type { RecentVisitors, VisitorEvents, VisitorReport } from '../../contract/console/visitor.ts'
import { ConsoleProblem } from './console-problem.ts'
import { sendRequest } from './send-request.ts'

/** A range of time in epoch milliseconds, `to` not included. */
export type TimeRange = { from: number; to: number }

/** What an experience's report is about; undefined for what the service chooses. */
export type ReportChoice = { goal?: string; iteration?: string }

export const sessionKey = ['session']

/** Who is logged in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }): Promise<ConsoleSession | null> =>
    sendRequest<ConsoleSession>(['session'], { signal }).catch((problem) => {
      if (problem instanceof ConsoleProblem && problem.kind === 'unauthorised') return null
      throw problem
    }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const trafficQuery = (trackingId: string, range: TimeRange) =>
  queryOptions({
    queryKey: ['traffic', trackingId, range],
    queryFn: ({ signal }) => sendRequest<Traffic>(['traffic', trackingId], { query: range, signal }),
  })

export const deliveryQuery = (trackingId: string, range: TimeRange) =>
  queryOptions({
    queryKey: ['delivery', trackingId, range],
    queryFn: ({ signal }) => sendRequest<DeliveryHealth>(['delivery', trackingId], { query: range, signal }),
  })

/** How many events of the live list are kept. */
const keptEvents = 1000

/** What arrived so far: each request asks for what came after the previous one. */
export const liveQuery = (trackingId: string) => {
  const queryKey = ['live', trackingId]
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<LiveEvents> => {
      const before = client.getQueryData<LiveEvents>(queryKey)
      const query = { after: before?.position }
      const { position, events } = await sendRequest<LiveEvents>(['live', trackingId], { query, signal })
      return { position, events: [...events, ...(before?.events ?? [])].slice(0, keptEvents) }
    },
  })
}

export const experiencesQuery = (trackingId: string) =>
  queryOptions({
    queryKey: ['experiences', trackingId],
    queryFn: ({ signal }) => sendRequest<ExperienceList>(['experiences', trackingId], { signal }),
  })

export const reportQuery = (trackingId: string, experienceId: string, choice: ReportChoice) =>
  queryOptions({
    queryKey: ['report', trackingId, experienceId, choice],
    queryFn: ({ signal }) =>
      sendRequest<ExperienceReport>(['experiences', trackingId, experienceId], { query: choice, signal }),
  })

export const recentVisitorsQuery = (trackingId: string) =>
  queryOptions({
    queryKey: ['visitors', trackingId],
    queryFn: ({ signal }) => sendRequest<RecentVisitors>(['visitors', trackingId], { signal }),
  })

export const visitorQuery = (trackingId: string, visitorId: string) =>
  queryOptions({
    queryKey: ['visitor', trackingId, visitorId],
    queryFn: ({ signal }) => sendRequest<VisitorReport>(['visitors', trackingId, visitorId], { signal }),
  })

/** Pages of events, the newest first. */
export const visitorEventsQuery = (trackingId: string, visitorId: string) =>
  infiniteQueryOptions({
    queryKey: ['visitor-events', trackingId, visitorId],
    queryFn: ({ pageParam: before, signal }) =>
      sendRequest<VisitorEvents>(['visitors', trackingId, visitorId, 'events'], { query: { before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
