import { expect, test } from 'vitest'
import type { ReplayRequest } from '../../contract/refused-event.ts'
import { replayEvents } from './replay.ts'
import type { ServiceClient } from './service.ts'

/** A service that accepts everything and records the requests. */
function aService() {
  const asked: ReplayRequest['events'][] = []
  const service: ServiceClient = {
    async ask<Answer>(_path: string, body?: unknown) {
      const { events } = body as ReplayRequest
      asked.push(events)
      const replayed = events.map(({ id }) => ({ id, accepted: 1, duplicates: 0, reasons: [] }))
      return { status: { code: 200, message: 'ok' }, replayed } as Answer
    },
  }
  return { service, asked }
}

async function replayAll(service: ServiceClient, events: ReplayRequest['events']): Promise<number[]> {
  const ids: number[] = []
  for await (const { id } of replayEvents(service, events)) ids.push(id)
  return ids
}

test('one request contains at most 100 events, and their order is kept', async () => {
  const { service, asked } = aService()
  const events = Array.from({ length: 250 }, (_, id) => ({ id }))
  expect(await replayAll(service, events)).toEqual(events.map(({ id }) => id))
  expect(asked.map((part) => part.length)).toEqual([100, 100, 50])
})

test('repaired texts are split over requests so that none is larger than the service accepts', async () => {
  const { service, asked } = aService()
  const body = '\u0001'.repeat(60_000)
  const events = Array.from({ length: 5 }, (_, id) => ({ id, body }))
  expect(await replayAll(service, events)).toHaveLength(5)
  expect(asked.map((part) => part.length)).toEqual([2, 2, 1])
  for (const part of asked) expect(JSON.stringify({ events: part }).length).toBeLessThan(1024 * 1024)
})
