import { type Browser, test as base, chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../tools/setup/chromium.mjs'

type Begun<T> = { value: T; end(): Promise<void> }

/** Returns what has been begun under a name, or begins it. */
export type OncePerWorker = <T>(name: string, begin: () => Promise<Begun<T>>) => Promise<T>

/**
 * Begins what many tests need when the first of them asks, and ends it with the worker. A fixture of the worker's scope for each of
 * these would give its tests workers of their own, and each worker starts a browser, a service and a shop.
 */
export const test = base.extend<object, { oncePerWorker: OncePerWorker }>({
  oncePerWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const begun = new Map<string, Promise<Begun<unknown>>>()
      await use(async <T>(name: string, begin: () => Promise<Begun<T>>) => {
        const known = begun.get(name) ?? begin()
        begun.set(name, known)
        // What did not begin need not end.
        known.catch(() => begun.delete(name))
        return (await known).value as T
      })
      for (const each of [...begun.values()].reverse()) await (await each).end()
    },
    { scope: 'worker' },
  ],
})

/**
 * Starts a whole browser, for what the headless shell does not do.
 * @param flags beside those of every browser of the tests
 */
export async function startWholeBrowser(flags: string[] = []): Promise<Begun<Browser>> {
  const value = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...flags] })
  return { value, end: () => value.close() }
}

/** Starts a browser that keeps pages in the back-forward cache, which Playwright's own does not. */
export async function startCachingBrowser(): Promise<Begun<Browser>> {
  const value = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  return { value, end: () => value.close() }
}
