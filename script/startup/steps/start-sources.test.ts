import { expect, test } from 'vitest'
import type { SourcesConfig } from '../../../contract/script-config.ts'
import { createBus } from '../../events/bus.ts'
import { aRun, type RunFacts } from '../../testing/a-run.ts'
import { startSources } from './start-sources.ts'

/** Starts the sources on a page with a GA4 data layer. */
async function startedWith(sources: SourcesConfig | undefined, page: RunFacts['page'] = {}) {
  const window: Record<string, unknown> = { dataLayer: [{ event: 'page_view', page_type: 'home' }] }
  const run = aRun({ config: { sources }, page: { window, ...page } })
  run.bus = createBus(
    {},
    { console: run.page.console, onEnrichmentError() {}, moment: () => ({ ts: 1, url: '', referrerUrl: '' }) },
  )
  const answer = await startSources(run)
  return { run, answer, types: run.bus.uv.events.map(({ meta }) => meta.type) }
}

test('a source that the site names is started when the step ends, and without configuration none is', async () => {
  expect((await startedWith({ ga4: true })).types).toEqual(['ecView'])
  expect((await startedWith(undefined)).types).toEqual([])
  expect((await startedWith({})).types).toEqual([])
})

test('a source with a selector is started only on pages that contain it', async () => {
  const query = (selector: string) => (selector === '.there' ? {} : null)
  expect((await startedWith({ ga4: { when: '.there' } }, { query })).types).toEqual(['ecView'])
  expect((await startedWith({ ga4: { when: '.elsewhere' } }, { query })).types).toEqual([])
})

test('a source that fails is logged, and the others and the run continue', async () => {
  const { run, answer, types } = await startedWith({ unknown: true, ga4: true } as SourcesConfig)
  expect(types).toEqual(['ecView'])
  expect(answer).toBe(undefined)
  expect(run.log.lines).toMatchObject([{ level: 'error', message: expect.stringContaining('Source unknown') }])
  const refused = await startedWith({ ga4: { dataLayer: 'layer' } }, { window: { layer: 7 } })
  expect(refused.run.log.lines).toMatchObject([
    { level: 'error', message: 'Source ga4: Error: window.layer is no data layer' },
  ])
})
