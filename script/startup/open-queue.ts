import { isFlagOn } from '../../contract/flags.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import { gaClientIdOf } from '../events/ga-client-id.ts'
import { limits } from '../limits.ts'
import { createEventQueue, type EventQueue } from '../queue/event-queue.ts'
import { createEventStorage } from '../queue/event-storage.ts'
import { type Losses, openLosses } from '../queue/losses.ts'
import { endpointOf } from '../remote/endpoints.ts'
import { createPostEvents } from '../remote/post-events.ts'
import type { Run } from './run.ts'

/** The queue of this run's events, and the count of those it had to give up. */
export function openQueue(run: Run, config: ScriptConfig): { queue: EventQueue; losses: Losses } {
  const { page, log } = run
  const storage = createEventStorage(page.storage)
  const losses = openLosses({
    storage: page.storage,
    emit: (data) => run.tracker?.emitDebug({ code: 'loss', message: 'Events were lost', data }),
    waiting: () => storage.all().map(({ event }) => event),
    after: page.after,
  })
  const queue = createEventQueue({
    storage,
    losses,
    post: createPostEvents({
      send: page.send,
      host: endpointOf('events', config, log.warn),
      trackingId: config.trackingId,
      compression: isFlagOn(config.flags, 'compression'),
    }),
    turn: (task, silentMs) => page.alone('qb_queue', task, silentMs),
    now: page.now,
    after: page.after,
    gong: config.gong ?? false,
    keepTypes: config.keepTypes,
    onSent: (events) => run.onSent?.(events),
    log,
  })
  return { queue, losses }
}

/** Looks for the client id for 100 ms. Nothing is sent meanwhile, so that the first event stays the first (EV-10). */
export function findClientId({ page }: Run, queue: EventQueue, found: (id: string) => void): void {
  const until = page.now() + limits.clientIdMs
  const look = () => {
    const id = gaClientIdOf(page.jar.values('_ga')[0])
    if (id) found(id)
    else if (page.now() < until) page.after(limits.clientIdLookMs, look)
  }
  queue.pause(limits.clientIdMs)
  look()
}
