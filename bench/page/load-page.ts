import type { Browser, CDPSession, Page } from '@playwright/test'
import { type NotedRequest, noteRequests } from './note-requests.ts'
import { noteInPage, type PageNotes } from './notes-in-page.ts'
import { type Profile, viewport } from './profiles.ts'
import { type CpuProfile, timeInFiles } from './time-in-files.ts'

/** The duration in milliseconds from which a task counts as long: a tap during the task is answered late. */
const longTaskMs = 50

/**
 * Returns the total blocking time: the part of each long task beyond 50 ms (web.dev/articles/tbt), here over the whole
 * load.
 */
export function blockingTime(tasks: readonly number[]): number {
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms - longTaskMs), 0)
}

/** A page to load, and what is measured on it. */
export type PageLoad = {
  url: string
  profile: Profile
  /** Whether an address is one of the files of the measured script. */
  isOwn: (url: string) => boolean
  /** Address patterns that are not loaded; * stands for any text. */
  blocked?: string[]
  cookies?: { name: string; value: string; url: string }[]
  /** Selectors of the elements whose first appearance is recorded. */
  selectors: string[]
  /** Waits for what the page must show at the end. */
  isDone?: (page: Page) => Promise<unknown>
  /** Whether this load got the random outcome it is meant to measure. Otherwise it is repeated. */
  isMeant?: (figures: Figures) => boolean
}

/** The figures of one load. Times are in ms since the navigation began. */
export type Figures = PageNotes & {
  blockingMs: number
  /** Main thread time spent in the script's files. */
  scriptMs: number
  /** Main thread time in total. */
  busyMs: number
  firstPaint?: number
  requests: NotedRequest[]
  profile: CpuProfile
}

/** Loads a page until it is quiet, and returns its figures. @throws when no attempt had the intended random outcome */
export async function loadPage(browser: Browser, load: PageLoad): Promise<Figures> {
  for (let tries = 0; tries < 20; tries++) {
    const figures = await loadOnce(browser, load)
    if (load.isMeant?.(figures) ?? true) return figures
  }
  throw new Error(`${load.url} was loaded 20 times and never as it was meant`)
}

/** Loads the page in a browser profile of its own, so that nothing is known or cached. */
async function loadOnce(browser: Browser, load: PageLoad): Promise<Figures> {
  // GrowthBook's offer is a script of its own, for which the shop's policy has no nonce.
  const context = await browser.newContext({ viewport, bypassCSP: true, isMobile: true, hasTouch: true })
  try {
    if (load.cookies) await context.addCookies(load.cookies)
    const page = await context.newPage()
    await page.addInitScript(noteInPage, load.selectors)
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    const session = await context.newCDPSession(page)
    await slowDown(session, load)
    const requests = noteRequests(session, load.url)
    await session.send('Performance.enable')
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 500 })
    await session.send('Profiler.start')
    await page.goto(load.url, { waitUntil: 'load' })
    await load.isDone?.(page)
    await requests.quiet()
    // A page whose services do not answer does other work than one that shoppers see.
    if (failed.length > 0 && !load.blocked) throw new Error(`Requests of ${load.url} failed: ${failed.join(' ')}`)
    const { profile } = await session.send('Profiler.stop')
    const { metrics } = await session.send('Performance.getMetrics')
    const notes = await page.evaluate(() => (window as unknown as { pageNotes: PageNotes }).pageNotes)
    const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    return {
      ...notes,
      blockingMs: blockingTime(notes.longTasks),
      scriptMs: timeInFiles(profile, load.isOwn),
      busyMs: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN),
      firstPaint,
      requests: await requests.all(),
      profile,
    }
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession, { profile, blocked }: PageLoad): Promise<void> {
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  if (blocked) await session.send('Network.setBlockedURLs', { urls: blocked })
  if (!profile.network) return
  const { latencyMs, downBytesPerSecond, upBytesPerSecond } = profile.network
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: downBytesPerSecond,
    uploadThroughput: upBytesPerSecond,
  })
}
