import type { ExperienceResults } from '../../contract/experience-results.ts'
import type { Arguments } from '../arguments.ts'
import { serviceAt } from '../events/service.ts'
import { loadSite } from '../load-site.ts'
import { expectedShares } from '../results/expected-shares.ts'
import { resultsText } from '../results/results-text.ts'

const help = `instep results <experience>

  Prints what the service counted of the current iteration of an experience, by variation; "holdout" is the experience
  of those who see none.

  --config <file>       the site, for its tracking id and the expected shares, default instep.config.ts
  --tracking-id <id>    another property than the site's; without --config equal shares are expected then
  --goal <id>           what a conversion is; without it any primary goal, or an order where no goal is primary
  --service <origin>    where the service runs, default http://localhost:4401

Set INSTEP_TOKEN to the token that the service was started with. A service outside production that has none and listens
on loopback only answers callers on its own machine.`

/**
 * `instep results`: prints the results of an experience from a running service (BV-04). Exit status 1 when there are
 * none.
 */
export async function runResults({ values, words: [experience] }: Arguments): Promise<number> {
  if (values.help || !experience) {
    console.log(help)
    return values.help ? 0 : 1
  }
  const isSiteNeeded = values.config !== undefined || values['tracking-id'] === undefined
  const site = isSiteNeeded ? await loadSite(values.config ?? 'instep.config.ts') : undefined
  const shares = site && expectedShares(site, experience)
  const query = new URLSearchParams({ ...(shares && { shares }), ...(values.goal && { goal: values.goal }) })
  const names = [values['tracking-id'] ?? site?.trackingId ?? '', experience].map(encodeURIComponent)
  const service = serviceAt(values.service ?? 'http://localhost:4401', process.env.INSTEP_TOKEN)
  console.log(resultsText(await service.ask<ExperienceResults>(`/results/${names.join('/')}?${query}`)))
  return 0
}
