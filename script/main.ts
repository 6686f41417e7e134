import { site as built } from 'instep:site'
import { addressFlags, addressOptions, isDebugging } from './address-options.ts'
import { openLog } from './browser/console-log.ts'
import { gateFacts } from './browser/gate-facts.ts'
import { openPage } from './browser/page.ts'
import { whenActivated } from './browser/prerender.ts'
import { mayRun } from './gate.ts'
import type { Run } from './startup/run.ts'
import { runSteps } from './startup/run-steps.ts'
import { steps } from './startup/steps.ts'
import { walledPage } from './telemetry/errors/error-boundary-page.ts'
import { reportError } from './telemetry/errors/report-error.ts'
import { withErrorBoundary } from './telemetry/errors/with-error-boundary.ts'
import { withConsent } from './visitor/consent/with-consent.ts'

/** Checks whether the script may run, assembles the run and starts it. */
whenActivated(
  withErrorBoundary(
    () => {
      if (!mayRun(gateFacts())) return
      const browser = openPage()
      const options = addressOptions(browser.facts().url)
      const site = { ...built, config: { ...built.config, flags: { ...built.config.flags, ...addressFlags(options) } } }
      site.expect?.(site, browser)
      const log = openLog(isDebugging(options))
      const walls = walledPage(browser, (error) => {
        log.error('Later', { error })
        reportError(run, error, 'later')
      })
      const run: Run = { site, ...withConsent(walls, site.config, log), log, options, heldDebug: [] }
      return runSteps(steps, run)
    },
    (error) => openLog(false).error('Start', { error }),
  ),
)
