import { once } from 'node:events'
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WireEvent } from '../contract/event.ts'
import type { LookupAnswer } from '../contract/lookup-answer.ts'
import { anEvent } from '../contract/testing/an-event.ts'
import { openDatabase } from './storage/open-database.ts'
import { aDataFolder, aServer, endOf, type Server, spawnServer } from './testing/a-server.ts'

type Events = { events: { event: WireEvent }[] }

async function read<T>({ origin }: Server, path: string): Promise<T> {
  return (await fetch(`${origin}${path}`)).json() as Promise<T>
}

/** Posts batches until the service is gone, and collects the acknowledged ids. */
async function postUntilGone({ origin }: Server, answered: string[]): Promise<void> {
  for (;;) {
    const events = [anEvent(), anEvent()]
    try {
      const answer = await fetch(`${origin}/events/raw/shop`, { method: 'POST', body: JSON.stringify(events) })
      if (answer.status === 200) answered.push(...events.map(({ meta }) => meta.id))
    } catch {
      return // the connection was refused or cut, so this batch was not acknowledged
    }
  }
}

test('[SV-08] kill -9 ten times while posting loses no acknowledged event, no dead letter and no history, and the service starts each time', {
  timeout: 600_000, // it starts a service eleven times
}, async () => {
  const folder = aDataFolder()
  const answered: string[] = []
  for (let kill = 0; kill < 10; kill++) {
    const server = await aServer(folder)
    const send = (body: string) => fetch(`${server.origin}/events/raw/shop`, { method: 'POST', body })
    if (kill === 0) {
      await send(JSON.stringify([anEvent({ context: { id: 'reader', viewNumber: 9 } }), {}]))
      await send('unreadable')
    }
    const before = answered.length
    const posting = Array.from({ length: 4 }, () => postUntilGone(server, answered))
    // A busy machine responds later, and the service is killed only after it did.
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(before + 10), { timeout: 20_000, interval: 5 })
    // Kills the service at a different moment of its work each time.
    await new Promise((resolve) => setTimeout(resolve, 17 * kill))
    server.process.kill('SIGKILL')
    await Promise.all(posting)
  }
  expect(answered.length).toBeGreaterThan(100)
  const last = await aServer(folder)
  const { events } = await read<Events>(last, '/_inspect/events')
  const stored = new Set(events.map(({ event }) => event.meta.id))
  expect(answered.filter((id) => !stored.has(id))).toEqual([])
  expect(stored.size).toBe(events.length)
  const { deadletters } = await read<{ deadletters: unknown[] }>(last, '/_inspect/deadletters')
  expect(deadletters).toHaveLength(2)
  expect((await read<LookupAnswer>(last, '/lookup/shop/reader')).history.views).toBe(9)
})

test('[SV-08] the database uses a write-ahead log and waits for the disk', () => {
  const database = openDatabase(join(aDataFolder(), 'service.sqlite'))
  onTestFinished(() => database.close())
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
})

/** Ends a service by a signal, which is to end without an error after its one line. */
async function endGracefully({ process, origin, line }: Server, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  expect(line).toMatch(/^service listening on http:\/\/localhost:\d+$/)
  const end = endOf(process)
  await fetch(`${origin}/events/raw/shop`, { method: 'POST', body: JSON.stringify([anEvent()]) })
  process.kill(signal)
  expect(await end).toEqual({ code: 0, output: '', errors: '' })
}

test('a port in use is reported with the remedy', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' && address?.port)
  const { code, errors } = await endOf(spawnServer({ INSTEP_DATA: aDataFolder(), SERVICE_PORT: port }))
  expect([code, errors]).toEqual([1, `Port ${port} is taken: set SERVICE_PORT to another\n`])
})

test('an unusable data folder is reported with the remedy', async () => {
  const file = join(aDataFolder(), 'file')
  writeFileSync(file, '')
  const { code, errors } = await endOf(spawnServer({ INSTEP_DATA: join(file, 'data') }))
  expect(code).toBe(1)
  expect(errors).toMatch(
    /^The data folder .+ cannot be used \(.+\): set INSTEP_DATA to a folder that can be written\n$/,
  )
})

test('[SV-08] a second service on the same data folder is refused with the remedy, and starts once the first has ended', async () => {
  const folder = aDataFolder()
  const first = await aServer(folder)
  const { code, errors } = await endOf(spawnServer({ INSTEP_DATA: folder }))
  const remedy = 'end it first, or set INSTEP_DATA to a folder of its own'
  expect([code, errors]).toEqual([1, `Another service uses the data folder ${folder}: ${remedy}\n`])
  expect((await fetch(`${first.origin}/ready`)).status).toBe(200)
  first.process.kill('SIGTERM')
  await once(first.process, 'exit')
  expect((await fetch(`${(await aServer(folder)).origin}/ready`)).status).toBe(200)
})

test('SIGINT stops the service gracefully, after one line of output; [SV-08] a database that is damaged afterwards is named with what to do, and is left as it is', async () => {
  const folder = aDataFolder()
  const path = join(folder, 'service.sqlite')
  await endGracefully(await aServer(folder), 'SIGINT')
  const intact = readFileSync(path)
  const damages = {
    'its last page is cut off': () => truncateSync(path, statSync(path).size - 4096),
    'its header is overwritten': () => writeFileSync(path, 'no database'.repeat(1000)),
  }
  for (const [what, damage] of Object.entries(damages)) {
    writeFileSync(path, intact)
    damage()
    const before = readFileSync(path)
    const { code, errors } = await endOf(spawnServer({ INSTEP_DATA: folder }))
    expect(code, what).toBe(1)
    expect(errors).toMatch(/^The database .+service\.sqlite is damaged \(.+\): put the last backup in its place .+\n$/)
    expect(readFileSync(path).equals(before), what).toBe(true)
  }
})

test('an invalid variable is reported with the remedy', async () => {
  const { code, errors } = await endOf(spawnServer({ INSTEP_DATA: aDataFolder(), INSTEP_INSPECT: 'yes' }))
  expect([code, errors]).toEqual([1, 'INSTEP_INSPECT is "yes": set it to 1 to switch inspection on, or to 0\n'])
})

test("[BV-04] a request that nginx forwards as HTTP/1.0, without additional headers, is not an operator's; SIGTERM stops the service gracefully", async () => {
  const server = await aServer(aDataFolder())
  const { origin } = server
  const ask = async (version: string) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
    socket.write(`GET /_inspect/events HTTP/${version}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
    return (await text(socket)).split(' ')[1]
  }
  expect([await ask('1.0'), await ask('1.1')]).toEqual(['403', '200'])
  await endGracefully(server, 'SIGTERM')
})

test('[BV-04] in production without a token, the service logs at start-up what operators need', async () => {
  const { process, origin } = await aServer(aDataFolder(), { INSTEP_ENVIRONMENT: 'production' })
  const end = endOf(process)
  expect((await fetch(`${origin}/_inspect/events`)).status).toBe(403)
  process.kill('SIGTERM')
  expect((await end).errors).toBe('Operators need a token in production: set INSTEP_TOKEN\n')
})
