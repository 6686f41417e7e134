import { expect, test } from 'vitest'
import { hurry } from '../../../contract/testing/a-site-description.ts'
import { aSiteFile } from '../../testing/a-site-file.ts'
import { aWorkshop } from '../../testing/a-workshop.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { anExperimentOf } from '../../testing/an-experiment-of.ts'
import { askConsole, logIn } from '../../testing/ask-console.ts'

const tokens = { view: 'view-0123456789abcdef', edit: 'edit-0123456789abcdef' }
const operator = 'publish-0123456789abcdef'

function aConsole(find?: Parameters<typeof aWorkshop>[0]) {
  const workshop = aWorkshop(find)
  const app = anApp({ workshop, configuration: { siteFile: aSiteFile() } })
  const put = (id: string, settings: object, basedOn: number | null) =>
    askConsole(app, `steer/shop/drafts/${id}`, { method: 'PUT', body: { settings, basedOn } })
  return { app, workshop, put }
}

test('[BN-01] a draft is what an editor set an experience to; only the difference to the configuration is kept', async () => {
  const { app, put, workshop } = aConsole()
  const { status, json } = await put('hurry', { ...hurry, share: 0.3 }, null)
  expect([status, json]).toEqual([
    200,
    {
      revision: expect.any(Number),
      author: 'this machine',
      changedAt: testNow,
      settings: { ...hurry, share: 0.3 },
      problems: [],
      breaks: [],
    },
  ])
  expect(workshop.orders).toEqual([
    { kind: 'check', changes: { format: 1, version: 0, experiences: { hurry: { share: 0.3 } } } },
  ])
  const experience = await askConsole(app, 'steer/shop/experiences/hurry')
  expect(experience.json).toMatchObject({ published: hurry, configured: hurry, draft: json, visitors: 0 })
  const state = await askConsole(app, 'steer/shop')
  expect(state.json).toMatchObject({
    unavailable: null,
    version: 0,
    drafts: [{ experienceId: 'hurry', name: 'Hurry', isNew: false }],
    site: { domains: ['shop.example'], timeZone: 'Europe/Paris', anchors: ['buyButton'], traffic: null },
  })
})

test('[BN-01] a draft of a new experience is that of its template', async () => {
  const { app, put } = aConsole()
  expect((await put('new-one', { name: 'New' }, null)).json.error.message).toBe('A new experience needs a template')
  expect((await put('hurry', { ...hurry, template: 'product/other' }, null)).status).toBe(400)
  expect((await put('holdout', { template: 'product/low-stock' }, null)).status).toBe(400)
  const made = { template: 'product/low-stock', name: 'New', content: { threshold: 3, text: 'x' } }
  expect((await put('new-one', made, null)).json.settings).toEqual(made)
  expect((await askConsole(app, 'steer/shop/experiences/new-one')).json).toMatchObject({
    published: null,
    configured: null,
  })
  expect((await askConsole(app, 'steer/shop/experiences/none')).status).toBe(404)
})

