import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium } from 'playwright'
import { onTestFinished } from 'vitest'
import { programPath } from '../../../tools/programs/program-path.ts'
import { chromiumFlags, headlessPath } from '../../../tools/setup/chromium.mjs'

const root = join(import.meta.dirname, '../../..')

/** Creates a folder that is removed after the test. Configurations in it find Instep and its types. */
export function aShopFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-shop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

export type RunningCommand = {
  /** What it printed as JSON when everything answered. */
  answer: Record<string, string>
  errors: () => string
  /** Asks it to end, as Ctrl+C does, and resolves to its exit code. */
  interrupt: () => Promise<number | null>
}

/** Runs a command of this repository that serves until it is interrupted. @throws as `runProgram` does */
export function runServing(folder: string, ...args: string[]): Promise<RunningCommand> {
  return runProgram(programPath(join(root, 'cli/instep.ts')), folder, args)
}

/**
 * Runs a command of an `instep` program that serves until it is interrupted.
 * @throws with its errors when it ends before it answers
 */
export async function runProgram(program: string, folder: string, args: string[]): Promise<RunningCommand> {
  const child = spawn(process.execPath, [program, ...args, '--json'], { cwd: folder })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const interrupt = () => {
    child.kill('SIGINT')
    return exited
  }
  onTestFinished(() => void interrupt())
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), exited])
  if (!Array.isArray(line)) throw new Error(`instep ${args.join(' ')} ended with ${line}: ${errors}`)
  return { answer: JSON.parse(line[0]), errors: () => errors, interrupt }
}

/** Returns free ports of this machine. */
export async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return String(typeof address === 'object' && address ? address.port : 0)
  })
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/** Opens a browser that looks like one of a shopper, since events of bots are not sent. */
export async function openShopper() {
  const browser: Browser = await chromium.launch({
    executablePath: headlessPath(),
    args: [...chromiumFlags, '--disable-blink-features=AutomationControlled'],
  })
  onTestFinished(() => browser.close())
  const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
  return (await browser.newContext({ userAgent, viewport: { width: 1280, height: 800 } })).newPage()
}

/** Asks the service for the types of the events that it has received. */
export async function receivedTypes(service: string): Promise<string[]> {
  const { events } = (await (await fetch(`${service}/_inspect/events`)).json()) as { events: unknown[] }
  return [...JSON.stringify(events).matchAll(/"type":"([\w.]+)"/g)].map(([, type = '']) => type)
}
