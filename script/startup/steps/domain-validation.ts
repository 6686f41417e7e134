import { chooseDomain } from '../../cookies/choose-domain.ts'
import type { Step } from '../run.ts'

/** ST-15 */
export const domainValidation: Step = (run) => {
  run.domain = chooseDomain(run.site.config.domains, run.page.host())
  if (run.domain === undefined) return { stop: 'No cookie domain in the config matches the current domain' }
}
