import type { WireEvent } from '../contract/event.ts'
import type { LossReason } from '../contract/loss-reasons.ts'
import type { DeliverySilence } from '../script/preview/explorer/watch-delivery.ts'
import type { Snapshot } from './watch.ts'

export type DeliveryFact = { name: string; text: string }

type DeliveryFacts = Pick<Snapshot, 'delivery' | 'losses' | 'events'>

/** Why events were given up (BY-04), in words for people who do not know the queue. */
const lossTexts: Record<LossReason, string> = {
  'queue full': 'because too many were waiting',
  'too old': 'because they were older than a week',
  refused: 'because the service refused them',
  'not stored': 'because the browser could not store them when the page was left',
}

const silences: Record<DeliverySilence, string> = {
  'consent denied': 'consent is denied',
  'consent pending': 'consent is pending, so events wait on this page',
  bot: 'this browser counts as a bot',
  'tracking disabled': 'tracking is switched off for this visitor or site',
  'blocked address': 'the visitor’s IP address is on the site’s block list',
}

/** Says in one line how the events of this page fare, and whether somebody should look at it. */
export function deliverySummary({ delivery, losses }: Pick<DeliveryFacts, 'delivery' | 'losses'>): {
  tone: 'shown' | 'waiting' | 'failed'
  label: string
  text: string
} {
  const { waiting, failure, silence } = delivery
  const lost = sumOf(losses)
  const parts = [
    silence && `Nothing is sent: ${silences[silence]}`,
    waiting.length === 0 ? !silence && 'Nothing waits to be sent' : `${countText(waiting.length)} to be sent`,
    failure && `${failure.times === 1 ? 'the last attempt' : `the last ${failure.times} attempts`} failed`,
    lost > 0 && `${lost} given up`,
  ].filter(Boolean)
  const text = parts.join(', ')
  if (silence) return { tone: silence.startsWith('consent') ? 'waiting' : 'failed', label: 'nothing is sent', text }
  if (failure || lost > 0) return { tone: 'failed', label: 'in trouble', text }
  return waiting.length > 0 ? { tone: 'waiting', label: 'sending', text } : { tone: 'shown', label: 'all sent', text }
}

/** Returns all that is known of the queue and of losses, for the open fold. */
export function deliveryFacts({ delivery, losses, events }: DeliveryFacts): DeliveryFact[] {
  const { waiting, posted, oldest, lastSent, failure, pausedUntil, isPausedByService, silence, botSign } = delivery
  const since = oldest === undefined ? '' : `, the oldest since ${timeText(oldest)}`
  const which = posted === waiting.length ? 'sent' : `${posted} of them sent`
  const tried = posted > 0 ? `; ${which} and not acknowledged` : ''
  const told = reportedLosses(events)
  return [
    silence && { name: 'Not sent', text: botSign ? `${silences[silence]}: ${botSign}` : silences[silence] },
    { name: 'Waiting', text: waiting.length === 0 ? 'none' : `${waiting.length}${since}${tried}` },
    {
      name: 'Last stored',
      text: lastSent ? `${countText(lastSent.count)} at ${timeText(lastSent.at)}` : 'none since this panel was opened',
    },
    failure && { name: 'Last failure', text: `${timeText(failure.at)}: ${failure.reason}` },
    failure && failure.times > 1 && { name: 'Failed in a row', text: `${failure.times} attempts` },
    pausedUntil !== undefined && {
      name: 'Next attempt',
      text: `${timeText(pausedUntil)} or later${isPausedByService ? ', in all tabs, as the service answered' : ''}`,
    },
    sumOf(losses) > 0 && { name: 'Given up', text: lossText(losses) },
    sumOf(told) > 0 && { name: 'Losses reported', text: `${lossText(told)}; the service knows` },
  ].filter((fact) => typeof fact === 'object')
}

/** Returns the losses that the service has been told of on this page load (BY-04). */
function reportedLosses(events: DeliveryFacts['events']): Record<string, number> {
  const told: Record<string, number> = {}
  for (const { event, isStored } of events)
    if (isStored && isLossReport(event))
      for (const [reason, count] of Object.entries(event.data)) told[reason] = (told[reason] ?? 0) + count
  return told
}

function isLossReport(event: WireEvent): event is WireEvent & { data: Record<string, number> } {
  return event.meta.type === 'qubit.debug' && event.code === 'loss' && typeof event.data === 'object'
}

function lossText(losses: Readonly<Record<string, number>>): string {
  return Object.entries(losses)
    .map(([reason, count]) => `${count} ${lossTexts[reason as LossReason] ?? `(${reason})`}`)
    .join(', ')
}

const sumOf = (losses: Readonly<Record<string, number>>) => Object.values(losses).reduce((sum, count) => sum + count, 0)
const countText = (count: number) => (count === 1 ? '1 event' : `${count} events`)
const timeText = (time: number) => new Date(time).toLocaleTimeString()
