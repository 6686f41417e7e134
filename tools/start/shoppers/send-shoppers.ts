import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteDescription } from '../../../contract/console/site-description.ts'
import { findTests, nameOfTest, type RunningTest } from './find-tests.ts'
import { shoppersOf } from './shoppers-of.ts'

export type ShopperSettings = {
  /** Origins. */
  service: string
  shop: string
  trackingId: string
  /** What the site is made of, as each publication writes it. */
  siteFile: string
  signal: AbortSignal
  /** Milliseconds between two groups of shoppers. */
  every?: number
}

/** Shoppers who come at once, and how many come to a test in all. */
const group = 75
const mostShoppers = 9000
/** Events in one request. */
const atOnce = 90
/** Shoppers of programs count as crawlers. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/**
 * Lets invented shoppers come to the tests that somebody publishes in the console of the demo, so that one can watch the
 * interval narrow: some each few seconds, for about six minutes. Tests that were there at the start have their own history.
 */
export async function sendShoppers(settings: ShopperSettings): Promise<void> {
  const { signal, every = 3000 } = settings
  const sent = new Map<string, number>()
  for (const test of await runningTests(settings)) sent.set(nameOfTest(test), mostShoppers)
  while (!signal.aborted) {
    await pause(every, undefined, { signal }).catch(() => {})
    for (const test of await runningTests(settings)) {
      const from = sent.get(nameOfTest(test)) ?? 0
      if (signal.aborted || from >= mostShoppers) continue
      if (await sendGroup(test, from, settings)) sent.set(nameOfTest(test), from + group)
    }
  }
}

/** Nobody comes while the site is being described anew, or not known. */
async function runningTests({ siteFile }: ShopperSettings): Promise<RunningTest[]> {
  try {
    return findTests(JSON.parse(await readFile(siteFile, 'utf8')) as SiteDescription, Date.now())
  } catch {
    return []
  }
}

/** Returns whether the service took them; a group that it did not take comes again, as the same shoppers. */
async function sendGroup(test: RunningTest, from: number, settings: ShopperSettings): Promise<boolean> {
  const { service, shop, trackingId, signal } = settings
  const events = shoppersOf(test, { trackingId, shop, from, count: group, now: Date.now(), chance: Math.random })
  try {
    for (let begin = 0; begin < events.length; begin += atOnce) {
      const body = JSON.stringify(events.slice(begin, begin + atOnce))
      const headers = { 'user-agent': userAgent, 'content-type': 'text/plain' }
      const answer = await fetch(`${service}/events/raw/${trackingId}`, { method: 'POST', headers, body, signal })
      await answer.body?.cancel()
      if (!answer.ok) return false
    }
    return true
  } catch {
    return false // the service restarts, or the demo is being stopped
  }
}
