import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { messageOf } from '../../contract/message-of.ts'
import { freePort } from '../../e2e/service/free-port.ts'
import { webkitDriver } from '../setup/engines.mjs'
import { startProgram } from './start-program.ts'

export type MiniBrowser = { driver: WebDriver; close(): Promise<void> }

/** How long a browser may take on a busy machine until it answers its driver. */
const startMs = 30_000

/**
 * Opens the browser around WebKitGTK on a screen, with a driver of its own, because a driver drives one browser at a time.
 * Now and then a browser that starts on a busy machine and its driver never find each other: such a pair is started
 * anew, three times at most.
 */
export async function openMiniBrowser(binary: string, display: string, args: string[]): Promise<MiniBrowser> {
  for (let left = 2; ; left--)
    try {
      return await startMiniBrowser(binary, display, args)
    } catch (error) {
      if (left === 0) throw error
      console.log(`WebKit did not start, and is started anew: ${messageOf(error)}`)
    }
}

async function startMiniBrowser(binary: string, display: string, args: string[]): Promise<MiniBrowser> {
  const port = await freePort()
  const program = startProgram(webkitDriver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display } })
  const address = `http://127.0.0.1:${port}`
  try {
    await waitForDriver(address)
    const driver = await Promise.race([connectDriver(binary, address, args), endWait()])
    return {
      driver,
      async close() {
        // It may be gone already, with the page of a test that closed its window.
        await driver.quit().catch(() => undefined)
        await program.stop()
      },
    }
  } catch (error) {
    endChildren(program.child.pid)
    await program.stop()
    throw error
  }
}

/** Ends the browser of a driver that has lost it: it would stay when the driver ends. */
function endChildren(pid: number | undefined): void {
  const list = `/proc/${pid}/task/${pid}/children`
  const ids = existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean) : []
  for (const id of ids) process.kill(Number(id), 'SIGKILL')
}

async function connectDriver(binary: string, address: string, args: string[]): Promise<WebDriver> {
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
  return driver
}

async function endWait(): Promise<never> {
  await wait(startMs, undefined, { ref: false })
  throw new Error(`the driver has no browser after ${startMs / 1000} s`)
}

async function waitForDriver(address: string): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    const answers = await fetch(`${address}/status`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await wait(50)
  }
  throw new Error(`WebKitWebDriver does not answer at ${address}: is it installed (webkit2gtk-driver)?`)
}
