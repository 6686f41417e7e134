import { expect, test } from 'vitest'
import { hurry } from '../../../contract/testing/a-site-description.ts'
import { aSiteFile } from '../../testing/a-site-file.ts'
import { aWorkshop } from '../../testing/a-workshop.ts'
import { anApp } from '../../testing/an-app.ts'
import { askConsole } from '../../testing/ask-console.ts'

function aConsole(find?: Parameters<typeof aWorkshop>[0]) {
  const workshop = aWorkshop(find)
  const app = anApp({ workshop, configuration: { siteFile: aSiteFile() } })
  const preview = (more: object = {}) => {
    const usual = {
      experienceId: 'hurry',
      settings: hurry,
      page: 'https://www.shop.example/p/1?x=2',
      editor: 'editor01',
    }
    return askConsole(app, 'steer/shop/preview', { method: 'POST', body: { ...usual, ...more } })
  }
  return { app, workshop, preview }
}

test('[BN-07] a preview shows an experience as it is being edited, each variation and the control at an address of its own', async () => {
  const { app, workshop, preview } = aConsole()
  const { status, json } = await preview({ settings: { ...hurry, content: { threshold: 5, text: 'Gone soon' } } })
  expect([status, json.problems, Object.keys(json.links)]).toEqual([200, [], ['c', 'v']])
  expect(workshop.orders).toEqual([
    {
      kind: 'preview',
      localId: 'console-editor01',
      changes: { format: 1, version: 0, experiences: { hurry: { content: { text: 'Gone soon' } } } },
    },
  ])
  for (const id of ['c', 'v']) {
    const [, key] =
      /^https:\/\/www\.shop\.example\/p\/1\?x=2&smartserve_preview=console-editor01#qb_preview_id=(.+)$/.exec(
        json.links[id],
      ) ?? []
    const stored = await app.inject(`/stash/v1.1/kv/get/shop-property/public/${key}`)
    expect(stored.json().data).toMatchObject({
      experienceId: 'hurry',
      variationMasterId: `hurry-${id}`,
      force: ['hurry'],
      skipTriggers: true,
    })
  }
})

test('[BN-07] each of several variations has its address', async () => {
  const variations = [
    { id: 'blue', share: 0.3 },
    { id: 'red', share: 0.3 },
  ]
  const { preview } = aConsole()
  const { share: _, ...settings } = hurry
  const { json } = await preview({ settings: { ...settings, variations } })
  expect(Object.keys(json.links)).toEqual(['c', 'blue', 'red'])
})

test.each([
  'https://shop.example.evil.test/',
  'https://evil.test/?shop.example',
  'https://evilshop.example/',
  'javascript:alert(1)//shop.example',
  'https://shop.example@evil.test/',
  'https://user:secret@shop.example/',
  'data:text/html,shop.example',
  '//shop.example/',
])('[BN-07] a preview is refused on %s, which is no page of the shop', async (page) => {
  const { preview, workshop } = aConsole()
  expect((await preview({ page })).status).toBe(400)
  expect(workshop.orders).toEqual([])
})

test('[BN-07] what cannot be built is not shown, with the reason', async () => {
  const problem = { experienceId: 'hurry', path: 'content/text', problem: 'is missing', remedy: 'give a text' }
  const { preview, app } = aConsole(() => [problem])
  expect((await preview()).json).toEqual({ links: {}, problems: [problem] })
  expect((await app.inject('/_inspect/stash')).json().values ?? []).toEqual([])
})

test('[SV-07] an editor is named by letters and digits only', async () => {
  const { preview } = aConsole()
  for (const editor of ['', 'short', '../../../etc', 'x'.repeat(33)])
    expect((await preview({ editor })).status).toBe(400)
})
