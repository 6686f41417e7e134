import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { limits } from '../limits.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp } from '../testing/an-app.ts'
import { postEvents } from '../testing/post-events.ts'
import type { TypedApp } from '../typed-app.ts'

/** An app whose storage keeps every batch waiting until it is told to store them. */
function aWaitingApp() {
  const storage = aStorage()
  let startStoring = () => {}
  const started = new Promise<void>((resolve) => {
    startStoring = resolve
  })
  const append: typeof storage.events.append = (batch) => started.then(() => storage.events.append(batch))
  return { app: anApp({ storage: { ...storage, events: { ...storage.events, append } } }), startStoring }
}

const nothing = { requests: 0, bytes: 0, arriving: 0, answering: 0, shed: 0 }

async function readWork(app: TypedApp) {
  const { body } = await app.inject('/metrics')
  const numberOf = (name: string) => Number(new RegExp(`^instep_http_${name} (\\d+)$`, 'm').exec(body)?.[1])
  return {
    requests: numberOf('requests_in_work'),
    bytes: numberOf('bytes_in_work'),
    arriving: numberOf('bytes_arriving'),
    answering: numberOf('bytes_answering'),
    shed: numberOf('requests_shed_total'),
  }
}

test('[BS-03] beyond so many requests in work others get 503 with Retry-After and leave nothing; those in work are stored', async () => {
  const { app, startStoring } = aWaitingApp()
  await app.ready()
  const working = Array.from({ length: limits.requestsInWork }, () => postEvents(app, { events: [anEvent()] }))
  await expect.poll(async () => (await readWork(app)).requests).toBe(limits.requestsInWork)
  const refused = await postEvents(app, { events: [anEvent()] })
  expect(refused.status).toBe(503)
  expect(refused.body).toMatchObject({ error: { code: 'unavailable' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(limits.retrySeconds)
  // A page of another origin can read how long it must wait.
  const origin = { origin: 'https://shop.example' }
  const other = await app.inject({ url: '/ip?format=json', headers: origin })
  expect(other.statusCode).toBe(503)
  expect(other.headers).toMatchObject({
    'access-control-allow-origin': origin.origin,
    'access-control-expose-headers': 'Retry-After',
  })
  // The form of each route stays its own.
  expect((await app.inject({ method: 'POST', url: '/graphql', body: '{}' })).json().errors[0].message).toMatch(/again/)
  expect((await app.inject('/cdn/instep.js')).body).toMatch(/^\/\/ unavailable: /)
  for (const probe of ['/health', '/ready', '/metrics']) expect((await app.inject(probe)).statusCode).toBe(200)

  startStoring()
  expect(new Set((await Promise.all(working)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await readWork(app)).toEqual({ ...nothing, shed: 4 })
  expect((await app.inject('/_inspect/events')).json().events).toHaveLength(limits.requestsInWork)
})

test('[BS-03] bytes that were unpacked count: a few small bodies that unpack to a lot are refused when there are too many', async () => {
  const { app, startStoring } = aWaitingApp()
  const event = anEvent({ padding: 'x'.repeat(1_000_000) })
  const body = deflateSync(JSON.stringify([event]))
  expect(body.length).toBeLessThan(5000)
  const fitting = Math.floor(limits.bytesInWork / 1_005_000)
  const working = Array.from({ length: fitting + 3 }, () => postEvents(app, { body, form: 'deflate' }))
  await expect.poll(async () => (await readWork(app)).shed).toBeGreaterThan(0)
  expect((await readWork(app)).bytes).toBeLessThanOrEqual(limits.bytesInWork)
  // They are not even read, and are no batches that are too large.
  const unreadable = await postEvents(app, { body: deflateSync('x'.repeat(1_000_000)), form: 'deflate' })
  expect(unreadable.status).toBe(503)
  expect((await app.inject('/metrics')).body).not.toMatch(/refused_total\{reason="body_\w+"\} [^0]/)
  startStoring()
  const statuses = (await Promise.all(working)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBe(fitting)
  expect(await readWork(app)).toEqual({ ...nothing, shed: 4 })
})

test('[BS-03] of many large bodies those for which there is no room are refused at once, and those worked on are stored', async () => {
  const { app, startStoring } = aWaitingApp()
  const aBody = () => Buffer.from(JSON.stringify([anEvent({ padding: 'x'.repeat(200_000) })]))
  const sent = Math.ceil(limits.bytesInWork / aBody().length) + 5
  const refused: number[] = []
  const working = Array.from({ length: sent }, async () => {
    const { status } = await postEvents(app, { body: aBody(), form: 'raw' })
    if (status !== 200) refused.push(status)
    return status
  })
  // Each is answered, while nothing that is worked on has been.
  await expect.poll(() => refused.length).toBeGreaterThan(4)
  expect(new Set(refused)).toEqual(new Set([503]))
  startStoring()
  await Promise.all(working)
  expect(await readWork(app)).toEqual({ ...nothing, shed: refused.length })
  expect((await app.inject('/_inspect/events')).json().events).toHaveLength(sent - refused.length)
})

async function aListeningApp() {
  const app = anApp()
  await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  const address = app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const send = (...lines: string[]) => {
    const socket = connect({ host: '127.0.0.1', port })
    onTestFinished(() => void socket.destroy())
    socket.write(`${['POST /events/raw/shop HTTP/1.1', 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`)
    return socket
  }
  return { app, send }
}

test('[BS-03] a body whose length is over the limit is refused by its head, before any of it has come', async () => {
  const { app, send } = await aListeningApp()
  const socket = send('Connection: close', `Content-Length: ${limits.eventsBody + 1}`)
  // Nothing of the body is ever sent.
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect((await readWork(app)).arriving).toBe(0)
})

test('[BS-03] a body without a length is refused as soon as it is over the limit, and gives back what it took', async () => {
  const { app, send } = await aListeningApp()
  const socket = send('Connection: close', 'Transfer-Encoding: chunked')
  await expect.poll(async () => (await readWork(app)).arriving).toBe(limits.eventsBody)
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  for (let sent = 0; sent < 5; sent++) socket.write(chunk)
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  await expect.poll(async () => (await readWork(app)).arriving).toBe(0)
})

test('[BS-03] senders who leave give back what they took; slow ones take no place of those that are worked on', async () => {
  const { app, send } = await aListeningApp()
  const slow = Array.from({ length: 20 }, () => send('Content-Length: 1000'))
  await expect.poll(() => readWork(app)).toEqual({ ...nothing, arriving: 20_000 })
  for (const socket of slow) socket.destroy()
  await expect.poll(() => readWork(app)).toEqual(nothing)
  const whole = send('Connection: close', 'Content-Length: 2')
  whole.write('[]')
  expect(await text(whole)).toMatch(/^HTTP\/1.1 200 /)
})

test('[BS-03] who does not take an answer keeps nobody from being answered, takes bounded memory, and is cut off after a while', async () => {
  const storage = aStorage()
  const value = 'x'.repeat(limits.stashValue)
  const read: typeof storage.stash.read = async (_place, keys) => new Map(keys.map((key) => [key, value]))
  const app = anApp({ storage: { ...storage, stash: { ...storage.stash, read } } })
  const connections: Socket[] = []
  app.server.on('connection', (socket) => connections.push(socket))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const keys = Array.from({ length: limits.stashKeys }, (_, at) => `d:${at}`)
  const body = JSON.stringify({ keys })
  const head = `POST /stash/v1.1/kv/getbatch/shop/public HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`
  const fitting = Math.floor(limits.bytesAnswering / (limits.stashKeys * value.length))
  const idle = Array.from({ length: fitting + 2 }, () => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.write(head + body)
    return socket
  })
  await expect.poll(async () => (await readWork(app)).shed).toBe(2)
  const { answering, ...work } = await readWork(app)
  expect(work).toEqual({ requests: 0, bytes: 0, arriving: 0, shed: 2 })
  expect(answering).toBeGreaterThan(limits.bytesAnswering / 2)
  expect(answering).toBeLessThan(limits.bytesAnswering * 1.1)
  expect((await fetch(`${origin}/ip?format=json`)).status).toBe(200)
  expect(connections.filter(({ timeout }) => timeout === limits.takeSeconds * 1000)).toHaveLength(fitting)
  for (const socket of idle) socket.destroy()
  await expect.poll(() => readWork(app)).toEqual({ ...nothing, shed: 2 })
})

test('[BS-03] an answer longer than all answers together may be is given while no other is on its way', async () => {
  const app = anApp()
  app.get('/long', async () => 'x'.repeat(limits.bytesAnswering + 1))
  const answer = await app.inject('/long')
  expect([answer.statusCode, answer.body.length]).toEqual([200, limits.bytesAnswering + 1])
  expect(await readWork(app)).toEqual(nothing)
})
