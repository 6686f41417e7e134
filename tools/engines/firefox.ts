import puppeteer, { type Page } from 'puppeteer-core'
import { messageOf } from '../../contract/message-of.ts'
import { firefoxPath } from '../setup/engines.mjs'
import type { EngineBrowser, EngineSettings, EngineTab } from './engine.ts'

/** Starts the installed Firefox without a window. Throws an Error when there is none. */
export async function startFirefox({
  refusesCookies = false,
  loadsNoPictures = false,
}: EngineSettings = {}): Promise<EngineBrowser> {
  const executablePath = firefoxPath()
  if (!executablePath)
    throw new Error('There is no Firefox: install firefox-esr, or name one by FIREFOX=/path/to/firefox')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    handleSIGINT: false,
    // Servers of tests have certificates of their own.
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      // Neither a process for a page that may come nor a page of its own: a tenth of what a new profile costs.
      'dom.ipc.processPrelaunch.enabled': false,
      'browser.startup.page': 0,
      // It refuses local storage with them.
      ...(refusesCookies && { 'network.cookie.cookieBehavior': 2 }),
      ...(loadsNoPictures && { 'permissions.default.image': 2 }),
    },
  })
  return {
    async openProfile() {
      const context = await browser.createBrowserContext()
      return {
        openTab: async () => tabOf(await context.newPage({ type: 'window' })),
        async readCookies(url) {
          const { hostname } = new URL(url)
          const all = await context.cookies()
          const ofHost = all.filter(({ domain }) => `.${hostname}`.endsWith(domain.replace(/^\.?/, '.')))
          return ofHost.map(({ name, value, path, sameSite, expires }) => {
            return { name, value, path, sameSite, expires: expires * 1000 }
          })
        },
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page): EngineTab {
  return {
    async open(url) {
      await page.goto(url)
    },
    // Firefox 140 does not tell what pages change of it by themselves.
    readUrl: () => page.evaluate(() => location.href),
    async goBack() {
      await page.evaluate('setTimeout(() => history.back())')
    },
    evaluate: (run, argument) => page.evaluate(run as (argument: unknown) => never, argument),
    resize: (width, height) => resizePage(page, { width, height }),
    close: () => page.close(),
  }
}

/** Firefox 140 resizes the page too, but then does not know how to turn it, which Puppeteer always asks for. */
async function resizePage(page: Page, size: { width: number; height: number }): Promise<void> {
  try {
    await page.setViewport(size)
  } catch (error) {
    if (!messageOf(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
  }
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, {}, size)
}
