import type { RefusedEvent, RefusedEventsAnswer, ReplayOutcome } from '../../contract/refused-event.ts'
import type { Arguments } from '../arguments.ts'
import { readRepaired } from '../events/read-repaired.ts'
import { replayEvents } from '../events/replay.ts'
import { type ServiceClient, serviceAt } from '../events/service.ts'

const help = `instep events --refused | --replay [repaired.jsonl]

  --refused          prints the events that the service refused, one JSON object a line: id, trackingId,
                     receivedAt, reason, index, encoding, body
  --replay           sends them through the same checks again, as they are kept: for after an update of the service
  --replay <file>    sends repaired ones: lines as --refused prints them, with the body put right
  --tracking-id <id> those of one property only
  --service <origin> where the service runs, default http://localhost:4401

What goes through is stored, once, with the time of its first receipt, and is kept aside no more; what fails again stays
with its newest reason. Set INSTEP_TOKEN to the token that the service was started with. A service outside
production that has none and listens on loopback only answers callers on its own machine.`

/**
 * `instep events`: lists or replays the refused events of a running service (BY-09). Exit status 1 when any event is
 * refused again.
 */
export async function runEvents({ values, words: [file] }: Arguments): Promise<number> {
  if (values.help || values.refused === values.replay) {
    console.log(help)
    return values.help ? 0 : 1
  }
  const service = serviceAt(values.service ?? 'http://localhost:4401', process.env.INSTEP_TOKEN)
  const trackingId = values['tracking-id']
  if (values.replay)
    return reportOutcomes(file ? replayEvents(service, readRepaired(file)) : replayKept(service, trackingId))
  for await (const part of refusedEvents(service, trackingId)) {
    for (const each of part) console.log(JSON.stringify(each))
  }
  return 0
}

async function* replayKept(service: ServiceClient, trackingId?: string): AsyncGenerator<ReplayOutcome> {
  // Collects all ids first, so that refused events created by replaying a whole body are not replayed in the same run.
  const ids: { id: number }[] = []
  for await (const part of refusedEvents(service, trackingId)) ids.push(...part.map(({ id }) => ({ id })))
  yield* replayEvents(service, ids)
}

async function reportOutcomes(outcomes: AsyncGenerator<ReplayOutcome>): Promise<number> {
  const sum = { accepted: 0, duplicates: 0, refused: 0 }
  for await (const { id, accepted, duplicates, reasons } of outcomes) {
    sum.accepted += accepted
    sum.duplicates += duplicates
    sum.refused += reasons.length
    for (const reason of reasons) console.log(`${id}: ${reason}`)
  }
  console.log(`${sum.accepted} stored, ${sum.duplicates} were stored before, ${sum.refused} refused again`)
  return sum.refused === 0 ? 0 : 1
}

/** Yields the refused events that a service keeps, page by page in the order of arrival, of one property or of all. */
export async function* refusedEvents(service: ServiceClient, trackingId?: string): AsyncGenerator<RefusedEvent[]> {
  let after: number | null = 0
  while (after !== null) {
    const property: string = trackingId === undefined ? '' : `&trackingId=${encodeURIComponent(trackingId)}`
    const { refused, next }: RefusedEventsAnswer = await service.ask(`/events/refused?after=${after}${property}`)
    yield refused
    after = next
  }
}
