import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { snippetTag } from '../../cli/snippet/snippet.ts'
import type { WireEvent } from '../../contract/event.ts'
import { builtScript } from '../built/build-once.ts'
import { configureScript, type Settings } from '../built/copy-script.ts'

export type StageSettings = {
  endpoints: Record<string, string>
  trackingId?: string
  flags?: Record<string, boolean>
  preview?: Pick<Settings, 'isPreview' | 'environment' | 'previewHosts' | 'previewCookieMinutes'>
  /** Pages of the test itself, by path. */
  pages?: Record<string, (asked: IncomingMessage, answer: ServerResponse) => void>
  onAsked?: (asked: IncomingMessage) => void
}

export type Stage = {
  /**
   * The shop on its own origin, with the script of this stage instead of the shop's; `/plain` contains only the script.
   */
  origin: string
  close(): Promise<void>
}

type ShopWindow = Window & {
  uv: {
    emit(type: string, data: object): void
    onEnrichment(type: string, fn: (event: WireEvent) => void): { dispose(): void }
  }
  __qubit?: { smartserve?: object }
  begun?: boolean
}

/** A page that contains only the script: quick to open, many at a time. */
export const plainPage = `<!doctype html><html lang="en" data-hydrated><title>Plain</title><link rel="icon" href="data:,">${snippetTag('/instep/instep.js')}
<script>uv.onEnrichment('ecView', () => { window.begun = true }); uv.emit('ecView', { type: 'home' })</script></html>`

/**
 * Serves the shop with a script that has these settings. It uses a server, because a page that the test itself fulfils
 * may not call servers of this machine.
 */
export async function openStage(
  shop: string,
  { endpoints, trackingId, flags = {}, preview = {}, pages = {}, onAsked }: StageSettings,
): Promise<Stage> {
  // A failed batch waits 2 s instead of 30 (QU-09).
  const script = configureScript(builtScript, { endpoints, trackingId, flags, gong: true, ...preview })
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '', shop)
    onAsked?.(asked)
    const page = pages[pathname]
    if (page) return page(asked, answer)
    if (pathname === '/plain') return answer.writeHead(200, { 'Content-Type': 'text/html' }).end(plainPage)
    const [, file] = pathname.split('/instep/')
    if (!file) return pass(asked, answer)
    answer.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'text/html')
    if (file === 'instep.js') return answer.end(script)
    // As the shop serves files whose names carry their hash.
    if (/-[\w-]{8}\.js$/.test(file)) answer.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    createReadStream(join(builtScript, file))
      .on('error', () => answer.destroy())
      .pipe(answer)
  })

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '' } = asked
    const { port } = new URL(shop)
    const passed = request({ host: '127.0.0.1', port, path: url, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, allowing(reply.headers))
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }

  /** The shop's policy names one service; a shop with other services names these. Pictures of products have the shop's own address. */
  function allowing({ 'content-security-policy': policy, ...headers }: IncomingHttpHeaders): OutgoingHttpHeaders {
    const origins = Object.values(endpoints).map((url) => new URL(url).origin)
    const named = policy
      ?.toString()
      .replace(/connect-src/, `connect-src ${origins.join(' ')}`)
      .replace(/img-src/, `img-src ${shop}`)
    return named ? { ...headers, 'content-security-policy': named } : headers
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/**
 * In a page: whether the part is at work by which it is ready for an answer on consent that is given elsewhere. Its file may have
 * come and not have run yet.
 */
export async function hasJoinedPart(): Promise<boolean> {
  const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('join-visitor'))
  if (file) await import(file.name)
  await new Promise((go) => setTimeout(go, 50))
  return file !== undefined
}

/** Waits until the script has processed the page's view. From then on events are accepted as they are emitted. */
export async function begun(page: Page): Promise<void> {
  // Not with animation frames, which background tabs do not have.
  await page.waitForFunction(() => (window as unknown as ShopWindow).begun, undefined, { polling: 20 })
}

/** Emits events of a type on a page, and returns the ids and numbers with which the tracker accepted them. */
export function emit(page: Page, count: number, type = 'ecTest'): Promise<{ id: string; seq: number }[]> {
  return page.evaluate(
    ({ count, type }) => {
      const { uv } = window as unknown as ShopWindow
      const accepted: { id: string; seq: number }[] = []
      const hearing = uv.onEnrichment(type, ({ meta: { id, seq } }) => accepted.push({ id, seq }))
      for (let nth = 0; nth < count; nth++) uv.emit(type, { nth, note: 'x'.repeat(200) })
      hearing.dispose()
      return accepted
    },
    { count, type },
  )
}

/** Returns how many events wait in the browser. */
export function waiting(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:')).length)
}

/** Returns all events that the service has stored for a tracking id, in the order in which it stored them. */
export async function storedFor(service: string, trackingId: string): Promise<WireEvent[]> {
  const reply = await fetch(`${service}/_inspect/events?trackingId=${trackingId}`)
  return ((await reply.json()) as { events: { event: WireEvent }[] }).events.map(({ event }) => event)
}

/** Returns the losses reported to the service, by reason. */
export function toldLosses(events: readonly WireEvent[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const { code, data } of events.filter(({ meta }) => meta.type === 'qubit.debug'))
    if (code === 'loss')
      for (const [reason, count] of Object.entries(data as Record<string, number>))
        sum[reason] = (sum[reason] ?? 0) + count
  return sum
}

/** Random numbers in [0, 1) that are the same for the same seed, so that a failing run can be repeated: `E2E_SEED`. */
export function chance(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export function seedOf(): number {
  return Number(process.env.E2E_SEED ?? 20_261_121)
}
