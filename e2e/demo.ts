import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { FileList } from '../cli/build/file-list.ts'
import type { WireEvent } from '../contract/event.ts'
import { hashMurmur3 } from '../contract/murmur3.ts'
import { limits } from '../script/limits.ts'
import { sampleOf } from '../script/visitor/sample.ts'
import site from '../shop/instep.config.ts'
import { seedHistory } from '../tools/start/seed/seed-history.ts'
import { builtScript } from './built/build-once.ts'
import { copyScript } from './built/copy-script.ts'
import { test as base } from './once-per-worker.ts'
import { start } from './process.ts'
import { waitInPage } from './wait-in-page.ts'

const root = join(import.meta.dirname, '..')

export type Demo = {
  /** The shop, e.g. `http://localhost:4520`. */
  shop: string
  service: string
  /** Returns what the service has stored for a visitor, in order. */
  events(visitorId: string): Promise<WireEvent[]>
  stopService(signal?: NodeJS.Signals): Promise<void>
  /** Starts the service again, with other variables where they are given. */
  startService(changes?: Record<string, string>): Promise<void>
  /** Restarts with an empty service, with other variables where they are given. */
  emptyService(changes?: Record<string, string>): Promise<void>
  /** Sends the history of the demo's invented shoppers to the service, unless it has it. */
  seed(): Promise<void>
}

/** Shop, script and service of one worker, on their own ports; the data is deleted at the end. */
export const test = base.extend<{ visitorId: string }, { demo: Demo }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 4520) + 2 * parallelIndex
      const servicePort = port + 1
      const data = mkdtempSync(join(tmpdir(), 'instep-e2e-'))
      const script = join(root, '.build', `e2e-${port}`)
      const variables = {
        PORT: String(port),
        SERVICE_PORT: String(servicePort),
        INSTEP_DATA: data,
        INSTEP_INSPECT: '1',
        INSTEP_ENVIRONMENT: 'test',
        INSTEP_SCRIPT: script,
        INSTEP_DATASETS: join(root, 'shop/site/datasets.json'),
        INSTEP_PLACEMENTS: join(root, 'shop/site/placements.json'),
        INSTEP_LOCATIONS: join(root, 'shop/site/locations.json'),
        INSTEP_WEATHER: join(root, 'shop/site/weather.json'),
      }
      const serviceUrl = `http://localhost:${servicePort}`
      copyScript(builtScript, script, { endpoints: { base: serviceUrl } })
      const startService = (changes: Record<string, string> = {}) =>
        start(join(root, 'service/server.ts'), { ...variables, ...changes })
      let service = await startService()
      const shop = await start(join(root, 'shop/server.ts'), variables)
      const shopUrl = `http://localhost:${port}`
      let isSeeded = false
      await use({
        shop: shopUrl,
        service: serviceUrl,
        async events(visitorId) {
          const reply = await fetch(`${serviceUrl}/_inspect/events`)
          const { events } = (await reply.json()) as { events: { event: WireEvent }[] }
          return events.map(({ event }) => event).filter(({ context }) => context.id === visitorId)
        },
        stopService: (signal) => service.stop(signal),
        async startService(changes) {
          service = await startService(changes)
        },
        async emptyService(changes) {
          await service.stop()
          for (const file of readdirSync(data)) rmSync(join(data, file), { recursive: true })
          isSeeded = false
          service = await startService(changes)
        },
        async seed() {
          if (isSeeded) return
          await seedHistory({ service: serviceUrl, shop: shopUrl, trackingId: site.trackingId, now: Date.now() })
          // What they tell is counted by now, and each look at a test's own events would read these thousands, too.
          await fetch(`${serviceUrl}/_inspect/events`, { method: 'DELETE' })
          isSeeded = true
        },
      })
      await shop.stop()
      await service.stop()
      for (const folder of [data, script]) rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  /** The browser's visitor. Its cookie is set before the first page. */
  visitorId: async ({ context, demo }, use) => {
    const id = newVisitorId()
    // Otherwise each request for a test's own events would return those of all tests before it.
    await fetch(`${demo.service}/_inspect/events`, { method: 'DELETE' })
    await context.addCookies([{ name: '_qubitTracker', value: id, url: demo.shop }])
    await use(id)
  },
})

export { expect }

/**
 * Returns an id that no other test has, in the script's form, outside the 1 % of visitors whose statistics are
 * collected (ST-22), or among them.
 */
export function newVisitorId({ hasStatistics = false } = {}): string {
  const letters = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 36).toString(36))
  for (;;) {
    const id = [letters(11).join(''), Date.now().toString(36).padStart(9, '0'), letters(7).join('')].join('-')
    if (sampleOf(id) <= limits.statisticsSample === hasStatistics) return id
  }
}

/** Returns such an id in the half of visitors for whom the stamp service is used (VI-17). */
export function newStampedId(): string {
  for (;;) {
    const id = newVisitorId()
    if (hashMurmur3(`${id}:state-sync`) < 2 ** 31) return id
  }
}

/** Collects exceptions, console errors and policy reports of a page. */
export function troubles(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`)
  })
  return found
}

/**
 * Returns the address, as a pattern, of the file with the code of an experience and of those built together with it.
 */
export async function fileOfExperience({ shop }: Demo, id: string): Promise<string> {
  const list = (await (await fetch(`${shop}/instep/parts.json`)).json()) as FileList
  const file = list.pages.find(({ experiences }) => experiences.includes(id))?.files[0]
  if (!file) throw new Error(`No file has the experience ${id} alone or with others of its pages`)
  return `**/instep/${file}`
}

/** Returns a module with one experience, to replace such a file. */
export function fileWith(id: string, execution: string): { contentType: string; body: string } {
  const content = '{ data: {}, variations: {} }'
  const body = `export const parts = { ${JSON.stringify(id)}: { execution: ${execution}, content: ${content} } }`
  return { contentType: 'text/javascript', body }
}

type Decided = { __qubit?: { experiences?: { list(): { progress: string; cycle: number }[] } } }

/**
 * Waits until every experience of the page has run or will not run, because later changes would move elements that a
 * test clicks. After a change in place, `cycle` is the number of the previous view. Returns the number of this view.
 */
export async function decided(page: Page, cycle = 0): Promise<number> {
  const found = await waitInPage(
    page,
    (before) => {
      const list = (window as Decided).__qubit?.experiences?.list() ?? []
      const current = Math.max(...list.map(({ cycle }) => cycle))
      const isOpen = list.some(({ progress }) => progress === 'waiting' || progress === 'executing')
      return current > before && !isOpen && current
    },
    cycle,
  )
  return Number(found)
}
