import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aDataFolder, aServer, type Server } from '../testing/a-server.ts'

type Load = { acknowledged: string[]; unanswered: WireEvent[][]; saidClose: number }

const idsOf = (events: WireEvent[]) => events.map(({ meta }) => meta.id)

function postBatch({ origin }: Pick<Server, 'origin'>, events: WireEvent[]): Promise<Response> {
  return fetch(`${origin}/events/raw/shop`, { method: 'POST', body: JSON.stringify(events) })
}

/** Posts batch after batch, until there is no service any more; what was not answered is kept, as the script keeps it. */
async function postUntilRefused(server: Server, load: Load): Promise<number> {
  for (;;) {
    const events = [anEvent(), anEvent(), anEvent()]
    try {
      const answer = await postBatch(server, events)
      const { accepted } = (await answer.json()) as { accepted: number }
      if (answer.status !== 200 || accepted !== 3) throw new Error(`unexpected answer ${answer.status}`)
      load.acknowledged.push(...idsOf(events))
      if (answer.headers.get('connection') === 'close') load.saidClose++
    } catch (error) {
      load.unanswered.push(events)
      if (!(error instanceof TypeError)) throw error
      return performance.now()
    }
  }
}

async function firstUnready({ origin }: Server): Promise<number> {
  for (;;) {
    const { status } = await fetch(`${origin}/ready`)
    if (status === 503) return performance.now()
    await wait(20)
  }
}

test('[BS-03] SIGTERM under load: /ready says no first, no acknowledged event is lost, none is stored twice, and the end is 0', async () => {
  const folder = aDataFolder()
  const server = await aServer(folder, { INSTEP_DRAIN_SECONDS: '30', INSTEP_DRAIN_NOTICE_SECONDS: '1' })
  const load: Load = { acknowledged: [], unanswered: [], saidClose: 0 }
  const ended = once(server.process, 'exit')
  const clients = Array.from({ length: 8 }, () => postUntilRefused(server, load))
  await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(100), { timeout: 120_000 })

  const unready = firstUnready(server)
  const before = load.acknowledged.length
  server.process.kill('SIGTERM')
  const refusedAt = Math.min(...(await Promise.all(clients)))
  expect(await ended).toEqual([0, null])
  expect(refusedAt - (await unready)).toBeGreaterThan(300)
  // In the meantime whoever came was served, and told to go elsewhere next time.
  expect(load.acknowledged.length).toBeGreaterThan(before)
  expect(load.saidClose).toBeGreaterThan(0)

  const second = await aServer(folder)
  for (const events of load.unanswered) expect((await postBatch(second, events)).status).toBe(200)
  const sent = [...load.acknowledged, ...load.unanswered.flatMap(idsOf)]
  const read = await fetch(`${second.origin}/_inspect/events`)
  const { events } = (await read.json()) as { events: { event: WireEvent }[] }
  expect(idsOf(events.map(({ event }) => event)).toSorted()).toEqual(sent.toSorted())
  console.log(`drain: ${load.acknowledged.length} acknowledged, ${load.unanswered.length} batches sent again, 0 lost`)
})

/** Sends the head of a batch and half of its body. */
async function sendHalf({ origin }: Server) {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  onTestFinished(() => void socket.destroy())
  const body = JSON.stringify([anEvent()])
  socket.write(`POST /events/raw/shop HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`)
  socket.write(body.slice(0, 10))
  await wait(200)
  return { answer: text(socket), finish: () => socket.write(body.slice(10)) }
}

test('[BS-03] a request that is half here is answered, connections without one end at once, and nobody new is let in', async () => {
  const server = await aServer(aDataFolder(), { INSTEP_DRAIN_SECONDS: '30' })
  const idle = connect({ host: '127.0.0.1', port: Number(new URL(server.origin).port) })
  onTestFinished(() => void idle.destroy())
  idle.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')
  const idleEnds = once(idle.resume(), 'close')
  const half = await sendHalf(server)
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  await idleEnds
  await expect(fetch(`${server.origin}/health`)).rejects.toThrow()
  half.finish()
  expect(await half.answer).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*"accepted":1/i)
  expect(await ended).toEqual([0, null])
})

test('[BS-03] a request that never comes whole is cut at the end of the time, and the end is 0', async () => {
  const server = await aServer(aDataFolder(), { INSTEP_DRAIN_SECONDS: '2' })
  const half = await sendHalf(server)
  const ended = once(server.process, 'exit')
  const from = performance.now()
  server.process.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(performance.now() - from).toBeGreaterThan(900)
  // Two seconds, and what a busy machine needs to notice.
  expect(performance.now() - from).toBeLessThan(10_000)
  await half.answer.catch((error: NodeJS.ErrnoException) => expect(error.code).toBe('ECONNRESET'))
})
