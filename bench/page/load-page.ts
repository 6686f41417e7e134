import type { Browser, CDPSession, Page } from '@playwright/test'
import { type NotedRequest, noteRequests } from './note-requests.ts'
import { noteInPage, type PageNotes } from './notes-in-page.ts'
import { type Profile, viewport } from './profiles.ts'
import { type CpuProfile, timeInFiles } from './time-in-files.ts'

/** From this many milliseconds on a task is long: a tap that comes meanwhile is answered late. */
const longTaskMs = 50

/** Total blocking time: what of each long task is beyond 50 ms (web.dev/articles/tbt), here of the whole load. */
export function blockingTime(tasks: readonly number[]): number {
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms - longTaskMs), 0)
}

/** A page to load, and what of it is measured. */
export type PageLoad = {
  url: string
  profile: Profile
  /** Whether an address is one of the files of the script that is measured. */
  isOwn: (url: string) => boolean
  /** Addresses that are not loaded, with * for anything. */
  blocked?: string[]
  cookies?: { name: string; value: string; url: string }[]
  /** Elements whose coming is noted. */
  selectors: string[]
  /** Waits for what is to be on the page in the end. */
  isDone?: (page: Page) => Promise<unknown>
  /** Whether chance has given the load that is meant; else it is made anew. */
  isMeant?: (figures: Figures) => boolean
}

/** What one load gave; times are in ms since the navigation began. */
export type Figures = PageNotes & {
  blockingMs: number
  /** Of the main thread, in files of the script. */
  scriptMs: number
  /** Of the main thread, in all. */
  busyMs: number
  firstPaint?: number
  requests: NotedRequest[]
  profile: CpuProfile
}

/** Loads a page until it is quiet, and says what that took. @throws when chance has never given what was meant */
export async function loadPage(browser: Browser, load: PageLoad): Promise<Figures> {
  for (let tries = 0; tries < 20; tries++) {
    const figures = await loadOnce(browser, load)
    if (load.isMeant?.(figures) ?? true) return figures
  }
  throw new Error(`${load.url} was loaded 20 times and never as it was meant`)
}

/** In a browser profile of its own, so that nothing of it is known or cached. */
async function loadOnce(browser: Browser, load: PageLoad): Promise<Figures> {
  // The offer that the other script makes is a script of its own, which the shop's policy has no nonce for.
  const context = await browser.newContext({ viewport, bypassCSP: true, isMobile: true, hasTouch: true })
  try {
    if (load.cookies) await context.addCookies(load.cookies)
    const page = await context.newPage()
    await page.addInitScript(noteInPage, load.selectors)
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
