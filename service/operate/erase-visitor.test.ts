import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import { openService } from '../start-service.ts'
import { eraseVisitor } from './erase-visitor.ts'

const gone = 'gone-visitor-1234567890'
const stays = 'staying-visitor-1234567890'
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

const event = (visitor: string, type: string, more: object = {}) => ({
  ...more,
  context: { id: visitor, sessionNumber: 1 },
  meta: { type, id: `${visitor}-${type}`, ts: Date.now(), trackingId: 'shop', seq: 1 },
})

async function aService() {
  const folder = mkdtempSync(join(tmpdir(), 'instep-erase-'))
  const app = await openService(readConfiguration({ INSTEP_DATA: folder, INSTEP_ENVIRONMENT: 'test' }))
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, app }
}

/** Returns whether a text is anywhere in the files of a folder. */
function isIn(folder: string, text: string): boolean {
  return readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text))
}

test('all stored data of a visitor is erased down to the bytes, and nothing of another visitor', async () => {
  const { folder, app } = await aService()
  const post = (url: string, payload: string | Buffer) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'text/plain', 'user-agent': browser } })
  for (const visitor of [gone, stays]) {
    const transaction = { transaction: { id: `order-of-${visitor}` }, basket: { total: { value: 5, currency: 'EUR' } } }
    const seen = { experienceId: 'e', iterationId: 'i', variationMasterId: 'v', variationIsControl: false }
    const events = [
      event(visitor, 'ecView', { type: 'home' }),
      event(visitor, 'qubit.experience', seen),
      event(visitor, 'ecBasketTransactionSummary', transaction),
    ]
    expect((await post('/events/raw/shop', JSON.stringify(events))).statusCode).toBe(200)
    // Refused, and stored unchanged among the refused events.
    await post('/events/deflate/shop', deflateSync(JSON.stringify([{ context: { id: visitor }, meta: {} }])))
    const stash = await app.inject({
      method: 'PUT',
      url: `/stash/shop/segments/${visitor}`,
      payload: { data: { visitor } },
    })
    expect(stash.statusCode).toBeLessThan(500)
  }
  expect(isIn(folder, gone)).toBe(true)

  const erased = eraseVisitor(folder, gone)
  expect(erased.events).toBe(3)
  expect(isIn(folder, gone)).toBe(false)
  expect(isIn(folder, stays)).toBe(true)
  const refused = await app.inject({ url: '/events/refused?after=0' })
  expect(refused.json()).toMatchObject({ refused: [{ trackingId: 'shop' }] })
  // The service keeps running.
  expect(
    (await post('/events/raw/shop', JSON.stringify([event('later-visitor', 'ecView', { type: 'home' })]))).statusCode,
  ).toBe(200)
})

test('a database from before the console is brought up to date first, unless a service uses it', async () => {
  const { folder, app } = await aService()
  const payload = JSON.stringify([event(gone, 'ecView')])
  await app.inject({ method: 'POST', url: '/events/raw/shop', payload, headers: { 'content-type': 'text/plain' } })
  await app.close()
  const former = new DatabaseSync(join(folder, 'service.sqlite'))
  former.exec('DROP TABLE visitor_sessions; DROP TABLE deferred_runs; PRAGMA user_version = 0')
  expect(() => eraseVisitor(folder, gone)).toThrow('A service uses')
  former.close()
  expect(eraseVisitor(folder, gone)).toMatchObject({ events: 1 })
  expect(isIn(folder, gone)).toBe(false)
})

test('an invalid id and a folder without a database are refused', async () => {
  const { folder } = await aService()
  for (const text of ['', '%', "' OR 1=1", 'short'])
    expect(() => eraseVisitor(folder, text)).toThrow('is not a visitor id')
  expect(() => eraseVisitor(join(folder, 'nowhere'), gone)).toThrow('--data')
})
