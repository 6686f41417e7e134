import type { WireEvent } from '../../contract/event.ts'
import { isFlagOn } from '../../contract/flags.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import type { Page } from '../browser/page.ts'
import { pagePoll } from '../browser/page-poll.ts'
import { onUnhandled } from '../browser/unhandled.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Bus } from '../events/bus.ts'
import type { Channel } from '../events/channel.ts'
import type { Tracker } from '../events/tracker.ts'
import type { Log } from '../log.ts'
import { needOf } from '../need-of.ts'
import type { PlacementEngine } from '../placements/engine.ts'
import type { SegmentEngine } from '../segments/engine.ts'
import { browserStateOf } from '../visitor/device/browser-state-of.ts'
import { publicState } from '../visitor/public-state.ts'
import type { Activation } from './activation.ts'
import type { OptionsRequest, StartNeeds, StartRequest } from './engine-needs.ts'
import { createOptions, type ExperienceOptions } from './options.ts'
import { createOwnFailures, type OwnFailures } from './own-failures.ts'
import { cookiesOf, storageOf } from './own-storage.ts'
import { serviceOptions } from './service-options.ts'
import { slotOptions } from './slots/slot-options.ts'
import { startExperience } from './start-experience.ts'

/** The parts of a run that the code of an experience can use; `placements` is added after the engine is built. */
export type ExperienceSources = {
  site: BuiltSite
  readonly page: Page
  readonly log: Log
  domain?: string
  bus?: Bus
  cookies?: CookieStore
  tracker?: Tracker
  segments?: SegmentEngine
  placements?: PlacementEngine
}

/** Channels beside the bus: acknowledged events, and notifications for the explorer. */
type StartNotices = { sent: Channel<WireEvent>; notify: (type: string, data: object) => void }

/** Returns the function that starts experiences of a run. Loaded with the code of the first experience. */
export function startIn(
  run: ExperienceSources,
  told: StartNotices,
): (needs: Omit<StartNeeds, 'makeOptions'>, request: StartRequest) => Activation {
  const ownFailures = createOwnFailures({
    onUnhandled: (task) => onUnhandled(run.page.window as Window, task),
    after: run.page.after,
  })
  const makeOptions = (request: OptionsRequest) => optionsOf(run, request, { ...told, ownFailures })
  return (needs, request) => startExperience({ ...needs, makeOptions }, request)
}

/** Creates the options object for the code of one activation (EX-22). */
function optionsOf(
  run: ExperienceSources,
  request: OptionsRequest,
  { sent, notify, ownFailures }: StartNotices & { ownFailures: OwnFailures },
): ExperienceOptions {
  const { experience, variation, modules, metrics, emitCustomGoal } = request
  const { fail, tell, ...activation } = request.own
  const ownWork = <T>(work: Promise<T>) => ownFailures(work, tell)
  const { page, log } = run
  const { config } = run.site
  const tracker = needOf(run, 'tracker')
  const cookies = needOf(run, 'cookies')
  const cookieDomain = needOf(run, 'domain')
  const { uv, enriched } = needOf(run, 'bus')
  const { visitorId } = cookies.permanent
  const isPreview = config.isPreview ?? false
  const { experimentId: experienceId } = experience
  // Names are published only if the site allows it (EX-02).
  const name = isFlagOn(config.flags, 'names') ? experience.name : undefined
  const { trackingId, namespace, anchors, ready, carouselCss } = config
  return createOptions({
    experience,
    variation,
    ...activation,
    ...metrics,
    emitCustomGoal,
    log,
    anchors,
    ready,
    carouselCss,
    site: { cookieDomain, trackingId, namespace, visitorId, isPreview, ...(name && { experienceName: name }) },
    utils: modules.utils,
    poll: pagePoll(page),
    getAttributes: tracker.attributes,
    getBrowserState: () => browserStateOf(page, tracker.page()),
    getVisitorState: async () => publicState(cookies),
    uv: {
      emit: uv.emit,
      get events() {
        return uv.events
      },
      on: enriched.on,
      once: enriched.once,
      onEventSent: sent.on,
      onceEventSent: sent.once,
    },
    cookies: cookiesOf(page.jar, cookieDomain, page.host()),
    storage: storageOf(page.storage),
    closeUntil(timestamp) {
      const others = cookies.permanent.deliverCloseTime.filter(({ experimentId }) => experimentId !== experienceId)
      cookies.change({
        permanent: { deliverCloseTime: [...others, { experimentId: experienceId, expiration: timestamp }] },
      })
    },
    redirectTo: (url) => void import('../browser/redirect.ts').then(({ leaveTo }) => leaveTo(url, log)).catch(fail),
    isMemberOf: (id) => run.segments?.isMemberOf(id) ?? false,
    getMemberships: () => run.segments?.getMemberships() ?? [],
    onMembershipsChanged: (fn) => run.segments?.onMembershipsChanged(fn) ?? (() => {}),
    ...slotOptions({
      experienceId,
      notify,
      log,
      onRemove: activation.onRemove,
      onUserError: fail,
      own: ownWork,
      isEnabled: isFlagOn(config.flags, 'react'),
      host: page.namespace,
    }),
    ...serviceOptions({
      qfns: experience.qfns,
      own: ownWork,
      async placement(id) {
        if (!run.placements) throw new Error(`Placement ${id}: this site has no placements`)
        return run.placements.deliver(id, activation.signal)
      },
      async open() {
        const { openServices } = await import('../services/open-services.ts')
        const { iterationId } = experience
        const { variationId, variationMasterId } = variation
        return openServices({
          config,
          log,
          send: page.send,
          facts: tracker.page,
          now: page.now,
          timezoneOffset: page.timezoneOffset,
          meta: { visitorId, experienceId, iterationId, variationId, variationMasterId, isPreview },
          qfns: experience.qfns,
          notify,
          window: page.window,
          reload: () => (page.window as Window).location.reload(),
        })
      },
    }),
  })
}
