import type { NamedStep } from './step.ts'
import { cookieStore } from './steps/cookie-store.ts'
import { cookieSync } from './steps/cookie-sync.ts'
import { doNotTrack } from './steps/do-not-track.ts'
import { domainValidation } from './steps/domain-validation.ts'
import { enginesStart } from './steps/engines-start.ts'
import { eventBus } from './steps/event-bus.ts'
import { eventTracker } from './steps/event-tracker.ts'
import { experienceEngine } from './steps/experience-engine.ts'
import { openExplorer } from './steps/explorer.ts'
import { exportStep } from './steps/export.ts'
import { externalApi } from './steps/external-api.ts'
import { flushEvents } from './steps/flush.ts'
import { markRun } from './steps/globals.ts'
import { createLookup } from './steps/lookup.ts'
import { notYet } from './steps/not-yet.ts'
import { placementCounters } from './steps/placement-counters.ts'
import { placementEngine } from './steps/placement-engine.ts'
import { preScript } from './steps/pre-script.ts'
import { previewLoad } from './steps/preview-load.ts'
import { sampleRun } from './steps/sampling.ts'
import { startSources } from './steps/start-sources.ts'
import { reportTimes } from './steps/timing.ts'
import { usageListener } from './steps/usage-listener.ts'
import { startValidator } from './steps/validator.ts'
import { visitorId } from './steps/visitor-id.ts'
import { waitForPageLoad } from './steps/wait-for-page-load.ts'

/** Everything a run does, in its order (ST-05). The names are the `stage` of logs and debug events. */
export const steps: readonly NamedStep[] = [
  ['globals', markRun],
  ['portal load', notYet, true],
  ['preview load', previewLoad],
  ['domain validation', domainValidation],
  ['event bus', eventBus],
  ['pre-script', preScript, true],
  ['cookie store', cookieStore],
  ['lookup', createLookup, true],
  ['export', exportStep],
  ['cookie sync', cookieSync, true],
  ['visitor id', visitorId],
  ['wait for page load', waitForPageLoad],
  ['usage listener', usageListener, true],
  ['mapper', startSources],
  ['do-not-track', doNotTrack],
  ['event tracker', eventTracker],
  ['sampling', sampleRun],
  ['timing', reportTimes, true],
  ['explorer', openExplorer, true],
  ['experience engine', experienceEngine],
  ['placement engine', placementEngine],
  ['validator', startValidator, true],
  ['engines start', enginesStart],
  ['external API', externalApi],
  ['flush', flushEvents],
  ['placement counters', placementCounters, true],
]
