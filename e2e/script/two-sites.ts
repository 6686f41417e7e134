import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../tools/setup/chromium.mjs'
import { fromBuild } from '../built/quick-site.ts'
import { plainPage } from '../delivery/stage.ts'
import type { Demo } from '../demo.ts'

export const one = 'https://www.one.test'
export const two = 'https://www.two.test'

/**
 * The shop and the service under their own host names, over https: the closest to two real sites on one machine. `/plain` has only the
 * script.
 */
export async function serveOverHttps(context: BrowserContext, demo: Demo, folder: string): Promise<void> {
  await context.route(/^https:\/\/collect\.test\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: demo.service + pathname + search }) })
  })
  await context.route(/^https:\/\/www\.(one|two)\.test\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: demo.shop + pathname + search })
    const headers = response.headers()
    const policy = headers['content-security-policy']?.replace(demo.service, 'https://collect.test')
    // What a shop with a policy must add, according to the guide; of two entries browsers would take the first.
    const own = policy && {
      'content-security-policy': policy.replace('frame-src', 'frame-src https://www.one.test https://www.two.test'),
    }
    await route.fulfill({ response, headers: { ...headers, ...own } })
  })
  await context.route(/^https:\/\/www\.(one|two)\.test\/plain/, (route) =>
    route.fulfill({ contentType: 'text/html', body: plainPage }),
  )
  await context.route(/^https:\/\/www\.(one|two)\.test\/instep\//, fromBuild(folder))
}

export type KeptBrowser = {
  context: BrowserContext
  /** Closes the pages, and removes what both sites have stored. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** Starts a browser that allows cookies in frames of other sites, which private mode refuses. */
export async function withCookiesOfOtherSites(): Promise<KeptBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'instep-profile-'))
  mkdirSync(join(profile, 'Default'))
  const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: chromiumFlags,
  })
  return {
    context,
    async forget() {
      const [first, ...others] = context.pages()
      for (const page of others) await page.close()
      if (!first) return
      const session = await context.newCDPSession(first)
      for (const origin of [one, two]) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await session.detach()
      await context.clearCookies()
    },
    async close() {
      // Pending requests no longer matter to the test.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
