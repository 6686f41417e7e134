import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  ConsoleLog,
  Publication,
  PublishedPreview,
  PublishedPreviewRequest,
  PublishRequest,
  SiteVersion,
  SteeredExperience,
  SteerState,
  VersionList,
} from '../../contract/console/steer.ts'
import { ConsoleProblem } from './console-problem.ts'
import { sendRequest } from './send-request.ts'

/** How often a publication that runs is asked for, in milliseconds. */
const progressInterval = 1000

const steerKey = (trackingId: string) => ['steer', trackingId]

/** What is published and what waits. */
export const steerQuery = (trackingId: string) =>
  queryOptions({
    queryKey: steerKey(trackingId),
    queryFn: ({ signal }) => sendRequest<SteerState>(['steer', trackingId], { signal }),
  })

export const steeredExperienceQuery = (trackingId: string, experienceId: string) =>
  queryOptions({
    queryKey: [...steerKey(trackingId), 'experience', experienceId],
    queryFn: ({ signal }) =>
      sendRequest<SteeredExperience>(['steer', trackingId, 'experiences', experienceId], { signal }),
  })

/** The addresses that show each variation of what is published, on a page of the shop. */
export const publishedPreviewQuery = (trackingId: string, experienceId: string, page: string) =>
  queryOptions({
    queryKey: [...steerKey(trackingId), 'preview', experienceId, page],
    queryFn: ({ signal }) => {
      const body: PublishedPreviewRequest = { page }
      const path = ['steer', trackingId, 'experiences', experienceId, 'preview']
      return sendRequest<PublishedPreview>(path, { method: 'POST', body, signal })
    },
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

const publicationKey = (trackingId: string) => ['publication', trackingId]

/** The last publication, each second while it runs; null where there was none. */
export const publicationQuery = (trackingId: string) =>
  queryOptions({
    queryKey: publicationKey(trackingId),
    queryFn: ({ signal }): Promise<Publication | null> =>
      sendRequest<Publication | null>(['steer', trackingId, 'publication'], { signal })
        .then((publication) => publication ?? null)
        .catch((problem) => {
          if (problem instanceof ConsoleProblem && problem.kind === 'missing') return null
          throw problem
        }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? progressInterval : false),
  })

export function isRunning(publication: Publication | null | undefined): boolean {
  return publication !== null && publication !== undefined && publication.endedAt === null
}

/** Pages of versions, the newest first. */
export const versionsQuery = (trackingId: string) =>
  infiniteQueryOptions({
    queryKey: [...steerKey(trackingId), 'versions'],
    queryFn: ({ pageParam: before, signal }) => requestVersions(trackingId, before, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** More pages than this are not read for the marks of a chart. */
const mostPages = 20

/** The versions since a time, in epoch milliseconds, that changed an experience; the newest first. */
export const experienceVersionsQuery = (trackingId: string, experienceId: string, since: number) =>
  queryOptions({
    queryKey: [...steerKey(trackingId), 'versions-of', experienceId, since],
    queryFn: async ({ signal }): Promise<SiteVersion[]> => {
      const found: SiteVersion[] = []
      let before: number | null | undefined
      for (let page = 0; page < mostPages && before !== null; page++) {
        const { versions, next }: VersionList = await requestVersions(trackingId, before, signal)
        const young = versions.filter(({ publishedAt }) => publishedAt >= since)
        found.push(...young.filter(({ changed }) => changed.some((each) => each.experienceId === experienceId)))
        before = young.length < versions.length ? null : next
      }
      return found
    },
  })

function requestVersions(trackingId: string, before: number | undefined, signal: AbortSignal): Promise<VersionList> {
  return sendRequest<VersionList>(['steer', trackingId, 'versions'], { query: { before }, signal })
}

/** Pages of the log, the newest first. */
export const logQuery = (trackingId: string) =>
  infiniteQueryOptions({
    queryKey: [...steerKey(trackingId), 'log'],
    queryFn: ({ pageParam: before, signal }) =>
      sendRequest<ConsoleLog>(['steer', trackingId, 'log'], { query: { before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Begins to publish drafts. */
export async function publishDrafts(
  client: QueryClient,
  trackingId: string,
  request: PublishRequest,
): Promise<Publication> {
  const begun = await sendRequest<Publication>(['steer', trackingId, 'publish'], { method: 'POST', body: request })
  client.setQueryData(publicationKey(trackingId), begun)
  return begun
}

/** Begins to bring back what a version was; `current` is the one that the reader saw as live. */
export async function restoreVersion(
  client: QueryClient,
  trackingId: string,
  { version, current, note }: { version: number; current: number; note: string },
): Promise<Publication> {
  const path = ['steer', trackingId, 'versions', String(version), 'restore']
  const begun = await sendRequest<Publication>(path, { method: 'POST', body: { note, version: current } })
  client.setQueryData(publicationKey(trackingId), begun)
  return begun
}

/** Waits for the end of the publication that runs. */
export async function awaitPublication(client: QueryClient, trackingId: string): Promise<Publication | null> {
  for (;;) {
    const publication = await client.fetchQuery({ ...publicationQuery(trackingId), staleTime: 0 })
    if (!isRunning(publication)) return publication
    await new Promise((resolve) => setTimeout(resolve, progressInterval))
  }
}

/** Asks anew for everything that a draft, or with `isLive` a publication, changes. */
export async function refreshChanges(client: QueryClient, trackingId: string, isLive: boolean): Promise<void> {
  const keys = [
    steerKey(trackingId),
    ...(isLive
      ? [
          ['experiences', trackingId],
          ['report', trackingId],
        ]
      : []),
  ]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
