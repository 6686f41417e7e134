import type { CookieJar } from '../cookies/cookie-jar.ts'
import type { Uv } from '../events/bus.ts'
import type { PageFacts } from '../events/page-facts.ts'
import type { KeptCall } from '../events/take-over-stub.ts'
import type { KeyValue } from '../key-value.ts'
import type { Deflate, Send } from '../services/remote/request.ts'
import type { ConsentState } from '../visitor/consent/consent.ts'
import { openCookieJar } from './cookie-jar.ts'
import { deflate } from './deflate.ts'
import { openKeyValue } from './key-value.ts'
import { onRestored } from './restored.ts'
import { sendByFetch } from './send.ts'
import { type CountInTurn, openTabTurns, type RunInOneTab } from './tab-turns.ts'

/** `window.uv` as a page may have defined it before the script runs. */
export type PageUv = Partial<Uv> & { q?: KeptCall[] }

/** `window.__qubit` (ST-12), shared with the shop's own code and with older scripts. */
export type Namespace = { smartserve?: Record<string, unknown>; [key: string]: unknown }

/** Everything the script uses from the browser, passed in once so that all other code works on values and functions. */
export type Page = {
  query(selector: string): unknown
  /** The time in epoch milliseconds. */
  now(): number
  /** A random number in [0, 1). */
  random(): number
  after(ms: number, task: () => void): void
  /**
   * Resolves in a later task, ahead of tasks queued by other code, so that the browser can draw and respond in
   * between.
   */
  rest(): Promise<void>
  /** The time zone offset at a time, in minutes as returned by `Date.getTimezoneOffset`. */
  timezoneOffset(ts: number): number
  host(): string
  facts(): PageFacts
  userAgent(): string
  touchPoints(): number
  webdriver(): boolean
  /** The value of the browser's Do Not Track setting (UR-06). */
  doNotTrack(): unknown
  screen(): { width?: number; height?: number } | undefined
  jar: CookieJar
  storage: KeyValue | undefined
  /** The session storage of this tab. */
  session: KeyValue | undefined
  send: Send
  /** Undefined where the browser has no compressor (QU-10). */
  deflate?: Deflate
  /** Loads and runs a script as a module; rejects when it cannot be loaded. */
  loadScript(url: string): Promise<unknown>
  /** Runs a task in one tab at a time; a tab that gives no sign of life for `silentMs` loses its turn (QU-05). */
  inTurn: RunInOneTab
  countInTurn: CountInTurn
  loaded(): Promise<void> | undefined
  onLeaving(task: (gone: boolean) => void): void
  /** Calls back when the page comes back from the back-forward cache (BY-03). */
  onRestored(task: () => void): void
  /** Calls back with each value that another tab stores under a key with this prefix. */
  onStored(prefix: string, task: (value: string) => void): void
  uv(): PageUv
  namespace(): Namespace
  /** `window.instep`, which the shop may call (BC-01). */
  instep(): Instep
  /** Whether Global Privacy Control is on (BC-03). */
  gpc(): boolean
  /** The page's own window, for handlers that expect it to be `this`. */
  window: unknown
  console: Pick<Console, 'info' | 'error'>
  /** Passes an error to `window.onerror` without interrupting any code (EV-03). */
  rethrow(error: unknown): void
}

/**
 * `window.instep`. The stub in the page's head stores in `said` the calls made before the script was loaded; a tag
 * built for one page type stores that type in `page`. `newId` is the id generated in the head for a new visitor.
 */
export type Instep = {
  consent?: (state: ConsentState) => void
  said?: unknown
  page?: string
  newId?: string
  settle?: (experienceId: string) => void
}

type ShopWindow = Window & {
  doNotTrack?: unknown
  uv?: PageUv
  __qubit?: Namespace
  instep?: Instep
  /** Missing in Safari and in browsers from before 2025. */
  scheduler?: { yield?(): Promise<void> }
}

/** Opens the browser's page. This is the only place that uses the browser's globals. */
export function openPage(): Page {
  const shop: ShopWindow = window
  return {
    // A library may have replaced the shorter form, as Datejs does, by one that returns a date.
    now: () => +new Date(),
    random: () => randomUint32() / 2 ** 32,
    after: (ms, task) => void setTimeout(task, ms),
    // Unlike timers, `yield` is not throttled in a background tab.
    rest: () => shop.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go)),
    timezoneOffset: (ts) => new Date(ts).getTimezoneOffset(),
    host: () => location.hostname,
    facts: () => ({ url: location.href, referrerUrl: document.referrer }),
    userAgent: () => navigator.userAgent,
    touchPoints: () => navigator.maxTouchPoints,
    webdriver: () => navigator.webdriver === true,
    doNotTrack: () => navigator.doNotTrack ?? shop.doNotTrack,
    screen: () => shop.screen,
    jar: openCookieJar(document),
    storage: openKeyValue(shop, 'localStorage'),
    session: openKeyValue(shop, 'sessionStorage'),
    send: sendByFetch,
    deflate,
    loadScript: (url) => import(/* @vite-ignore */ url),
    ...openTabTurns(),
    loaded: () => pageLoaded(document),
    onLeaving,
    onRestored,
    onStored(prefix, task) {
      addEventListener('storage', ({ key, newValue }) => newValue && key?.startsWith(prefix) && task(newValue))
    },
    uv: () => (shop.uv ??= {}),
    namespace: () => (shop.__qubit ??= {}),
    instep: () => (shop.instep ??= {}),
    gpc: () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    window: shop,
    console,
    rethrow(error) {
      setTimeout(() => {
        throw error
      })
    },
    query: (selector) => document.querySelector(selector),
  }
}

function randomUint32(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/**
 * Calls back whenever the page may be going away: hidden, or left (`gone`). Never uses `unload`, which keeps pages out
 * of the back-forward cache (BY-03).
 */
function onLeaving(task: (gone: boolean) => void): void {
  addEventListener('pagehide', () => task(true))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') task(false)
  })
}

/** Resolves once the document has been parsed, which slow images do not delay (ST-20). */
export function pageLoaded(page: Document): Promise<void> | undefined {
  if (page.readyState !== 'loading') return undefined
  return new Promise((resolve) => page.addEventListener('DOMContentLoaded', () => resolve(), { once: true }))
}
