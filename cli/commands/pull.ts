import { Command } from 'commander'
import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import { changesFile, readChanges } from '../changes/read-changes.ts'
import { writeChanges } from '../changes/write-changes.ts'
import { defaultService, serviceAt, tokenHelp } from '../events/service.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { loadWithChanges } from '../load-site.ts'

type PullOptions = { config: string; service: string }

const details = `
The file lies beside the configuration, such as instep.changes.json; instep check, dev and build read both. Commit it.
${tokenHelp}`

export function pullCommand(): Command {
  return new Command('pull')
    .description('Write what was published in the console into a file beside the configuration')
    .option('--config <file>', 'the site', findConfig())
    .option('--service <address>', 'the service', defaultService)
    .addHelpText('after', details)
    .action(exitWith(runPull))
}

/** `instep pull`: replaces the file at once and completely. */
async function runPull({ config, service }: PullOptions): Promise<number> {
  const { configured } = await loadWithChanges(config)
  const path = `/changes/${encodeURIComponent(configured.trackingId)}`
  const changes = await serviceAt(service, process.env.INSTEP_TOKEN).ask<SiteChanges>(path)
  const file = changesFile(config)
  const before = readChanges(config).version
  if (changes.version < before)
    throw new Error(
      `${file} has version ${before}, and ${service} only ${changes.version}: ` +
        'name the service that published it with --service, or remove the file to go back',
    )
  if (changes.version === 0) {
    console.log(`Nothing was published in the console of ${service} yet, so that no file is written`)
    return 0
  }
  if (before === changes.version) {
    console.log(`${file}: version ${before} already`)
    return 0
  }
  await writeChanges(config, changes)
  const all = Object.values(changes.experiences)
  const removed = all.filter((change) => change.removed).length
  const and = removed > 0 ? `, and has ${removed} no more that were made in the console` : ''
  console.log(`${file}: version ${changes.version}, which changes ${all.length - removed} experiences${and}`)
  return 0
}
