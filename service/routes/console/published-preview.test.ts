import { expect, test } from 'vitest'
import type { DescribedExperience } from '../../../contract/console/site-description.ts'
import { aSiteFile } from '../../testing/a-site-file.ts'
import { aWorkshop } from '../../testing/a-workshop.ts'
import { anApp } from '../../testing/an-app.ts'
import { askConsole, logIn } from '../../testing/ask-console.ts'

const shown = (variationId: string, isControl: boolean) => ({ variationId, name: variationId, isControl, share: 0.5 })
const hurry: DescribedExperience = {
  id: 'hurry',
  name: 'Hurry',
  template: 'product/low-stock',
  iterationId: '1',
  variations: [shown('hurry-c', true), shown('hurry-v', false)],
  pages: ['product'],
  devices: [],
  paths: { include: [], exclude: [] },
  segments: [],
  goals: [],
  exclusionGroup: null,
  startsAt: null,
  endsAt: null,
  pausedAt: null,
}
const page = 'https://www.shop.example/p/1'
const path = 'steer/shop/experiences/hurry/preview'

function aConsole(workshop: ReturnType<typeof aWorkshop> | undefined, tokens = {}) {
  const app = anApp({ workshop, configuration: { siteFile: aSiteFile({ experiences: [hurry] }), ...tokens } })
  const preview = (body: object = { page }, at = path) => askConsole(app, at, { method: 'POST', body })
  return { app, preview }
}

test('[BN-07] each variation of what is published has an address, which is the same for whoever asks', async () => {
  const workshop = aWorkshop()
  const { app, preview } = aConsole(workshop)
  const { status, json } = await preview()
  expect([status, json.script, Object.keys(json.links)]).toEqual([200, 'built', ['hurry-c', 'hurry-v']])
  expect(workshop.orders).toEqual([
    { kind: 'preview', localId: 'console-published', changes: { format: 1, version: 0, experiences: {} } },
  ])
  const [, key] =
    /^https:\/\/www\.shop\.example\/p\/1\?smartserve_preview=console-published#qb_preview_id=(.+)$/.exec(
      json.links['hurry-v'],
    ) ?? []
  const stored = await app.inject(`/stash/v1.1/kv/get/shop-property/public/${key}`)
  expect(stored.json().data).toMatchObject({ variationMasterId: 'hurry-v', force: ['hurry'], skipTriggers: true })
  expect((await preview()).json.links).toEqual(json.links)
})

test('[BN-07] without the configuration the addresses open the preview that is deployed', async () => {
  const { json } = await aConsole(undefined).preview()
  expect([json.script, json.problems]).toEqual(['deployed', []])
  expect(json.links['hurry-v']).toMatch(/^https:\/\/www\.shop\.example\/p\/1\?smartserve_preview=1#qb_preview_id=.+$/)
})

test('[BN-07] what cannot be built has no addresses, and the reason', async () => {
  const problem = { experienceId: 'hurry', path: 'content/text', problem: 'is missing', remedy: 'give a text' }
  const { json } = await aConsole(aWorkshop(() => [problem])).preview()
  expect(json).toEqual({ links: {}, script: 'built', problems: [problem] })
})

test('[BN-07] a page of another site, an unknown experience and the role that only looks are refused', async () => {
  const workshop = aWorkshop()
  const { preview } = aConsole(workshop)
  expect((await preview({ page: 'https://evil.test/?shop.example' })).status).toBe(400)
  expect((await preview({ page }, 'steer/shop/experiences/other/preview')).status).toBe(404)
  expect((await preview({ page }, 'steer/other/experiences/hurry/preview')).status).toBe(404)
  const { app } = aConsole(workshop, { consoleTokens: { view: 'only-for-looking-at-it' } })
  const cookie = await logIn(app, 'only-for-looking-at-it')
  const asked = await askConsole(app, path, { method: 'POST', body: { page }, headers: { cookie } })
  expect(asked.status).toBe(403)
  expect(workshop.orders).toEqual([])
})
