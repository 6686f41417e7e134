import { defineBrowserProvider } from '@vitest/browser'
import type { BrowserCommand, BrowserProvider, BrowserProviderOption } from 'vitest/node'
import { type EngineBrowser, type EngineName, type EngineProfile, type EngineTab, engineNames } from './engine.ts'
import { startEngine } from './start-engine.ts'

/** Lets Vitest open its pages in Firefox and in WebKit, which its own providers can not drive where they are installed as packages of the system. */
export function engineProvider(): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'engine',
    supportedBrowser: engineNames,
    options: {},
    providerFactory: (project) => provideEngine(project.config.browser.name as EngineName),
  })
}

type EnginePage = { profile: EngineProfile; tab: EngineTab }

/** The tests that run in these engines need no more of the provider than a page. */
function provideEngine(name: EngineName): BrowserProvider {
  let starting: Promise<EngineBrowser> | undefined
  const pages = new Map<string, EnginePage>()
  return {
    name: 'engine',
    mocker,
    supportsParallelism: true,
    getCommandsContext: (sessionId) => ({ ...pages.get(sessionId) }),
    async openPage(sessionId, url) {
      starting ??= startEngine[name]()
      const engine = await starting
      await pages.get(sessionId)?.profile.close()
      const profile = await engine.openProfile()
      const tab = await profile.openTab()
      pages.set(sessionId, { profile, tab })
      await tab.open(url)
    },
    async close() {
      await (await starting)?.close()
    },
  }
}

/** Vitest runs the pages of several browsers at the same time only where modules can be replaced, which these tests do not do. */
const mocker: NonNullable<BrowserProvider['mocker']> = {
  register: async () => {
    throw new Error('Modules cannot be replaced in this engine: pass the value or the function in')
  },
  delete: async () => {},
  clear: async () => {},
}

/** Returns the cookies that the browser of the test has stored. */
export const storedCookies: BrowserCommand<[]> = async (context) => {
  const { profile, tab } = context as unknown as EnginePage
  return profile.readCookies(await tab.readUrl())
}

/** Gives the page of a test a size: Vitest itself asks for it before the first test. */
export const resizePage: BrowserCommand<[{ width: number; height: number }]> = (context, { width, height }) =>
  (context as unknown as EnginePage).tab.resize(width, height)
