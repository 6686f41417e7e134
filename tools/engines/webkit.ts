import type { WebDriver } from 'selenium-webdriver'
import { miniBrowserPath } from '../setup/engines.mjs'
import type { EngineBrowser, EngineProfile, EngineSettings, EngineTab } from './engine.ts'
import { openMiniBrowser } from './open-minibrowser.ts'
import { openVirtualScreen } from './virtual-screen.ts'

type InTurn = <Result>(run: () => Promise<Result>) => Promise<Result>

/**
 * Prepares the installed WebKitGTK, each profile of which is a browser of its own, on a screen that nobody sees. Throws
 * an Error when it is not installed.
 */
export async function startWebkit({
  refusesCookies = false,
  keepsSitesApart = false,
  loadsNoPictures = false,
}: EngineSettings = {}): Promise<EngineBrowser> {
  const binary = miniBrowserPath()
  if (!binary) throw new Error('There is no WebKitGTK with its driver: install webkit2gtk-driver and xvfb')
  const screen = await openVirtualScreen()
  const args = [
    ...(refusesCookies ? ['--cookies-policy=never', '--enable-html5-local-storage=false'] : []),
    ...(keepsSitesApart ? ['--enable-itp'] : []),
    ...(loadsNoPictures ? ['--auto-load-images=false'] : []),
  ]
  const open = new Set<EngineProfile>()
  return {
    async openProfile() {
      const profile = profileOf(await openMiniBrowser(binary, screen.display, args))
      open.add(profile)
      return profile
    },
    async close() {
      await Promise.all([...open].map((profile) => profile.close()))
      await screen.close()
    },
  }
}

function profileOf({ driver, close }: Awaited<ReturnType<typeof openMiniBrowser>>): EngineProfile {
  const inTurn = oneByOne()
  let hasTab = false
  let closing: Promise<void> | undefined
  return {
    openTab: () =>
      inTurn(async () => {
        // The browser begins with one.
        if (hasTab) await driver.switchTo().newWindow('window')
        hasTab = true
        const handle = await driver.getWindowHandle()
        return tabOf(driver, (run) => inTurn(() => driver.switchTo().window(handle).then(run)))
      }),
    readCookies: () =>
      inTurn(async () => {
        const all = await driver.manage().getCookies()
        return all.map(({ name, value, path = '/', sameSite, expiry }) => {
          return { name, value, path, sameSite, expires: Number(expiry ?? 0) * 1000 }
        })
      }),
    close: () => (closing ??= close()),
  }
}

/** All commands go to the current window of the browser, so those of one tab wait for those of another. */
function oneByOne(): InTurn {
  let before: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = before.then(run)
    before = result.catch(() => undefined)
    return result
  }
}

function tabOf(driver: WebDriver, inTab: InTurn): EngineTab {
  return {
    open: (url) => inTab(() => driver.get(url)),
    readUrl: () => inTab(() => driver.getCurrentUrl()),
    goBack: () => inTab(() => driver.executeScript('setTimeout(() => history.back())')),
    evaluate: (run, argument) => inTab(() => driver.executeAsyncScript(wrapForDriver(run), argument)),
    resize: (width, height) =>
      inTab(async () => {
        const around = 'return [outerWidth - innerWidth, outerHeight - innerHeight]'
        const [atSide = 0, atTop = 0] = await driver.executeScript<number[]>(around)
        const window = driver.manage().window()
        await window.setRect({ width: width + atSide, height: height + atTop })
      }),
    close: () => inTab(() => driver.close()),
  }
}

/** A script that runs a function with its argument and answers with what it returns or promises. */
function wrapForDriver(run: (argument: never) => unknown): string {
  return `const [argument, done] = arguments; new Promise((go) => go((${run})(argument))).then(done)`
}
