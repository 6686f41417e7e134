import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import type { AppOptions } from '../app.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { aClock } from '../testing/a-clock.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { aSiteFile } from '../testing/a-site-file.ts'
import { aWorkshop, type WatchedWorkshop } from '../testing/a-workshop.ts'
import { anApp } from '../testing/an-app.ts'
import { askConsole } from '../testing/ask-console.ts'

const changesOf = (version: number): SiteChanges => ({
  format: 1,
  version,
  experiences: { hurry: { share: version / 10 } },
})

type Facts = Pick<Partial<AppOptions>, 'logger'> & {
  stored: number
  built: number
  find?: WatchedWorkshop['find']
  cdnFolder?: string
}

async function aService({ stored, built, find, cdnFolder, logger = false }: Facts) {
  const storage = sqliteStorage(':memory:')
  const version = { author: 'Ann', publishedAt: 1, note: '', restores: null, experienceIds: [] }
  for (let number = 1; number <= stored; number++)
    await storage.siteChanges.addVersion(
      'shop',
      { ...version, version: number, changes: changesOf(number) },
      { drafts: {}, role: 'edit' },
    )
  const clock = aClock()
  const siteFile = aSiteFile({ changes: changesOf(built) })
  const workshop = aWorkshop(find)
  const configuration = { siteFile, ...(cdnFolder !== undefined && { cdnFolder }) }
  const app = anApp({ storage, workshop, logger, now: clock.now, after: clock.after, configuration })
  await app.ready()
  const published = () => workshop.orders.flatMap(({ kind, changes }) => (kind === 'publish' ? [changes?.version] : []))
  return { app, clock, workshop, siteFile, published }
}

test('[BN-03] a script without what was published last is built again, once', async () => {
  const { clock, workshop, published } = await aService({ stored: 2, built: 1 })
  const orders = async () => {
    await clock.pass(1000)
    return workshop.orders
  }
  await expect.poll(orders).toEqual([{ kind: 'publish', changes: changesOf(2) }])
  // A build that did not work is not tried each minute.
  workshop.find = () => [{ experienceId: null, path: '', problem: 'p', remedy: 'r' }]
  await clock.pass(180_000)
  expect(published().length).toBeLessThan(4)
})

test('[BN-03] a site that is again an earlier one after a build is built again', async () => {
  const { clock, published } = await aService({ stored: 2, built: 1 })
  await expect
    .poll(async () => {
      await clock.pass(60_000)
      return published().length
    })
    .toBeGreaterThan(2)
  expect(new Set(published())).toEqual(new Set([2]))
})

test('[BN-03] why a published version was not built is logged, and the next publication can begin', async () => {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const find = () => [{ experienceId: null, path: 'anchors', problem: 'It is torn', remedy: 'mend it' }]
  const { app, clock, workshop } = await aService({ stored: 2, built: 1, find, logger })
  await clock.pass(1000)
  await expect
    .poll(() => lines.map((line) => JSON.parse(line).msg))
    .toEqual(['The published version was not built: It is torn'])
  workshop.find = () => []
  const publish = { method: 'POST', body: { drafts: {}, note: '' } } as const
  expect((await askConsole(app, 'steer/shop/publish', publish)).status).toBeLessThan(300)
})

test('[BN-03] a site that is built without the console’s changes while the service runs is built again', async () => {
  const { clock, siteFile, published } = await aService({ stored: 2, built: 2 })
  await clock.pass(1000)
  expect(published()).toEqual([])
  const site = JSON.parse(readFileSync(siteFile, 'utf8'))
  writeFileSync(siteFile, JSON.stringify({ ...site, builtAt: 9, changes: changesOf(0) }))
  await expect
    .poll(async () => {
      await clock.pass(60_000)
      return published()
    })
    .toContain(2)
})

test('[BN-03] a script that was built without the console’s changes, and without a description, is built again', async () => {
  const cdnFolder = aDataFolder()
  const write = (name: string, text: string) => writeFileSync(join(cdnFolder, name), text)
  write('instep.js', '')
  write('changes-version.json', '2')
  const { clock, workshop, published } = await aService({ stored: 2, built: 2, cdnFolder })
  await clock.pass(120_000)
  expect(published()).toEqual([])
  workshop.find = () => {
    write('changes-version.json', '2')
    return []
  }
  // By whoever has an earlier state of the file beside the configuration.
  write('changes-version.json', '1')
  await expect
    .poll(async () => {
      await clock.pass(60_000)
      return published()
    })
    .toEqual([2])
  await clock.pass(120_000)
  expect(published()).toEqual([2])
})

test('[BN-03] a service that is started with a configuration builds its site, with what lies beside it, once', async () => {
  const clock = aClock()
  const workshop = aWorkshop()
  const configuration = { siteFile: '/nowhere/site.json' }
  const app = anApp({ workshop, now: clock.now, after: clock.after, configuration })
  await app.ready()
  const orders = async () => {
    await clock.pass(60_000)
    return workshop.orders
  }
  await expect.poll(orders).toEqual([{ kind: 'publish', changes: null }])
  expect(await orders()).toHaveLength(1)
})

test('[BS-03] [BN-03] a service that closes waits for the build that runs, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = aClock()
  const built = Promise.withResolvers<[]>()
  const workshop = aWorkshop(() => built.promise)
  const app = anApp({ workshop, now: clock.now, after: clock.after, configuration: { siteFile: '/nowhere/site.json' } })
  await app.ready()
  const orders = async () => {
    await clock.pass(1000)
    return workshop.orders.length
  }
  await expect.poll(orders).toBe(1)
  let hasClosed = false
  const closed = app.close().then(() => {
    hasClosed = true
  })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(hasClosed).toBe(false)
  built.resolve([])
  await closed
})

test('[BN-08] a new service goes on from the changes that developers wrote into a file', async () => {
  const { app, clock, published } = await aService({ stored: 0, built: 5 })
  await clock.pass(1000)
  expect(published()).toEqual([])
  expect((await askConsole(app, 'steer/shop/experiences/hurry')).json.published.share).toBe(0.5)
  await askConsole(app, 'steer/shop/publish', { method: 'POST', body: { drafts: {}, note: '' } })
  await expect.poll(published).toEqual([6])
})
