import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fastify from 'fastify'
import type { WireEvent } from '../../contract/event.ts'

/**
 * What one would write first: inserts the events of each request by themselves, durable before the answer, and nothing is learnt
 * from them. `node bench/service/naive-sink.ts`, with the folder in INSTEP_DATA.
 */
const database = new DatabaseSync(join(process.env.INSTEP_DATA ?? '.', 'naive.sqlite'))
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE events (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, event TEXT NOT NULL) STRICT`)
const insert = database.prepare('INSERT OR IGNORE INTO events VALUES (?, ?, ?)')

const app = fastify()
app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
  done(null, JSON.parse(String(body))),
)
app.post('/events/raw/:trackingId', async ({ body }) => {
  let accepted = 0
  const events = body as WireEvent[]
  database.exec('BEGIN IMMEDIATE')
  for (const event of events) accepted += Number(insert.run(event.meta.id, Date.now(), JSON.stringify(event)).changes)
  database.exec('COMMIT')
  return { accepted, duplicates: events.length - accepted }
})
console.log(`service listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
