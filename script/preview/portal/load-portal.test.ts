import { expect, test } from 'vitest'
import { aRun } from '../../testing/a-run.ts'
import { loadPortal } from './load-portal.ts'

/** Loads the portal in a window; returns the addresses of what is loaded, and with what the portal is opened. */
async function loadIn(window: object, loadScript?: () => Promise<unknown>) {
  const loaded: string[] = []
  const opened: unknown[] = []
  const run = aRun({
    page: {
      window,
      loadScript: async (url) => {
        loaded.push(url)
        return loadScript ? loadScript() : { openPortal: (portal: { run: unknown }) => opened.push(portal.run) }
      },
    },
  })
  loadPortal(run)
  await run.page.clock.pass(0)
  return { run, loaded, opened }
}

const framed = { top: {} }

test('[PV-06] in a frame the portal is loaded from the CDN and opened with the run', async () => {
  const { run, loaded, opened } = await loadIn(framed)
  expect(loaded).toEqual([expect.stringMatching(/^https:.*\/portal\.js$/)])
  expect(opened).toEqual([run])
})

test('[PV-06] each script of a page that asks for the portal has its place', async () => {
  const places: number[] = []
  const namespace = {}
  const loadScript = async () => ({ openPortal: ({ nth }: { nth: number }) => places.push(nth) })
  for (const run of [1, 2].map(() => aRun({ page: { window: framed, namespace: () => namespace, loadScript } }))) {
    loadPortal(run)
    await run.page.clock.pass(0)
  }
  expect(places).toEqual([1, 2])
})

test('[PV-06] a page that is not framed loads no portal', async () => {
  const window: { top?: object } = {}
  window.top = window
  expect((await loadIn(window)).loaded).toEqual([])
})

test('[PV-06] a portal that cannot be loaded is logged', async () => {
  const { run } = await loadIn(framed, () => Promise.reject(new Error('404')))
  expect(run.log.lines).toMatchObject([
    { level: 'error', message: expect.stringMatching(/^Portal: .*could not be loaded/) },
  ])
})
