import { expect, test } from 'vitest'
import type { FieldProblem } from '../../../contract/console/steer.ts'
import { hurry } from '../../../contract/testing/a-site-description.ts'
import { aSiteFile } from '../../testing/a-site-file.ts'
import { aWorkshop } from '../../testing/a-workshop.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { anExperimentOf } from '../../testing/an-experiment-of.ts'
import { askConsole } from '../../testing/ask-console.ts'

function aConsole(find?: Parameters<typeof aWorkshop>[0]) {
  const workshop = aWorkshop(find)
  const app = anApp({ workshop, configuration: { siteFile: aSiteFile() } })
  const post = (path: string, body: object) => askConsole(app, `steer/shop/${path}`, { method: 'POST', body })
  async function saveDraft(id: string, settings: object, basedOn: number | null = null): Promise<number> {
    const path = `steer/shop/drafts/${id}`
    return (await askConsole(app, path, { method: 'PUT', body: { settings, basedOn } })).json.revision
  }
  async function publish(drafts: Record<string, number>, note = '') {
    const begun = await post('publish', { drafts, note })
    const step = async () => (await askConsole(app, 'steer/shop/publication')).json?.step
    if (begun.status === 202) await expect.poll(step).toMatch(/done|failed/)
    return begun
  }
  const ask = async (path: string) => (await askConsole(app, ['steer/shop', path].filter(Boolean).join('/'))).json
  return { app, workshop, post, saveDraft, publish, ask }
}

const made = { template: 'product/low-stock', name: 'New', content: { threshold: 3, text: 'x' } }

test('[BN-03] publishing builds the site with the chosen drafts; the others stay drafts', async () => {
  const { app, workshop, saveDraft, publish, ask } = aConsole()
  const hurryRevision = await saveDraft('hurry', { ...hurry, share: 0.3 })
  await saveDraft('new-one', made)
  expect((await publish({ hurry: hurryRevision }, 'Less of it')).json).toMatchObject({
    version: 1,
    step: expect.any(String),
  })
  const changes = { format: 1, version: 1, experiences: { hurry: { share: 0.3 } } }
  expect(workshop.orders.at(-1)).toEqual({ kind: 'publish', changes })
  expect(await ask('publication')).toEqual({
    version: 1,
    step: 'done',
    author: 'this machine',
    startedAt: testNow,
    endedAt: testNow,
    problems: [],
  })
  expect(await ask('')).toMatchObject({ version: 1, drafts: [{ experienceId: 'new-one', isNew: true }] })
  expect((await ask('versions')).versions).toEqual([
    {
      version: 1,
      author: 'this machine',
      publishedAt: testNow,
      note: 'Less of it',
      restores: null,
      changed: [{ experienceId: 'hurry', before: hurry, after: { ...hurry, share: 0.3 } }],
    },
  ])
  expect((await app.inject('/changes/shop')).json()).toEqual(changes)
})

test('[BN-03] a site with mistakes is not published: version, drafts and what is live stay, and the reason is told', async () => {
  const problem: FieldProblem = {
    experienceId: 'hurry',
    path: 'content/text',
    problem: 'is missing',
    remedy: 'give it',
  }
  const { saveDraft, publish, ask, app } = aConsole((order) => (order.kind === 'publish' ? [problem] : []))
  await publish({ hurry: await saveDraft('hurry', { ...hurry, content: { threshold: 1 } }) })
  expect(await ask('publication')).toMatchObject({ step: 'failed', problems: [problem] })
  expect(await ask('')).toMatchObject({ version: 0, drafts: [{ experienceId: 'hurry' }] })
  expect((await ask('versions')).versions).toEqual([])
  expect((await ask('log')).entries[0]).toMatchObject({ action: 'publish-failed', subject: '1' })
  expect((await app.inject('/changes/shop')).json().version).toBe(0)
})

test('[BN-03] a build that breaks off fails the publication, and the next one works', async () => {
  let isBroken = true
  const { saveDraft, publish, ask } = aConsole((order) => {
    if (order.kind === 'publish' && isBroken) throw new Error('The build ended with exit code null')
    return []
  })
  const revision = await saveDraft('hurry', { ...hurry, share: 0.3 })
  await publish({ hurry: revision })
  expect((await ask('publication')).problems).toMatchObject([{ problem: 'The build ended with exit code null' }])
  isBroken = false
  await publish({ hurry: revision })
  expect(await ask('')).toMatchObject({ version: 1, drafts: [], publication: { step: 'done' } })
})

