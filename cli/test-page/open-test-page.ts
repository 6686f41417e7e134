import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findConfig } from '../find-config.ts'
import { loadSite } from '../load-site.ts'
import { type BrowserPage, openBrowserPage } from './connect-devtools.ts'
import { findBrowser } from './find-browser.ts'
import { serveTestPage } from './serve-test-page.ts'
import { siteUnderTest } from './site-under-test.ts'
import { startBrowser } from './start-browser.ts'
import { waitUntilRun } from './wait-until-run.ts'

export type TestPageOptions = {
  /** The id of the experience in the configuration. */
  experience: string
  /** What is in the page's body. An element with `data-anchor="header"` is found by the name of the anchor `header`. */
  html: string
  /** Replaces fields of the entry's `data` (of its `content`, where it has a template). */
  data?: Record<string, unknown>
  /** The variation to show; `c` is the control. The first unless given. */
  variation?: string
  /** The type of the page, such as `product`; the first of the entry's `pages` unless given. */
  pageType?: string
  /** The configuration; that of the current folder unless given. */
  config?: string
}

export type TestPage = {
  /** Returns the text of the first element that matches a selector; undefined when none does. */
  textOf(selector: string): Promise<string | undefined>
  /** Returns the content of the page's body. */
  readBody(): Promise<string>
  /** Calls a function in the page, where it sees the page's globals and its arguments only. @returns what it returns */
  evaluate<A extends unknown[], T>(task: (...args: A) => T, ...args: A): Promise<Awaited<T>>
  /** Ends the experience, as a change of the page does: what it has added is taken back. */
  endExperience(): Promise<void>
  /** Closes the browser, and deletes what was built. */
  close(): Promise<void>
}

/**
 * Opens a page with one experience of the site, in a Chromium browser of this machine, and waits until the experience has
 * run. It is built and run as for shoppers, whatever its schedule, rules and share (BU-06).
 * @throws with the reason when it does not run, and with the remedy when there is no configuration or browser
 */
export async function openTestPage(options: TestPageOptions): Promise<TestPage> {
  const { experience: id, html, data, variation, config = findConfig() } = options
  if (!existsSync(config))
    throw new Error(`There is no ${config}. Run the test in the folder of the configuration, or name it as config`)
  const { site, forced, pageType } = siteUnderTest(await loadSite(config), { config, id, data, variation })
  const program = findBrowser()
  const closing: (() => unknown)[] = []
  async function closeAll(): Promise<void> {
    for (const task of closing.splice(0).reverse()) await task()
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'instep-test-page-'))
    closing.push(() => rm(folder, { recursive: true, force: true }))
    const server = await serveTestPage({ site, folder, html, pageType: options.pageType ?? pageType })
    closing.push(server.close)
    const browser = await startBrowser(program)
    closing.push(browser.stop)
    const page = await openBrowserPage(browser.address)
    closing.push(page.disconnect)
    await page.goTo(`${server.origin}/?qb_force=${forced}`)
    await waitUntilRun(page, id)
    return testPageOf(page, { id, close: closeAll })
  } catch (error) {
    await closeAll()
    throw error
  }
}

function testPageOf(page: BrowserPage, { id, close }: { id: string; close(): Promise<void> }): TestPage {
  const askPage = <T>(expression: string) => page.evaluateExpression(expression) as Promise<T>
  return {
    textOf: (selector) => askPage(`document.querySelector(${JSON.stringify(selector)})?.textContent`),
    readBody: () => askPage('document.body.innerHTML'),
    evaluate: (task, ...args) => askPage(`(${task})(...${JSON.stringify(args)})`),
    endExperience: () => askPage(`window.__qubit.experiences.stop(${JSON.stringify(id)})`),
    close,
  }
}
