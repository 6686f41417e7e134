import type { NamedStep } from './run.ts'
import { cookieStore } from './steps/cookie-store.ts'
import { cookieSync } from './steps/cookie-sync.ts'
import { doNotTrack } from './steps/do-not-track.ts'
import { domainValidation } from './steps/domain-validation.ts'
import { eventBus } from './steps/event-bus.ts'
import { eventTracker } from './steps/event-tracker.ts'
import { enginesStart, experienceEngine, placementCounters, placementEngine } from './steps/experience-engine.ts'
import { exportStep } from './steps/export.ts'
import { externalApi } from './steps/external-api.ts'
import { flushEvents } from './steps/flush.ts'
import { markRun } from './steps/globals.ts'
import { preScript } from './steps/pre-script.ts'
import { openExplorer, portalLoad, previewLoad } from './steps/preview-load.ts'
import { startSources } from './steps/start-sources.ts'
import { reportTimes, sampleRun, usageListener } from './steps/timing.ts'
import { startValidator } from './steps/validator.ts'
import { createLookup, visitorId } from './steps/visitor-id.ts'
import { waitForPageLoad } from './steps/wait-for-page-load.ts'

/** The steps of a run, in order (ST-05). Their names are the `stage` in logs and debug events. */
export const steps: readonly NamedStep[] = [
  ['globals', markRun],
  ['portal load', portalLoad, true],
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
