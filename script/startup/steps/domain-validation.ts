import { chooseDomain } from '../../cookies/choose-domain.ts'
import type { RunStart, Step, VisitorParts } from '../run.ts'

/** Chooses the cookie domain; ends the run when no configured domain matches (ST-15). */
export const domainValidation: Step<RunStart & VisitorParts> = (run) => {
  run.domain = chooseDomain(run.site.config.domains, run.page.host())
  if (run.domain !== undefined) return
  import('../../browser/explain-faults.ts').then(({ explainDomain }) => explainDomain(run)).catch(() => {})
  return { stop: 'No cookie domain in the config matches the current domain' }
}
