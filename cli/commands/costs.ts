import { Command } from 'commander'
import type { CostSums } from '../../contract/experience-costs.ts'
import { costsText } from '../costs/costs-text.ts'
import { defaultService, serviceAt, tokenHelp } from '../events/service.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { loadSite } from '../load-site.ts'

type CostsOptions = { config?: string; trackingId?: string; days: string; service: string; json?: boolean }

const details = `
Measured on the pages of the one visitor in a hundred whose statistics are collected, in browsers that report it.
${tokenHelp}`

export function costsCommand(): Command {
  return new Command('costs')
    .description('Print what each experience cost the pages of shoppers: layout shifts, long tasks, late answers')
    .option('--config <file>', 'the site, for its tracking id; instep.config.ts unless given')
    .option('--tracking-id <id>', "another property than the site's")
    .option('--days <number>', 'how many days count, today included', '30')
    .option('--service <origin>', 'where the service runs', defaultService)
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', details)
    .action(exitWith(runCosts))
}

/** `instep costs`: prints what a running service has summed of the costs of experiences (BD-07). */
async function runCosts({ config = findConfig(), trackingId, days, service: origin, json }: CostsOptions) {
  const id = trackingId ?? (await loadSite(config)).trackingId
  const service = serviceAt(origin, process.env.INSTEP_TOKEN)
  const query = new URLSearchParams({ days })
  const sums = await service.ask<CostSums>(`/costs/${encodeURIComponent(id)}?${query}`)
  console.log(json ? JSON.stringify(sums, null, 2) : costsText(sums))
  return 0
}
