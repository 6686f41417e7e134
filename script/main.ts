import { site } from 'instep:site'
import { addressOptions, isOn } from './address/options.ts'
import { openLog } from './browser/console-log.ts'
import { gateFacts } from './browser/gate-facts.ts'
import { openPage } from './browser/page.ts'
import { mayRun } from './startup/gate.ts'
import { runSteps } from './startup/run-steps.ts'
import { expectEngine } from './startup/steps/experience-engine.ts'
import { steps } from './startup/steps.ts'

/** May we run, with what, go. */
if (mayRun(gateFacts()).runs) {
  expectEngine({ site })
  const page = openPage()
  const options = addressOptions(page.facts().url)
  const log = openLog(isOn(options, 'qb_debug', 'smartserve_debug'))
  void runSteps(steps, { site, page, log, options, heldDebug: [] })
}
