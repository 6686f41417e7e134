import { Command } from 'commander'
import type { RefusedEvent, RefusedEventsAnswer, ReplayOutcome } from '../../contract/refused-event.ts'
import { readRepaired } from '../events/read-repaired.ts'
import { replayEvents } from '../events/replay.ts'
import { defaultService, type ServiceClient, serviceAt, tokenHelp } from '../events/service.ts'
import { exitWith } from '../exit-with.ts'

type EventsOptions = { refused?: boolean; replay?: boolean; trackingId?: string; service: string }

const details = `
--refused prints a JSON object a line: id, trackingId, receivedAt, reason, index, encoding, body.
--replay sends the kept events through the same checks again: for after an update of the service. With a file it sends
repaired ones: lines as --refused prints them, with the body put right.
What goes through is stored, once, with the time of its first receipt, and is kept aside no more; what fails again stays
with its newest reason. The exit status is 1 when an event is refused again.
${tokenHelp}`

export function eventsCommand(): Command {
  return new Command('events')
    .description('List the events that the service refused, or replay them')
    .argument('[file]', 'repaired events for --replay')
    .option('--refused', 'print the refused events')
    .option('--replay', 'send them through the checks again')
    .option('--tracking-id <id>', 'those of one property only')
    .option('--service <origin>', 'where the service runs', defaultService)
    .addHelpText('after', details)
    .action(exitWith(runEvents))
}

/** `instep events`: lists or replays the refused events of a running service (BY-09). */
async function runEvents(
  file: string | undefined,
  { refused, replay, trackingId, service: origin }: EventsOptions,
): Promise<number> {
  if (Boolean(refused) === Boolean(replay)) throw new Error('Give either --refused or --replay')
  const service = serviceAt(origin, process.env.INSTEP_TOKEN)
  if (replay) return reportOutcomes(file ? replayEvents(service, readRepaired(file)) : replayKept(service, trackingId))
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
