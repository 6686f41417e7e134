import { setTimeout as wait } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../e2e/service/free-port.ts'
import { webkitDriver } from '../setup/engines.mjs'
import { startProgram } from './start-program.ts'

export type MiniBrowser = { driver: WebDriver; close(): Promise<void> }

/** Opens the browser around WebKitGTK on a screen, with a driver of its own, because a driver drives one browser at a time. */
export async function openMiniBrowser(binary: string, display: string, args: string[]): Promise<MiniBrowser> {
  const port = await freePort()
  const program = startProgram(webkitDriver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display } })
  const address = `http://127.0.0.1:${port}`
  await waitForDriver(address)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Servers of tests have certificates of their own.
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] },
    })
    .build()
  // What hangs is found by the test that waits for it.
  await driver.manage().setTimeouts({ script: 120_000 })
  return {
    driver,
    async close() {
      // It may be gone already, with the page of a test that closed its window.
      await driver.quit().catch(() => undefined)
      await program.stop()
    },
  }
}

async function waitForDriver(address: string): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    const answers = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await wait(50)
  }
  throw new Error(`WebKitWebDriver does not answer at ${address}: is it installed (webkit2gtk-driver)?`)
}
