import { isFlagOn } from '../../contract/flags.ts'
import type { SitePlacement } from '../../contract/placement.ts'
import { addSheet } from '../browser/add-sheet.ts'
import { openKeyValue } from '../browser/key-value.ts'
import { deviceTypeOf } from '../browser-state/device-type.ts'
import { walled } from '../errors/walled.ts'
import { createAnalyticsIds } from '../placements/analytics-ids.ts'
import { attributesOf } from '../placements/attributes-of.ts'
import { type CallbackQueue, createCallbackQueue } from '../placements/callback-queue.ts'
import { callbackPrefix, createCallbackStorage } from '../placements/callback-storage.ts'
import { noCounts } from '../placements/counters.ts'
import { createPlacementEngine, type PlacementEngineNeeds } from '../placements/engine.ts'
import { createEventWait, type EventWait } from '../placements/event-wait.ts'
import { type PlacementErrorFacts, placementErrorEvent } from '../placements/placement-error.ts'
import { openSessionUser } from '../placements/session-user.ts'
import { endpointOf } from '../remote/endpoints.ts'
import { newId } from '../visitor/new-id.ts'
import { publicState } from '../visitor/public-state.ts'
import { browserStateOf } from './browser-state-of.ts'
import { pagePoll } from './page-poll.ts'
import { need, type Run } from './run.ts'

/** The placement engine of a run, not yet started (ST-06), with the queue of its callbacks. */
export function buildPlacements(run: Run, placements: readonly SitePlacement[]): void {
  const { page, log, consent, site } = run
  const { config } = site
  const tracker = need(run, 'tracker')
  const cookies = need(run, 'cookies')
  const counters = noCounts()
  let isLeft = false
  page.onLeaving((gone) => {
    isLeft ||= gone
  })
  page.onRestored(() => {
    isLeft = false
  })
  // A browser ends the requests of a page that is left; that is no failure of anybody.
  const tellError = (error: unknown, facts: PlacementErrorFacts) => {
    if (!isLeft) tracker.emitOwn('qubit.placementError', placementErrorEvent(error, facts))
  }
  const queue = queueOf(run, tellError)
  const browser = () => browserStateOf(page, tracker.page())
  const { trackingId, namespace, vertical = 'ec' } = config
  run.placements = createPlacementEngine({
    placements,
    ...run.preview,
    tracker,
    consent,
    wait: waitOf(run),
    attributes: () => attributesOf({ vertical, visitor: cookies, browser: browser(), latest: tracker.attributes() }),
    host: endpointOf('graphql', config),
    send: page.send,
    queue,
    counters,
    page: page.facts,
    deviceType: deviceTypeOf(page.userAgent(), page.touchPoints()),
    ready: config.ready,
    addStyles: (css, id) => addSheet(page.window as Window, css, { placement: id }),
    options: {
      meta: {
        ...{ cookieDomain: need(run, 'domain'), trackingId, namespace, vertical },
        visitorId: need(run, 'visitorId'),
      },
      getBrowserState: browser,
      getVisitorState: async () => publicState(cookies),
      uv: uvOf(run),
    },
    poll: pagePoll(page),
    tellError,
    now: page.now,
    log,
  })
  run.countPlacements = () => {
    Object.assign(page.namespace().placements ?? {}, { counters })
    consent.whenGranted(() => {
      queue.resume()
      page.onLeaving(queue.leave)
      page.onRestored(queue.resume)
    })
    page.onStored(callbackPrefix, queue.check)
  }
}

function queueOf({ page, site: { config } }: Run, onFailed: PlacementErrorTeller): CallbackQueue {
  return createCallbackQueue({
    storage: createCallbackStorage(page.storage),
    send: page.send,
    host: endpointOf('cb', config),
    ids: isFlagOn(config.flags, 'ga') ? createAnalyticsIds(page) : undefined,
    turn: (task, silentMs) => page.alone('qb_callbacks', task, silentMs),
    newId: () => newId(page.now(), page.random),
    now: page.now,
    after: page.after,
    onFailed: (error, { placementId, implementationId }) =>
      onFailed(error, { placementId, implementationId, type: 'failedRequest' }),
  })
}

type PlacementErrorTeller = (error: unknown, facts: PlacementErrorFacts) => void

function waitOf(run: Run): EventWait {
  const { page, consent, log } = run
  const { enriched } = need(run, 'bus')
  const user = openSessionUser(openKeyValue(page.window as Window, 'sessionStorage'), consent.state)
  const { attributes } = need(run, 'tracker')
  consent.onChange((state) => state === 'denied' && user.forget())
  return createEventWait({
    hear: (fn) =>
      enriched.on(
        '*',
        // The bus rethrows what a handler of the page throws (EV-03); a failure of ours stays here.
        walled(
          () => {
            if (attributes().user) user.remember()
            fn()
          },
          (error) => log.error('Placements', { error }),
        ),
      ),
    attributes,
    hasUser: user.was,
    after: page.after,
  })
}

function uvOf(run: Run): PlacementEngineNeeds['options']['uv'] {
  const { uv, enriched } = need(run, 'bus')
  return { emit: uv.emit, events: uv.events, on: enriched.on, once: enriched.once }
}
