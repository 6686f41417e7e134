import type { EngineBrowser, EngineTab } from '../../tools/engines/engine.ts'

type Journey = (tab: EngineTab) => Promise<void>

/**
 * Runs a journey in a tab of a browser that has no past, and once more in another one where the browser itself gave up: on a busy machine WebKit
 * now and then ends the session whose page comes back from its cache. Rejects as the journey does, or where a browser gives up twice.
 */
export async function runInNewTab(browser: EngineBrowser, journey: Journey): Promise<void> {
  const lost = await runOnce(browser, journey)
  if (!lost) return
  console.log(`The browser gave up, and gets a second chance: ${lost.message}`)
  const again = await runOnce(browser, journey)
  if (again) throw again
}

/** Returns with what the browser gave up, if it did. The journey may wait for its page for longer, so it is not waited for. */
async function runOnce(browser: EngineBrowser, journey: Journey): Promise<Error | undefined> {
  const profile = await browser.openProfile()
  try {
    const tab = await profile.openTab()
    await tab.resize(1280, 720)
    return await new Promise((resolve, reject) => {
      journey(tellLoss(tab, resolve)).then(() => resolve(undefined), reject)
    })
  } finally {
    await profile.close()
  }
}

/** Returns the tab, which also says when its browser has given up. */
function tellLoss(tab: EngineTab, tell: (lost: Error) => void): EngineTab {
  const telling =
    (run: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) => {
      try {
        return await run(...args)
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchSessionError') tell(error)
        throw error
      }
    }
  return Object.fromEntries(Object.entries(tab).map(([name, run]) => [name, telling(run)])) as EngineTab
}
