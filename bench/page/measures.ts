import { brotliCompressSync } from 'node:zlib'
import { offerSign } from './growthbook.ts'
import type { Figures } from './load-page.ts'

/** The selector of the offers of the experience `offers`, which GrowthBook's offer imitates. */
const ownOfferSign = '.global-offer-banner'

/** A figure of one load; undefined where the page has no such value. */
export type Measure = { name: string; digits?: number; of: (figures: Figures) => number | undefined }

/** Returns whether an address is one of the files of a measured script, in the shop or on a bare page. */
export function isScriptFile(url: string): boolean {
  return /^\/(?:instep|[a-z]+-script)\//.test(new URL(url, 'http://localhost').pathname)
}

/** The rows of each table, in order. Times are in ms since the navigation began. */
export const measures: Measure[] = [
  { name: "requests for the script's code", of: (figures) => positiveOrNone(filesOf(figures).length) },
  { name: 'deepest level of these', of: (figures) => positiveOrNone(Math.max(0, ...levelsOf(figures).values())) },
  {
    name: 'their code, bytes',
    of: (figures) => positiveOrNone(sumOf(filesOf(figures).map(({ code }) => sizeOf(code)))),
  },
  {
    name: 'the same with brotli at its best, bytes',
    of: (figures) => positiveOrNone(sumOf(filesOf(figures).map(({ code }) => brotliSizeOf(code)))),
  },
  {
    name: 'as they were sent, bytes',
    of: (figures) => positiveOrNone(sumOf(filesOf(figures).map((file) => file.transferred))),
  },
  { name: 'total blocking time, ms', of: ({ blockingMs }) => blockingMs },
  {
    name: "main thread in the script's files, ms",
    of: ({ scriptMs, requests }) => (hasScript(requests) ? scriptMs : undefined),
  },
  { name: 'main thread in all, ms', of: ({ busyMs }) => busyMs },
  { name: 'layout shift', digits: 3, of: ({ layoutShift }) => layoutShift },
  { name: 'first contentful paint', of: ({ firstPaint }) => firstPaint },
  { name: 'hydrated', of: ({ hydrated }) => hydrated },
  { name: 'the offer is there', of: ({ seen }) => seen[ownOfferSign] ?? seen[offerSign] },
  { name: 'the last experience has run', of: ({ executed }) => latestOf(Object.values(executed)) },
  { name: 'first request to a service', of: ({ requests }) => requests.find(({ url }) => toService.test(url))?.at },
  { name: 'first event', of: ({ requests }) => requests.find(({ url }) => /\/events\//.test(url))?.at },
]

const toService = /\/(?:lookup|events|stash|graphql|api\/features)(?:\/|$)/
const hasScript = (requests: Figures['requests']) =>
  requests.some(({ url, transferred }) => isScriptFile(url) && transferred > 0)
const levelsOf = ({ requests }: Figures) =>
  requestLevels(
    requests.filter(({ transferred }) => transferred > 0),
    isScriptFile,
  )
const filesOf = ({ requests }: Figures) => requests.filter(({ url, code }) => code !== undefined && isScriptFile(url))
const sizeOf = (code = '') => Buffer.byteLength(code)
const sumOf = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
const positiveOrNone = (number: number) => number || undefined
const latestOf = (times: number[]) => (times.length > 0 ? Math.max(...times) : undefined)

const compressed = new Map<string, number>()

/** Computed once for each file, because it takes longer than loading the page. */
function brotliSizeOf(code = ''): number {
  const known = compressed.get(code)
  if (known !== undefined) return known
  const size = brotliCompressSync(code).length
  compressed.set(code, size)
  return size
}

/** A request, and the address of the script or page that sent it. */
type RequestNote = { url: string; by?: string }

/**
 * Returns the depth of each request for one of the script's own files: the request of its tag has level 1, and a
 * request sent by a file of level n has level n + 1. A file that is requested twice has the level of its first
 * request.
 */
export function requestLevels(asked: readonly RequestNote[], isOwn: (url: string) => boolean): Map<string, number> {
  const levels = new Map<string, number>()
  for (const { url, by } of asked) {
    if (isOwn(url) && !levels.has(url)) levels.set(url, 1 + (levels.get(by ?? '') ?? 0))
  }
  return levels
}
