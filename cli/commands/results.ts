import { Command } from 'commander'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { suggestName } from '../check/suggest-name.ts'
import { defaultService, serviceAt, tokenHelp } from '../events/service.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { loadSite } from '../load-site.ts'
import { askResults } from '../results/ask-results.ts'
import { goalIdsOf } from '../results/goal-ids.ts'
import { resultsText } from '../results/results-text.ts'

type ResultsOptions = { config?: string; trackingId?: string; goal?: string; service: string; json?: boolean }

const details = `
A conversion is the goal that --goal names; without it any primary goal, or an order where no goal is primary.
"holdout" is the experience of those who see none.
${tokenHelp}`

export function resultsCommand(): Command {
  return new Command('results')
    .description('Print what the service counted of the current iteration of an experience, by variation')
    .argument('<experience>', "the experience's id")
    .option('--config <file>', 'the site, for its tracking id and the expected shares; instep.config.ts unless given')
    .option('--tracking-id <id>', "another property than the site's; without --config equal shares are expected then")
    .option('--goal <id>', 'what a conversion is, such as custom:sign-up; order for orders, whatever the goals are')
    .option('--service <origin>', 'where the service runs', defaultService)
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', details)
    .action(exitWith(runResults))
}

/** What counts for every experience: orders, and any of its primary goals. */
const everyones = ['order', 'primary']

/** `instep results`: prints the results of an experience from a running service (BV-04). */
async function runResults(experience: string, options: ResultsOptions): Promise<number> {
  const { config = findConfig(), trackingId, goal, service: origin, json } = options
  const isSiteNeeded = options.config !== undefined || trackingId === undefined
  const site = isSiteNeeded ? await loadSite(config) : undefined
  if (site) requireNames(site, { experience, goal })
  const service = serviceAt(origin, process.env.INSTEP_TOKEN)
  const asked = { site, trackingId: trackingId ?? site?.trackingId ?? '', experience, goal }
  const { results, configured } = await askResults(service, asked)
  console.log(json ? JSON.stringify(results, null, 2) : resultsText(results, configured))
  return 0
}

/** @throws when the site has no such experience, or the experience no such goal: the results would be empty */
function requireNames(site: SiteConfig, { experience, goal }: { experience: string; goal?: string | undefined }): void {
  if (experience === 'holdout') return
  const ids = site.experiences.map(({ id }) => id)
  const found = site.experiences.find(({ id }) => id === experience)
  if (!found) throw new Error(`The site has no experience ${experience}.${suggestName(experience, ids)}`)
  const goals = (found.goals ?? []).flatMap(goalIdsOf)
  if (goal === undefined || goals.includes(goal) || everyones.includes(goal)) return
  const known = `There are: ${[...goals, ...everyones].join(', ')}`
  throw new Error(`The experience ${experience} has no goal ${goal}.${suggestName(goal, goals)} ${known}`)
}
