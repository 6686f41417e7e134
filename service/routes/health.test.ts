import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { aClock } from '../testing/a-clock.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp } from '../testing/an-app.ts'
import type { TypedApp } from '../typed-app.ts'

async function askBoth(app: TypedApp) {
  const [health, ready] = [await app.inject('/health'), await app.inject('/ready')]
  return { health: health.statusCode, ready: ready.statusCode, why: ready.json().status.message }
}

test('[BS-04] a service that can write is alive and ready', async () => {
  expect(await askBoth(anApp())).toEqual({ health: 200, ready: 200, why: 'ok' })
})

test('[BS-03] while the service is being ended it is alive, and not ready', async () => {
  const app = anApp()
  await app.ready()
  app.drain.isDraining = true
  expect(await askBoth(app)).toEqual({ health: 200, ready: 503, why: 'Not ready: the service is being ended' })
  expect((await app.inject('/health')).headers.connection).toBe('close')
})

test.each([
  ['rejects', () => Promise.reject(new Error('the disk is full'))],
  [
    'throws',
    () => {
      throw new Error('the disk is full')
    },
  ],
])('[BS-04] a storage whose write %s makes the service not ready, and it is alive', async (_name, tryWrite) => {
  const storage: Storage = { ...aStorage(), tryWrite }
  expect(await askBoth(anApp({ storage }))).toEqual({
    health: 200,
    ready: 503,
    why: 'Not ready: the storage does not write',
  })
})

test('[BS-04] a write that takes longer than two seconds has failed; the next is tried a second later', async () => {
  const clock = aClock()
  let isHanging = true
  let tried = 0
  const tryWrite = () => {
    tried++
    return isHanging ? new Promise<void>(() => {}) : Promise.resolve()
  }
  const app = anApp({ ...clock, storage: { ...aStorage(), tryWrite } })
  await app.ready()
  const asked = [app.inject('/ready'), app.inject('/ready')]
  await clock.pass(2000)
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([503, 503])
  expect(tried).toBe(1)
  isHanging = false
  expect((await app.inject('/ready')).statusCode).toBe(200)
  await app.inject('/ready')
  expect(tried).toBe(2)
})

test('[BS-04] a database that is closed is noticed, by a write', async () => {
  const storage = sqliteStorage(join(aDataFolder(), 'service.sqlite'))
  const clock = aClock()
  const app = anApp({ ...clock, storage })
  expect(await askBoth(app)).toMatchObject({ ready: 200 })
  await storage.close()
  await clock.pass(1000)
  expect(await askBoth(app)).toMatchObject({ health: 200, ready: 503 })
})

test('[BS-04] the script and the description of the site that are configured must be there', async () => {
  const folder = aDataFolder()
  const cdnFolder = join(folder, 'cdn')
  const siteFile = join(folder, 'site.json')
  mkdirSync(cdnFolder)
  const app = anApp({ configuration: { cdnFolder, siteFile } })
  expect(await askBoth(app)).toMatchObject({ health: 200, ready: 503, why: 'Not ready: INSTEP_CDN has no instep.js' })
  writeFileSync(join(cdnFolder, 'instep.js'), '')
  expect(await askBoth(app)).toMatchObject({ ready: 503, why: 'Not ready: the file of INSTEP_SITE is not there' })
  writeFileSync(siteFile, '{}')
  expect(await askBoth(app)).toMatchObject({ ready: 200 })
})