test('[BN-02] [BN-03] a draft that somebody changed after it was looked at is not published', async () => {
  const { saveDraft, publish, ask } = aConsole()
  const seen = await saveDraft('hurry', { ...hurry, share: 0.3 })
  const now = await saveDraft('hurry', { ...hurry, share: 0.9 }, seen)
  const { status, json } = await publish({ hurry: seen })
  expect([status, json.theirs]).toMatchObject([409, [{ experienceId: 'hurry', revision: now }]])
  expect((await publish({ gone: 3 })).status).toBe(409)
  expect((await ask('')).version).toBe(0)
})

test('[BN-03] a change that comes while its draft is being published stays a draft', async () => {
  const { saveDraft, ask, post, workshop } = aConsole()
  const seen = await saveDraft('hurry', { ...hurry, share: 0.3 })
  let later: number | undefined
  workshop.find = async (order) => {
    if (order.kind === 'publish') later = await saveDraft('hurry', { ...hurry, share: 0.9 }, seen)
    return []
  }
  await post('publish', { drafts: { hurry: seen }, note: '' })
  await expect.poll(async () => (await ask('publication')).step).toBe('done')
  expect(await ask('')).toMatchObject({ version: 1, drafts: [{ experienceId: 'hurry', revision: later }] })
  expect((await ask('experiences/hurry')).published.share).toBe(0.3)
})

test('[BN-03] there is one publication at a time', async () => {
  const { saveDraft, post, ask, workshop } = aConsole()
  let finish = () => {}
  workshop.find = (order) => (order.kind === 'publish' ? new Promise((resolve) => (finish = () => resolve([]))) : [])
  const revision = await saveDraft('hurry', { ...hurry, share: 0.3 })
  expect((await post('publish', { drafts: { hurry: revision }, note: '' })).status).toBe(202)
  const second = await post('publish', { drafts: {}, note: '' })
  expect([second.status, second.json.error?.message ?? second.json]).toEqual([
    409,
    'Another publication is running: wait until it has ended',
  ])
  finish()
  await expect.poll(async () => (await ask('publication')).step).toBe('done')
})

test('[BN-04] restoring brings back an earlier version, with iterations that go on', async () => {
  const { app, saveDraft, publish, post, ask } = aConsole()
  await publish({ hurry: await saveDraft('hurry', { ...hurry, name: 'Second' }) })
  await anExperimentOf(app, 'hurry', { iterationId: '1', visitors: 2 })
  await publish({
    hurry: await saveDraft('hurry', { ...hurry, share: 0.3 }),
    'new-one': await saveDraft('new-one', made),
  })
  expect((await ask('experiences/hurry')).published).toEqual({ ...hurry, share: 0.3, iteration: 2 })
  await anExperimentOf(app, 'hurry', { iterationId: '2', visitors: 2 })

  expect((await post('versions/1/restore', { note: 'Back', version: 1 })).status).toBe(409)
  expect((await post('versions/9/restore', { note: '', version: 2 })).status).toBe(404)
  expect((await post('versions/1/restore', { note: 'Back', version: 2 })).status).toBe(202)
  await expect.poll(async () => (await ask('publication')).step).toBe('done')
  expect((await ask('experiences/hurry')).published).toEqual({ ...hurry, name: 'Second', iteration: 3 })
  expect((await ask('versions')).versions[0]).toMatchObject({
    version: 3,
    restores: 1,
    note: 'Back',
    changed: [
      { experienceId: 'hurry', after: { name: 'Second' } },
      { experienceId: 'new-one', before: made, after: null },
    ],
  })
  expect((await ask('log')).entries[0]).toMatchObject({ action: 'restored', subject: '3' })

  expect((await post('versions/0/restore', { note: '', version: 3 })).status).toBe(202)
  await expect.poll(async () => (await ask('')).version).toBe(4)
  expect((await ask('experiences/hurry')).published).toEqual({ ...hurry, iteration: 3 })
})

test('[BN-04] versions and log come in pages', async () => {
  const { publish, ask } = aConsole()
  for (let count = 0; count < 22; count++) await publish({})
  const first = await ask('versions')
  expect([first.versions.length, first.versions[0].version, first.next]).toEqual([20, 22, 3])
  const rest = await ask('versions?before=3')
  expect([rest.versions.map((each: { version: number }) => each.version), rest.next]).toEqual([[2, 1], null])
  expect((await ask('log?before=3')).entries.map(({ id }: { id: number }) => id)).toEqual([2, 1])
})