test('[BN-01] only a published experience that was made in the console can be removed', async () => {
  const { app, put } = aConsole()
  const remove = (id: string, basedOn: number | null = null) =>
    askConsole(app, `steer/shop/drafts/${id}`, { method: 'PUT', body: { settings: null, basedOn } })
  expect((await remove('hurry')).json.error.message).toMatch(
    /^hurry stands in the site's configuration: take it out there/,
  )
  const made = { template: 'product/low-stock', name: 'New', content: { threshold: 3, text: 'x' } }
  const { json: draft } = await put('new-one', made, null)
  expect((await remove('new-one', draft.revision)).json.error.message).toMatch(/^new-one is not published: discard/)
  const isDone = async () => (await askConsole(app, 'steer/shop/publication')).json.step === 'done'
  async function publish(revision: number) {
    const body = { drafts: { 'new-one': revision }, note: '' }
    expect((await askConsole(app, 'steer/shop/publish', { method: 'POST', body })).status).toBe(202)
    await expect.poll(isDone).toBe(true)
  }
  await publish(draft.revision)
  const removal = await remove('new-one')
  expect(removal.json).toMatchObject({ settings: null, problems: [], breaks: [] })
  expect((await askConsole(app, 'steer/shop')).json.drafts).toMatchObject([{ experienceId: 'new-one', name: 'New' }])
  await publish(removal.json.revision)
  expect((await askConsole(app, 'steer/shop/experiences/new-one')).status).toBe(404)
  const { versions } = (await askConsole(app, 'steer/shop/versions')).json
  expect(versions[0].changed).toEqual([{ experienceId: 'new-one', before: made, after: null }])
  const listActions = async () => {
    const { entries } = (await askConsole(app, 'steer/shop/log')).json
    return entries.map(({ action }: { action: string }) => action)
  }
  await expect.poll(listActions).toEqual(['published', 'removal-saved', 'published', 'draft-saved'])
  await askConsole(app, 'steer/shop/versions/1/restore', { method: 'POST', body: { note: '', version: 2 } })
  await expect.poll(isDone).toBe(true)
  expect((await askConsole(app, 'steer/shop')).json.version).toBe(3)
  expect((await askConsole(app, 'steer/shop/experiences/new-one')).json.published).toEqual(made)
})

test('[BN-02] two editors do not overwrite each other: the second learns what the first has written', async () => {
  const { put, app } = aConsole()
  const first = await put('hurry', { ...hurry, share: 0.3 }, null)
  const second = await put('hurry', { ...hurry, name: 'Other' }, null)
  expect([second.status, second.json]).toEqual([409, { theirs: first.json }])
  const now = await put('hurry', { ...hurry, name: 'Other' }, first.json.revision)
  expect(now.json.revision).toBeGreaterThan(first.json.revision)
  const discard = (revision: number) =>
    askConsole(app, `steer/shop/drafts/hurry?revision=${revision}`, { method: 'DELETE' })
  expect((await discard(first.json.revision)).json).toEqual({ theirs: now.json })
  expect((await discard(now.json.revision)).status).toBe(204)
  // Who still has the discarded one open learns that it is gone, also when another draft has begun since.
  expect((await put('hurry', hurry, now.json.revision)).json).toEqual({ theirs: null })
  const again = await put('hurry', { ...hurry, share: 0.1 }, null)
  expect(again.json.revision).toBeGreaterThan(now.json.revision)
})

test('[BN-02] mistakes of a draft come with it, beside what concerns the whole site', async () => {
  const problem = { path: 'content/text', problem: 'is missing', remedy: 'give a text' }
  const { put } = aConsole(() => [
    { ...problem, experienceId: 'hurry' },
    { ...problem, experienceId: 'other' },
    { ...problem, experienceId: null },
  ])
  const { json } = await put('hurry', { ...hurry, content: {} }, null)
  expect(json.problems.map((each: { experienceId: string }) => each.experienceId)).toEqual(['hurry', null])
})

test('[BN-02] a build that does not answer is a problem of the draft, and the draft is kept', async () => {
  const { put, app } = aConsole(() => Promise.reject(new Error('The build ended with exit code 9')))
  const { status, json } = await put('hurry', { ...hurry, share: 0.3 }, null)
  expect([status, json.problems[0].problem]).toEqual([200, 'The build ended with exit code 9'])
  expect((await askConsole(app, 'steer/shop')).json.drafts).toHaveLength(1)
})

test('[BN-02] a draft says what it would do to the results of an experience that visitors have seen', async () => {
  const { app, put } = aConsole()
  await anExperimentOf(app, 'hurry', { iterationId: '1', visitors: 3 })
  expect((await put('hurry', { ...hurry, share: 0.3 }, null)).json.breaks).toEqual(['shares'])
  expect((await askConsole(app, 'steer/shop/experiences/hurry')).json).toMatchObject({ visitors: 3, visitorsPerDay: 3 })
})

