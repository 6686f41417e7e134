import type { Clock } from '../../../testing/a-clock.ts'
import type { TestLog } from '../../../testing/a-log.ts'
import { aRun } from '../../../testing/a-run.ts'
import { type Bus, createBus } from '../../bus.ts'
import type { SourceNeeds } from '../source.ts'

export type SourcePage = {
  needs: SourceNeeds
  bus: Bus
  clock: Clock
  log: TestLog
  window: Record<string, unknown>
  /** The address of the page and its JSON-LD, which a test may change. */
  state: { url: string; texts: string[] }
  leave(): void
  /** Returns type and data of the events on the bus, once the page's code has finished. */
  said(): Promise<[type: string, data: Record<string, unknown>][]>
}

/** Creates a page with a data layer to listen to, and a bus. */
export function aSourcePage(window: Record<string, unknown> = {}): SourcePage {
  const state = { url: 'https://www.shop.test/uk/en/', texts: [] as string[] }
  window.document = {
    ...(window.document as object),
    querySelectorAll: () => state.texts.map((textContent) => ({ textContent })),
  }
  const { page, log } = aRun({
    page: {
      window,
      facts: () => ({ url: state.url, referrerUrl: '' }),
    },
  })
  const bus = createBus(
    {},
    { console: page.console, onEnrichmentError() {}, moment: () => ({ ts: page.now(), ...page.facts() }) },
  )
  return {
    needs: { page, bus, log },
    bus,
    clock: page.clock,
    log,
    window,
    state,
    leave: () => page.leave(),
    async said() {
      await page.clock.pass(0)
      return bus.uv.events.map(({ meta, ...data }) => [meta.type, data])
    },
  }
}
