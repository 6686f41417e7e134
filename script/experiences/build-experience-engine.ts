import { deviceTypeOf } from '../../contract/device-type.ts'
import { endpointOf } from '../../contract/endpoints.ts'
import type { WireEvent } from '../../contract/event.ts'
import type { DefinedModules, ExperienceDefinition } from '../../contract/experience.ts'
import { isFlagOn } from '../../contract/flags.ts'
import type { SiteExperience } from '../../contract/script-config.ts'
import { addScript } from '../browser/add-script.ts'
import { openPace } from '../browser/open-pace.ts'
import { pagePoll } from '../browser/page-poll.ts'
import { openRulePage, type RulePage } from '../browser/rule-page.ts'
import { createChannel } from '../events/channel.ts'
import { needOf } from '../need-of.ts'
import type { QueueSources } from '../queue/open-queue.ts'
import type { LookUpVisitor } from '../services/remote/look-up-visitor.ts'
import { type ReportingRun, reportError } from '../telemetry/errors/report-error.ts'
import { withErrorBoundary } from '../telemetry/errors/with-error-boundary.ts'
import type { Consent } from '../visitor/consent/consent.ts'
import { browserStateOf } from '../visitor/device/browser-state-of.ts'
import type { ForcedExperience } from './decide.ts'
import { createEngine, type Engine } from './engine.ts'
import { countActivation, dropUnknown } from './experience-state.ts'
import { followConsent } from './follow-consent.ts'
import { createGoals } from './goals.ts'
import { createModules } from './modules.ts'
import { waitingRules } from './rules/waiting-rules.ts'
import { type ExperienceSources, startIn } from './start-experiences.ts'

/** The parts of a run that the experience engine is built from, and `onSent`, which it adds. */
export type ExperienceEngineSources = ExperienceSources &
  ReportingRun &
  Pick<QueueSources, 'onSent'> & {
    readonly consent: Consent
    readonly options: ReadonlyMap<string, string>
    lookUpVisitor?: LookUpVisitor
    lookup?: Promise<void>
  }

/** Builds the experience engine of a run without starting it (ST-06), and gives it access to the page. */
export async function buildExperiences(run: ExperienceEngineSources): Promise<Engine> {
  const { page, log, site } = run
  const { config } = site
  const tracker = needOf(run, 'tracker')
  const cookies = needOf(run, 'cookies')
  const bus = needOf(run, 'bus')
  const deviceType = deviceTypeOf(page.userAgent(), page.touchPoints())
  const modules = createModules({
    experiences: site.experiences,
    load: (path) => addScript(`${endpointOf('cdn', config)}/${path}`),
  })
  const rulePage: RulePage = { ...openRulePage(), sessionStorage: () => run.page.session }
  const [rules, waiting, reading, consent] = await Promise.all([
    site.experiences.some(hasRules) ? import('./rules/sync-rules.ts') : undefined,
    site.experiences.some(waitsForService) ? import('./rules/wait-for-rules.ts') : undefined,
    site.experiences.every(isBuilt) ? undefined : import('./read-definition.ts'),
    followConsent(run),
  ])
  const onError = (error: unknown) => log.error('Experiences', { error })
  const sent = createChannel<WireEvent>({ store: { events: [], listeners: [] }, onError })
  const notices = createChannel<EngineNotice>({ store: { events: [], listeners: [] }, onError })
  const told = {
    sent,
    notify: (type: string, data: object) => notices.deliver({ ...data, meta: { type } }),
  }
  run.onSent = (events) => {
    for (const event of events) sent.deliver(event)
  }
  const ids = new Set(site.experiences.map((each) => each?.experimentId))
  const isKnown = (id: string) => ids.has(id)
  if (!config.isPreview) dropUnknown(cookies, isKnown)
  const activations = { jar: page.jar, domain: needOf(run, 'domain'), isKnown }
  const engine = createEngine({
    poe: site.experiences,
    ping(type, data) {
      tracker.emitOwn(type, data)
      // The data of this event contains message, stack and stage.
      if (type === 'qubit.errorExperience') reportError(run, data, (data as { stage: string }).stage)
    },
    jolt: tracker,
    lookup: needOf(run, 'lookUpVisitor'),
    biscotti: cookies,
    trackingId: config.trackingId,
    propertyId: config.propertyId,
    config,
    url: () => page.facts().url,
    deviceType,
    consent,
    // The bus rethrows errors thrown by the page's handlers (EV-03); our own errors must not get there.
    hear: (fn) => void bus.enriched.on('*', withErrorBoundary(fn, onError)),
    segments: () => run.segments,
    forced: forcedByAddress(run),
    createGoals,
    readDefinition: reading?.readDefinition,
    checkRules: rules?.checkRules,
    waitForRules: waiting?.waitForRules,
    ruleFacts: () => ({
      url: page.facts().url,
      location: cookies.permanent,
      browser: browserStateOf(page, tracker.page()).ua,
      dataLayer: (page.window as { universal_variable?: unknown }).universal_variable,
      log,
    }),
    waitingFacts: () => ({
      ...rulePage,

      userAgent: page.userAgent(),
      now: page.now,
      after: page.after,
    }),
    modules: modules.of,
    start: startIn(run, told),
    variationPage: async () => (await import('../browser/variation-page.ts')).variationPage(site.layer),
    endRoom: (id) => page.instep().settle?.(id),
    countActivation: (id) => countActivation(activations, id),
    tellAnalytics: withErrorBoundary(async (experience, variation) => {
      if (run.consent.state() !== 'granted') return
      const { tellAnalytics } = await import('./analytics.ts')
      tellAnalytics({
        experience,
        variation,
        name: isFlagOn(config.flags, 'names') ? experience.name : undefined,
        host: page.window as object,
        storage: page.storage,
      })
    }, onError),
    reportMistake: (problem) => reportError(run, new Error(problem), 'experience engine'),
    poll: pagePoll(page),
    pace: openPace(page),
    now: page.now,
    after: page.after,
    log,
  })
  page.namespace().experiences = {
    register: (id: unknown, code: DefinedModules) => modules.register(String(id), code),
    explain: engine.explain,
    stop: engine.stop,
    list: engine.list,
    onNotice: notices.on,
    onSent: sent.on,
  }
  return engine
}

/** A notification that only the explorer receives (EV-19). */
type EngineNotice = { meta: { type: string }; [fact: string]: unknown }

/** Returns whether a definition comes from a build and is already in the engine's form. */
function isBuilt(each: SiteExperience): boolean {
  return each?.load !== undefined
}

/** Returns whether a definition has rules. It may have any content or be missing; the engine reports invalid ones. */
function hasRules(each: ExperienceDefinition): boolean {
  return Object.keys(Object(each?.activation_rules)).length > 0
}

function waitsForService(each: ExperienceDefinition): boolean {
  return Boolean(each?.segments?.length) || waitingRules.some((name) => name in Object(each?.activation_rules))
}

function forcedByAddress({ options, site }: ExperienceEngineSources): ForcedExperience | undefined {
  const [experienceId, variationMasterId] = options.get('qb_force')?.split('.') ?? []
  return site.config.forceByAddress && experienceId ? { experienceId, variationMasterId } : undefined
}
