import { expect, test, vi } from 'vitest'
import { aRun } from '../../testing/a-run.ts'

test.each([
  ['before', [1, 2]],
  ['after', [2, 1]],
])('[PV-06] the portal of the script that asked last answers, when it is loaded %s the other', async (_, order) => {
  vi.resetModules()
  const { openPortal } = await import('./portal.ts')
  const origin = 'https://www.shop.test'
  const posted: { method?: string; experiences?: unknown }[] = []
  const parent = { postMessage: (message: object) => posted.push(message) }
  const window = Object.assign(new EventTarget(), { location: { origin }, parent })
  const run = aRun({ page: { window } })
  const openAs = (nth: number) => {
    const listExperiences = () => Promise.resolve([`of script ${nth}`])
    openPortal({ run, nth, load: () => Promise.resolve({ listExperiences } as never) })
  }
  for (const nth of order) openAs(nth)
  const data = { source: 'smartserve-portal', method: 'listExperiences', id: 'a' }
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: parent }))
  await expect
    .poll(() => posted.filter(({ experiences }) => experiences))
    .toMatchObject([{ experiences: ['of script 2'] }])
})
