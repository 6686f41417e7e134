import puppeteer, { type Page } from 'puppeteer-core'
import { firefoxPath } from '../setup/engines.mjs'
import type { EngineBrowser, EngineSettings, EngineTab } from './engine.ts'

/** Starts the installed Firefox without a window. Throws an Error when there is none. */
export async function startFirefox({ refusesCookies = false }: EngineSettings = {}): Promise<EngineBrowser> {
  const executablePath = firefoxPath()
  if (!executablePath)
    throw new Error('There is no Firefox: install firefox-esr, or name one by FIREFOX=/path/to/firefox')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    handleSIGINT: false,
    // It refuses local storage with them.
    extraPrefsFirefox: refusesCookies ? { 'network.cookie.cookieBehavior': 2 } : {},
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
    readUrl: async () => page.url(),
    async goBack() {
      await page.evaluate('setTimeout(() => history.back())')
    },
    evaluate: (run, argument) => page.evaluate(run as (argument: unknown) => never, argument),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  }
}
