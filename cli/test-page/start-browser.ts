import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stopProcess } from '../local/stop-process.ts'

/** Milliseconds that a browser has to end by itself. */
const patience = 5000

/** A browser process, and the address at which it answers the DevTools protocol. */
export type StartedBrowser = { address: string; stop(): Promise<void> }

const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  // Containers run as root; the only page is the developer's own.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  // The suggestions of the address bar, which nobody sees, are pages in a process of their own.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  '--no-default-browser-check',
  '--no-first-run',
  // The page of the test is opened when the browser answers, and no other is needed.
  '--no-startup-window',
]

/**
 * Starts a Chromium browser without a window, with a profile that is deleted afterwards.
 * @throws with what it wrote, when it ends before it answers
 */
export async function startBrowser(program: string): Promise<StartedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'instep-browser-'))
  const child = spawn(program, [`--user-data-dir=${profile}`, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] })
  const killBrowser = () => void child.kill('SIGKILL')
  // Also when a test ends the process.
  process.once('exit', killBrowser)
  async function stopBrowser(address?: string): Promise<void> {
    process.off('exit', killBrowser)
    // The program may be a script that started the browser, and would end without it.
    if (address) await closeBrowser(child, address).catch(() => {})
    await stopProcess(child)
    // Its helpers write into the profile for a moment longer, on a busy machine for seconds.
    await rm(profile, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 })
  }
  try {
    const address = await waitForAddress(child, program)
    return { address, stop: () => stopBrowser(address) }
  } catch (error) {
    await stopBrowser()
    throw error
  }
}

/** Has a browser end by itself. @throws when it does not answer, or does not end in time */
async function closeBrowser(child: ChildProcess, address: string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const signal = AbortSignal.timeout(patience)
  const ended = once(child, 'exit', { signal })
  ended.catch(() => {}) // also when it cannot be asked
  const socket = new WebSocket(address)
  await once(socket, 'open', { signal })
  socket.send(JSON.stringify({ id: 1, method: 'Browser.close' }))
  await ended
}

function waitForAddress(child: ChildProcess, program: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const written: string[] = []
  child.once('error', (error) => reject(new Error(`The browser ${program} cannot be started: ${error.message}`)))
  if (child.stderr)
    createInterface(child.stderr).on('line', (line) => {
      written.push(line)
      const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
  child.once('exit', (code) =>
    reject(
      new Error(
        `The browser ${program} ended with ${code} before it answered. Name another one in INSTEP_BROWSER.\n${written.join('\n')}`,
      ),
    ),
  )
  return promise
}
