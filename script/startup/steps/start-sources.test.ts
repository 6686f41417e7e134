import { expect, test } from 'vitest'
import type { SourcesConfig } from '../../../contract/script-config.ts'
import { createBus } from '../../events/bus.ts'
import { aRun, type RunFacts } from '../../testing/a-run.ts'
import { startSources } from './start-sources.ts'

/** A run on a page with a data layer of GA4, whose sources are begun. */
async function begun(sources: SourcesConfig | undefined, page: RunFacts['page'] = {}) {
  const window: Record<string, unknown> = { dataLayer: [{ event: 'page_view', page_type: 'home' }] }
  const run = aRun({ config: { sources }, page: { window, ...page } })
  run.bus = createBus(
    {},
    { console: run.page.console, onEnrichmentError() {}, moment: () => ({ ts: 1, url: '', referrerUrl: '' }) },
  )
  const answer = await startSources(run)
  return { run, answer, types: run.bus.uv.events.map(({ meta }) => meta.type) }
}

test('a source that the site names has begun when the step ends, and a site that names none has none', async () => {
  expect((await begun({ ga4: true })).types).toEqual(['ecView'])
  expect((await begun(undefined)).types).toEqual([])
  expect((await begun({})).types).toEqual([])
})

test('a source for some pages begins only where their selector is found', async () => {
  const query = (selector: string) => (selector === '.there' ? {} : null)
  expect((await begun({ ga4: { when: '.there' } }, { query })).types).toEqual(['ecView'])
  expect((await begun({ ga4: { when: '.elsewhere' } }, { query })).types).toEqual([])
})

test('a source that fails is logged, and the others and the run go on', async () => {
  const { run, answer, types } = await begun({ unknown: true, ga4: true } as SourcesConfig)
  expect(types).toEqual(['ecView'])
  expect(answer).toBe(undefined)
  expect(run.log.lines).toMatchObject([{ level: 'error', message: expect.stringContaining('Source unknown') }])
  const refused = await begun({ ga4: { dataLayer: 'layer' } }, { window: { layer: 7 } })
  expect(refused.run.log.lines).toMatchObject([
    { level: 'error', message: 'Source ga4: Error: window.layer is no data layer' },
  ])
})