test.each([
  [{ siteFile: null }, 'instep build --describe'],
  [{ siteFile: 'another' }, 'The configuration is that of the site other'],
])('[BN-01] where a site cannot be changed the reason and the remedy are said: %j', async ({ siteFile }, why) => {
  const file = siteFile && aSiteFile({ trackingId: 'other' })
  const app = anApp({ workshop: aWorkshop(), configuration: { siteFile: file } })
  expect((await askConsole(app, 'steer/shop')).json.unavailable).toContain(why)
  const put = { method: 'PUT', body: { settings: hurry, basedOn: null } } as const
  const { status, json } = await askConsole(app, 'steer/shop/drafts/hurry', put)
  expect([status, json.error.message]).toEqual([409, expect.stringContaining(why)])
})

test('[BN-01] a service without a configuration only shows', async () => {
  const app = anApp({ configuration: { siteFile: aSiteFile() } })
  expect((await askConsole(app, 'steer/shop')).json.unavailable).toContain('INSTEP_CONFIG')
})

const changing = [
  ['PUT', 'steer/shop/drafts/hurry', { settings: hurry, basedOn: null }, 'edit'],
  ['DELETE', 'steer/shop/drafts/hurry?revision=1', undefined, 'edit'],
  ['POST', 'steer/shop/preview', { experienceId: 'hurry', settings: hurry, page: '', editor: 'abcdefgh' }, 'edit'],
  ['POST', 'steer/shop/publish', { drafts: {}, note: '' }, 'publish'],
  ['POST', 'steer/shop/versions/1/restore', { note: '', version: 0 }, 'publish'],
] as const

test.each(changing)(
  '[BN-06] %s %s is refused to lower roles, and nothing is changed',
  async (method, path, body, needed) => {
    const workshop = aWorkshop()
    const configuration = { siteFile: aSiteFile(), token: operator, consoleTokens: tokens }
    const app = anApp({ workshop, configuration })
    const statusAs = async (token: string) => {
      const headers = { cookie: await logIn(app, token) }
      return (await askConsole(app, path, { method, body, headers })).status
    }
    expect((await askConsole(app, path, { method, body })).status).toBe(401)
    expect(await statusAs(tokens.view)).toBe(403)
    if (needed === 'publish') expect(await statusAs(tokens.edit)).toBe(403)
    expect(workshop.orders).toEqual([])
    expect(await statusAs(needed === 'publish' ? operator : tokens.edit)).not.toBe(403)
  },
)

test('[BN-06] every change is in the log with who made it, and what was refused is not', async () => {
  const configuration = { siteFile: aSiteFile(), token: operator, consoleTokens: tokens }
  const app = anApp({ workshop: aWorkshop(), configuration })
  const login = await askConsole(app, 'session', { method: 'POST', body: { token: tokens.edit, name: ' Ann ' } })
  const headers = { cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' }
  expect((await askConsole(app, 'session', { headers })).json).toMatchObject({ role: 'edit', name: 'Ann' })
  const body = { settings: hurry, basedOn: null }
  const { json } = await askConsole(app, 'steer/shop/drafts/hurry', { method: 'PUT', body, headers })
  await askConsole(app, 'steer/shop/drafts/hurry', { method: 'PUT', body, headers })
  await askConsole(app, `steer/shop/drafts/hurry?revision=${json.revision}`, { method: 'DELETE', headers })
  await askConsole(app, 'steer/shop/publish', { method: 'POST', body: { drafts: {}, note: '' }, headers })
  await expect
    .poll(async () => (await askConsole(app, 'steer/shop/log', { headers })).json.entries)
    .toMatchObject([
      { author: 'Ann', role: 'edit', action: 'draft-discarded', subject: 'hurry', at: testNow },
      { author: 'Ann', role: 'edit', action: 'draft-saved', subject: 'hurry', at: testNow },
      { author: 'Ann', role: 'edit', action: 'logged-in', subject: '', at: testNow },
    ])
})
