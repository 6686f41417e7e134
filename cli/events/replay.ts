import type { ReplayAnswer, ReplayOutcome, ReplayRequest } from '../../contract/refused-event.ts'
import type { ServiceClient } from './service.ts'

/**
 * The limits of one request: the number of events, and the characters of repaired text, of which JSON may write each
 * as up to six.
 */
const atMost = { events: 100, characters: 150_000 }

/** Sends refused events through the service's checks again, in batches. */
export async function* replayEvents(
  service: ServiceClient,
  events: ReplayRequest['events'],
): AsyncGenerator<ReplayOutcome> {
  for (const part of partsOf(events)) {
    const { replayed } = await service.ask<ReplayAnswer>('/events/replay', { events: part })
    yield* replayed
  }
}

function partsOf(events: ReplayRequest['events']): ReplayRequest['events'][] {
  const all: ReplayRequest['events'][] = []
  let room = 0
  for (const event of events) {
    const size = event.body?.length ?? 0
    const current = all.at(-1)
    room -= size
    if (current && current.length < atMost.events && room >= 0) current.push(event)
    else {
      all.push([event])
      room = atMost.characters - size
    }
  }
  return all
}
