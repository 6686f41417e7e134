import { expect, test } from 'vitest'
import { startRun } from '../../experiences/testing/started.ts'
import { anExperience, aVariation } from '../../testing/an-experience.ts'
import { eventually } from '../../testing/eventually.ts'
import { createInspection } from './inspection.ts'
import { anInspectedRun } from './testing/an-inspected-run.ts'

const effects = { keep: () => {}, goTo: () => {} }
const preview = { current: undefined, set: () => {} } as unknown as Parameters<typeof createInspection>[1]

test('[BU-01] on a built site, whose definitions are in a separate file, every experience is listed', async () => {
  const experiences = [anExperience({ experimentId: 'offers' }), anExperience({ experimentId: 'stock' })]
  const files = { length: 2, index: async () => ({ experiences }), places: [], load: [] }
  const run = await startRun([], { files })
  // The inspector's state when it is opened before the definitions are loaded.
  const inspection = createInspection({ ...run, site: { ...run.site, experiences: [] } }, preview, effects)
  await run.view()
  expect(inspection.experiences().map(({ id }) => id)).toEqual(['offers', 'stock'])
})

test('[BU-01] [EX-03] each variation is listed with its name, its share and whether it is the control, and the visitor’s variation is marked', async () => {
  const of = (id: string, share: number, name?: string) =>
    aVariation({
      variationId: id,
      variationMasterId: id,
      variationName: name,
      trafficAllocationRatio: share,
      variationIsControl: id === 'offers-c',
    })
  const variations = [of('offers-c', 0.4), of('offers-blue', 0.3, 'Blue'), of('offers-red', 0.3)]
  const run = await startRun([anExperience({ experimentId: 'offers', variations })])
  await run.view()
  const [inspected] = createInspection(run, preview, effects).experiences()
  expect(inspected?.variations).toEqual([
    { masterId: 'offers-c', name: undefined, isControl: true, share: 0.4 },
    { masterId: 'offers-blue', name: 'Blue', isControl: false, share: 0.3 },
    { masterId: 'offers-red', name: undefined, isControl: false, share: 0.3 },
  ])
  const { probability = Number.NaN, masterId } = inspected?.explanation?.variation ?? {}
  expect(masterId).toBe(probability < 0.4 ? 'offers-c' : probability < 0.7 ? 'offers-blue' : 'offers-red')
})

test.each([[() => 'Offers'], [{ en: 'Offers' }], ['  '], [7]])(
  'an experience whose name is %o, and no text, is listed by its id',
  async (name) => {
    const variations = [aVariation({ variationName: name as never })]
    const run = await startRun([anExperience({ experimentId: 'offers', name: name as never, variations })])
    const listed = createInspection(run, preview, effects).experiences()
    expect(listed).toMatchObject([{ id: 'offers', name: undefined, variations: [{ name: undefined }] }])
    expect(() => structuredClone(listed)).not.toThrow()
  },
)

test('[PV-12] the link to a preview has an id, under which the service keeps what is shown', async () => {
  const run = await startRun([], {
    config: { previewHosts: { production: 'https://preview.test' } },
    reply: () => ({ status: 200, text: '{}' }),
  })
  const link = new URL(await createInspection(run, preview, effects).makePreviewLink({ experiences: [] } as never))
  const kept = run.page.requests.find(({ url }) => url.includes('/stash/'))
  const id = kept?.url.slice(kept.url.lastIndexOf('/') + 1)
  expect(id).toMatch(/^[\w-]{8,}$/)
  expect(link.href).toContain(`${id}`)
})

test('[BU-01] events that the service has acknowledged are told, earlier ones included', async () => {
  const { run, inspection } = await anInspectedRun([anExperience({ experimentId: 'offers' })], {
    config: { flags: { compression: false, stateSync: false } },
    reply: () => ({ status: 200, text: '{"status":{"code":200},"rejected":[]}' }),
  })
  const [sent, stored, earlier]: string[][] = [[], [], []]
  inspection.onEvent(({ meta }) => sent?.push(meta.id))
  inspection.onStored(({ meta }) => stored?.push(meta.id))
  await run.view()
  expect([sent?.length, stored]).toEqual([expect.any(Number), []])
  await run.page.clock.pass(1000)
  await eventually(() => expect(stored).toHaveLength(sent?.length ?? 0))
  expect(stored).toContain(sent?.[0])
  inspection.onStored(({ meta }) => earlier?.push(meta.id))
  expect(earlier).toEqual(stored)
})

test('[PV-04] from a preview that a link has opened there is a way back to what visitors see, and closing the inspector is one', async () => {
  const gone: string[] = []
  const url = 'https://shop.test/shoes?smartserve_preview=mine&qb_debugger=staging&page=2#qb_preview_id=abc'
  const run = await startRun([])
  const facts = run.page.facts()
  Object.assign(run.page, { facts: () => ({ ...facts, url }) })
  const linked = { ...preview, current: {}, isDeployed: true }
  const inspection = createInspection(run, linked, { ...effects, goTo: (to) => gone.push(to) })
  inspection.show(undefined)
  inspection.close()
  inspection.show({ country: 'DE' })
  expect(gone).toEqual([
    'https://shop.test/shoes?smartserve_preview=0&page=2&qb_explorer=1',
    'https://shop.test/shoes?smartserve_preview=0&page=2',
    'https://shop.test/shoes?smartserve_preview=mine&qb_debugger=staging&page=2&qb_explorer=1',
  ])
})
