import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { anApp } from '../testing/an-app.ts'
import { routesOf } from '../testing/routes-of.ts'
import type { TypedApp } from '../typed-app.ts'
import { logOptions } from './log-options.ts'

/** What nobody may find in a log: a visitor's id, their e-mail, their address, and the token of operators. */
const secrets = {
  visitor: 'visitor-s3cr3t-id',
  email: 'anna.s3cr3t@mail.example',
  ip: '203.0.113.77',
  token: 's3cr3t-token-of-operators',
}
const isTold = /s3cr3t|203\.0\.113\.77/

/** An app that logs everything, and the lines that it has logged. */
function aLoggingApp({ storage = sqliteStorage(':memory:') }: { storage?: Storage } = {}) {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const functions = new Map([
    [
      'mail',
      () => {
        throw new Error(`no mail to ${secrets.email}`)
      },
    ],
  ])
  const app = anApp({
    storage,
    functions,
    logger: { ...logOptions('debug'), level: 'trace', stream },
    configuration: { token: secrets.token, trustedProxies: ['127.0.0.1'], origins: ['https://shop.example'] },
  })
  onTestFinished(() => app.close())
  return { app, lines }
}

/** A storage of which every part fails, telling the visitor. */
function aTellingStorage(): Storage {
  const storage = sqliteStorage(':memory:')
  const failCall = () => Promise.reject(new Error(`${secrets.visitor} of ${secrets.email} is in the way`))
  const failPart = (part: object) => Object.fromEntries(Object.keys(part).map((name) => [name, failCall]))
  // Datasets are read at the start.
  const parts = Object.entries(storage).map(([name, part]) => [
    name,
    typeof part === 'function' || name === 'datasets' ? part : failPart(part),
  ])
  return Object.fromEntries(parts)
}

const event = () => anEvent({ context: { id: secrets.visitor }, user: { email: secrets.email } })
const bodies = [
  JSON.stringify([event()]),
  JSON.stringify([{ ...event(), meta: { id: secrets.visitor } }]),
  `{"half": "${secrets.email}`,
  JSON.stringify({ visitorId: secrets.visitor, data: secrets.email, key: secrets.visitor, keys: [secrets.visitor] }),
  JSON.stringify({ query: `{ visitor(trackingId: "shop", visitorId: "${secrets.visitor}") { ${secrets.email} } }` }),
  JSON.stringify({ token: secrets.token, name: secrets.email }),
  deflateSync(JSON.stringify([event()])),
  secrets.email.padEnd(5 * 1024 * 1024, secrets.visitor),
]

const headers = {
  'content-type': 'text/plain',
  'x-forwarded-for': secrets.ip,
  'user-agent': `a browser of ${secrets.email}`,
  cookie: `stamp=${secrets.visitor}; instep_console=${secrets.token}`,
  'x-instep-console': '1',
}

/** Sends the visitor through every route with every method, with each of the bodies. */
async function sendThroughAll(app: TypedApp): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (const { url, methods } of await routesOf(app)) {
    const path = url.replace(/:id\b/, 'mail').replace(/[:*]\w*/g, secrets.visitor)
    const query = `?cid=${secrets.visitor}&d=${secrets.email}&format=json&visitorId=${secrets.visitor}`
    for (const method of [...methods, 'PATCH'] as 'POST'[]) {
      const sent = /GET|DELETE/.test(method) ? [undefined] : bodies
      for (const body of sent)
        for (const authorization of [`Bearer ${secrets.token}`, `Bearer wrong-${secrets.token}`]) {
          const asked = { method, url: path + query, headers: { ...headers, authorization }, ...(body && { body }) }
          statuses.add((await app.inject(asked)).statusCode)
        }
    }
  }
  for (const url of [`/nowhere/${secrets.visitor}`, `/lookup/${secrets.visitor}/%zz`, `/lookup/${'x'.repeat(9000)}`])
    statuses.add((await app.inject({ url, headers })).statusCode)
  return statuses
}

test('[BS-04] no id, e-mail, address or token is in the log of any route', async () => {
  const { app, lines } = aLoggingApp()
  const statuses = await sendThroughAll(app)
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 413, 414]))
  expect(lines.length).toBeGreaterThan(500)
  expect(lines.filter((line) => isTold.test(line))).toEqual([])
})

test('[BS-04] nor where everything fails; each line is JSON with its time, level and place', async () => {
  const { app, lines } = aLoggingApp({ storage: aTellingStorage() })
  expect([...(await sendThroughAll(app))]).toContain(500)
  expect(lines.filter((line) => isTold.test(line))).toEqual([])
  const entries = lines.map((line) => JSON.parse(line))
  for (const entry of entries)
    expect(entry).toMatchObject({ time: expect.any(String), level: expect.any(String), msg: expect.any(String) })
  const failures = entries.filter(({ msg }) => msg === 'unexpected failure')
  expect(failures.length).toBeGreaterThan(20)
  expect(failures[0]).toMatchObject({ level: 'error', reqId: expect.any(String), err: { type: 'Error' } })
  expect(failures[0].err.stack).toMatch(/^ {4}at .+:\d+:\d+/)
  expect(entries).toContainEqual(
    expect.objectContaining({ level: 'info', msg: 'request', route: '/lookup/:trackingId/:visitorId', status: 500 }),
  )
})

test('[BS-04] of an error of the database or the system the log has the message, of others not', () => {
  const lines: { err: { message: string }; msg: string }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = anApp({ logger: { ...logOptions('info'), stream } })
  const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' })
  app.log.error({ err: full }, 'a write failed')
  app.log.error(new Error(`of ${secrets.email}`))
  app.log.error({ err: new Error(`of ${secrets.email}`) })
  app.log.warn(`Reply was already sent in the "/lookup/shop/${secrets.visitor}" (GET) route`)
  expect(lines.map(({ err, msg }) => [err?.message, msg])).toEqual([
    ['database or disk is full', 'a write failed'],
    ['(left out, since it may repeat what was sent)', 'an error of the framework'],
    ['(left out, since it may repeat what was sent)', 'an error of the framework'],
    [undefined, 'Reply was already sent in the "…" (GET) route'],
  ])
})
