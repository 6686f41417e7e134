import type { SitePlacement } from '../../contract/placement.ts'
import type { ExperienceFiles, ScriptConfig, SiteExperience } from '../../contract/script-config.ts'
import type { Page } from '../browser/page.ts'
import type { KeyValue } from '../key-value.ts'
import type { Reply, Request } from '../services/remote/request.ts'
import type { Run } from '../startup/run.ts'
import { type Consent, createConsent } from '../visitor/consent/consent.ts'
import { aClock, type Clock } from './a-clock.ts'
import { aJar, type TestJar } from './a-jar.ts'
import { aLog, type TestLog } from './a-log.ts'
import { allSources } from './all-sources.ts'

export type TestPage = Page & {
  clock: Clock
  requests: Request[]
  storage: KeyValue
  leave(gone?: boolean): void
  restore(): void
}
export type TestRun = Run & { page: TestPage & { jar: TestJar }; log: TestLog }

export type RunFacts = {
  config?: Partial<ScriptConfig>
  experiences?: readonly SiteExperience[]
  /** The files of a built site. */
  files?: ExperienceFiles
  placements?: readonly SitePlacement[]
  options?: [string, string][]
  jar?: TestJar
  consent?: Consent
  page?: Partial<Omit<Page, 'jar'>>
  /** Returns the service's answer. */
  reply?: (request: Request) => Reply | Promise<Reply>
}

/** Creates a run on a page without a browser: everything that `script/browser` provides is in memory. */
export function aRun({
  config,
  experiences = [],
  files,
  placements,
  options = [],
  jar = aJar(),
  consent = createConsent(),
  page,
  reply,
}: RunFacts = {}): TestRun {
  const clock = aClock()
  const requests: Request[] = []
  const leaving: ((gone: boolean) => void)[] = []
  const restored: (() => void)[] = []
  const uv = {}
  const namespace = {}
  const instep = {}
  const testPage: TestPage & { jar: TestJar } = {
    clock,
    requests,
    jar,
    now: clock.now,
    after: clock.after,
    rest: async () => {},
    random: aChance(),
    timezoneOffset: () => -60,
    host: () => 'www.shop.test',
    facts: () => ({ url: 'https://www.shop.test/uk/en/', referrerUrl: '' }),
    userAgent: () => 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
    touchPoints: () => 0,
    webdriver: () => false,
    doNotTrack: () => null,
    screen: () => ({ width: 1280, height: 800 }),
    storage: aKeyValue(),
    session: aKeyValue(),
    async send(request) {
      requests.push(request)
      if (!reply) throw new Error(`${request.method} ${request.url} failed: network or CORS error`)
      return reply(request)
    },
    // Does not compress, but the chosen route is still visible.
    deflate: async (text) => new TextEncoder().encode(text),
    loadScript: async () => undefined,
    inTurn: (_, task) => task(),
    countInTurn: async () => {},
    onStored() {},
    loaded: () => undefined,
    onLeaving: (task) => void leaving.push(task),
    onRestored: (task) => void restored.push(task),
    leave(gone = true) {
      for (const task of leaving) task(gone)
    },
    restore() {
      for (const task of restored) task()
    },
    uv: () => uv,
    namespace: () => namespace,
    instep: () => instep,
    gpc: () => false,
    window: { uv, __qubit: namespace, name: '' },
    console: { info() {}, error() {} },
    rethrow: (error) => void Promise.reject(error),
    query: () => undefined,
    ...page,
  }
  return {
    page: testPage,
    log: aLog(),
    consent,
    options: new Map(options),
    heldDebug: [],
    site: {
      sources: allSources,
      config: {
        propertyId: 'property',
        trackingId: 'tracking',
        domains: ['shop.test'],
        endpoints: { base: 'https://collect.test' },
        anchors: {},
        ...config,
      },
      experiences,
      ...(files && { files }),
      ...(placements && { placements }),
    },
  }
}

/** Returns a generator of different numbers in [0, 1), the same in every test, so that ids are unique. */
export function aChance(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export function aKeyValue(): KeyValue {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => Boolean(kept.set(key, value)),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
