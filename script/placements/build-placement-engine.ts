import { deviceTypeOf } from '../../contract/device-type.ts'
import { endpointOf } from '../../contract/endpoints.ts'
import { isFlagOn } from '../../contract/flags.ts'
import type { PlacementPreview, SitePlacement } from '../../contract/placement.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import { addSheet } from '../browser/add-sheet.ts'
import { openKeyValue } from '../browser/key-value.ts'
import type { Page } from '../browser/page.ts'
import { pagePoll } from '../browser/page-poll.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Bus } from '../events/bus.ts'
import type { Tracker } from '../events/tracker.ts'
import type { Log } from '../log.ts'
import { needOf } from '../need-of.ts'
import { withErrorBoundary } from '../telemetry/errors/with-error-boundary.ts'
import type { Consent } from '../visitor/consent/consent.ts'
import { browserStateOf } from '../visitor/device/browser-state-of.ts'
import { newId } from '../visitor/new-id.ts'
import { publicState } from '../visitor/public-state.ts'
import { createAnalyticsIds } from './analytics-ids.ts'
import { attributesOf } from './attributes-of.ts'
import { type CallbackQueue, createCallbackQueue } from './callback-queue.ts'
import { callbackPrefix, createCallbackStorage } from './callback-storage.ts'
import { noCounts } from './counters.ts'
import {
  createPlacementEngine,
  type PlacementEngine,
  type PlacementEngineNeeds,
  type PlacementErrorFacts,
  placementErrorEvent,
} from './engine.ts'
import { createEventWait, type EventWait } from './event-wait.ts'
import { placementLimits } from './placement-limits.ts'
import { openSessionUser } from './session-user.ts'

/** The parts of a run that the placement engine is built from. */
export type PlacementSources = {
  readonly page: Page
  readonly log: Log
  readonly consent: Consent
  site: Pick<BuiltSite, 'config'>
  domain?: string
  bus?: Bus
  cookies?: CookieStore
  tracker?: Tracker
  visitorId?: string
  /** How a preview runs placements (PL-01). */
  preview?: PlacementPreview
}

/** The parts of a run that the building of placements adds. */
export type PlacementParts = {
  placements?: PlacementEngine
  /** Resumes the callbacks and shows the counters (ST-29). */
  countPlacements?: () => void
}

/** Builds the placement engine of a run, without starting it (ST-06), and the queue of its callbacks. */
export function buildPlacements(run: PlacementSources & PlacementParts, placements: readonly SitePlacement[]): void {
  const { page, log, consent, site } = run
  const { config } = site
  const tracker = needOf(run, 'tracker')
  const cookies = needOf(run, 'cookies')
  const counters = noCounts()
  /** The stay of the visitor on the page, another one after a return; undefined once the page is left. */
  let stay: object | undefined = {}
  page.onLeaving((gone) => {
    if (gone) stay = undefined
  })
  page.onRestored(() => {
    stay = {}
  })
  const tellError = (error: unknown, facts: PlacementErrorFacts) => {
    const own = stay
    const tellIfStaying = () => {
      if (own && own === stay) tracker.emitOwn('qubit.placementError', placementErrorEvent(error, facts))
    }
    // A browser aborts the requests of a page that is left, Safari when the next page is only asked for: that is no failure.
    if (/network or CORS/.test(String(error))) page.after(placementLimits.leavingMs, tellIfStaying)
    else tellIfStaying()
  }
  const queue = queueOf(run, tellError)
  const browserState = () => browserStateOf(page, tracker.page())
  const { trackingId, namespace, vertical = 'ec' } = config
  run.placements = createPlacementEngine({
    placements,
    ...run.preview,
    tracker,
    consent,
    wait: waitOf(run),
    attributes: () =>
      attributesOf({ vertical, visitor: cookies, browser: browserState(), latest: tracker.attributes() }),
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
        cookieDomain: needOf(run, 'domain'),
        trackingId,
        namespace,
        vertical,
        visitorId: needOf(run, 'visitorId'),
      },
      getBrowserState: browserState,
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

function queueOf({ page, site: { config } }: PlacementSources, onFailed: PlacementErrorTeller): CallbackQueue {
  return createCallbackQueue({
    storage: createCallbackStorage(page.storage),
    send: page.send,
    host: endpointOf('cb', config),
    ids: isFlagOn(config.flags, 'ga') ? createAnalyticsIds(page) : undefined,
    turn: (task, silentMs) => page.inTurn('qb_callbacks', task, silentMs),
    newId: () => newId(page.now(), page.random),
    now: page.now,
    after: page.after,
    onFailed: (error, { placementId, implementationId }) =>
      onFailed(error, { placementId, implementationId, type: 'failedRequest' }),
  })
}

type PlacementErrorTeller = (error: unknown, facts: PlacementErrorFacts) => void

function waitOf(run: PlacementSources): EventWait {
  const { page, consent, log } = run
  const { enriched } = needOf(run, 'bus')
  const user = openSessionUser(openKeyValue(page.window as Window, 'sessionStorage'), consent.state)
  const { attributes } = needOf(run, 'tracker')
  consent.onChange((state) => state === 'denied' && user.forget())
  return createEventWait({
    hear: (fn) =>
      enriched.on(
        '*',
        // The bus rethrows errors thrown by the page's handlers (EV-03); an error of our own must not get there.
        withErrorBoundary(
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

function uvOf(run: PlacementSources): PlacementEngineNeeds['options']['uv'] {
  const { uv, enriched } = needOf(run, 'bus')
  return { emit: uv.emit, events: uv.events, on: enriched.on, once: enriched.once }
}
