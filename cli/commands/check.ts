import { Command, Option } from 'commander'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'
import { checkPage } from '../check/check-page.ts'
import { fetchPage } from '../check/fetch-page.ts'
import { pageText } from '../check/page-text.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { checkConfiguration, loadCheckedSite } from '../load-checked-site.ts'

type CheckOptions = { config: string; json?: boolean; page?: string; type?: PageType }

export function checkCommand(): Command {
  return new Command('check')
    .description("Say what is wrong with a site's configuration, where, and what to do about it")
    .option('--config <file>', 'the site', findConfig())
    .option('--json', 'print what was found as JSON')
    .option('--page <address>', 'also look which anchors a page of the shop has, and which experiences go without')
    .addOption(new Option('--type <type>', 'the type of that page; guessed unless given').choices(pageTypes))
    .addHelpText(
      'after',
      '\nThe exit status is 1 when there are mistakes, or an anchor is missing on the page; warnings alone leave it 0.',
    )
    .action(exitWith(runCheck))
}

async function runCheck({ config, json, page, type }: CheckOptions): Promise<number> {
  if (page !== undefined) return lookAtPage({ config, page, json, type })
  if (json) {
    const { errors, problems, warnings } = await checkConfiguration(config)
    console.log(JSON.stringify({ errors, problems, warnings }, null, 2))
    return errors.length + problems.length > 0 ? 1 : 0
  }
  const checked = await loadCheckedSite(config)
  if (!checked) return 1
  const { experiences, segments = [] } = checked.site
  console.log(`${config}: ${experiences.length} experiences, ${segments.length} segments, nothing wrong`)
  return 0
}

type PageOptions = { config: string; page: string; json: boolean | undefined; type: PageType | undefined }

async function lookAtPage({ config, page, json, type }: PageOptions): Promise<number> {
  const checked = await loadCheckedSite(config)
  if (!checked) return 1
  const findings = checkPage(checked.site, await fetchPage(page), type)
  console.log(json ? JSON.stringify(findings, null, 2) : pageText(page, findings))
  return findings.anchors.some(({ verdict }) => verdict === 'missing') ? 1 : 0
}
