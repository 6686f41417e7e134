import type { EngineBrowser, EngineOptions, EngineProfile, EngineTab } from '../../tools/engines/engine.ts'
import { startEngine } from '../../tools/engines/start-engine.ts'
import { type Demo, test as demoTest, newVisitorId } from '../demo.ts'

type OfTest = { profile: EngineProfile; tab: EngineTab }

/** Tests of the demo shop in a browser that has no past. */
export const test = demoTest.extend<OfTest, EngineOptions & { browserOfEngine: EngineBrowser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      // No journey looks at one, and they are a third of what a page of the shop costs.
      const browser = await startEngine[engine]({ loadsNoPictures: true })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  profile: async ({ browserOfEngine }, use) => {
    const profile = await browserOfEngine.openProfile()
    await use(profile)
    await profile.close()
  },
  tab: async ({ profile }, use) => {
    const tab = await profile.openTab()
    // As wide as the pages of the other tests: what is in view decides what appears.
    await tab.resize(1280, 720)
    await use(tab)
  },
})

/** Goes to a file of the shop that has no script, so that no page writes cookies from then on. */
export function leaveShop(tab: EngineTab, { shop }: Pick<Demo, 'shop'>): Promise<void> {
  return tab.open(`${shop}/icons/clock.svg`)
}

/** Gives the browser a visitor before its first page, and returns the id. */
export async function beVisitor(tab: EngineTab, demo: Demo, id = newVisitorId()): Promise<string> {
  await leaveShop(tab, demo)
  await tab.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox has it for as long as this test has been there
    document.cookie = `_qubitTracker=${value}; Path=/; Max-Age=31536000`
  }, id)
  return id
}

/** Ends the session, as half an hour without a view does. */
export async function endSession(tab: EngineTab, demo: Demo): Promise<void> {
  await leaveShop(tab, demo)
  await tab.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = 'qb_session=; Path=/; Max-Age=0'
  })
}

/** Returns the segments that page code receives, sorted; none before the engine has loaded the stored state. */
export async function segmentsOn(tab: EngineTab): Promise<string[]> {
  const told = await tab.evaluate(() =>
    (window as { __qubit?: { getSegments?: () => Promise<string[]> } }).__qubit?.getSegments?.(),
  )
  return (told ?? []).sort()
}
