import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { previewLink } from '../../contract/preview-link.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { loadCheckedSite } from '../load-checked-site.ts'
import { buildLocally } from '../local/local-build.ts'
import { openLocalFolder, signalOfUser } from '../local/local-session.ts'
import { usualPreviewPort } from '../local/local-site.ts'
import { rebuildOnChange } from '../local/rebuild-on-change.ts'
import { readPort, requireFreePorts } from '../local/require-ports.ts'
import { scriptApp } from '../local/script-app.ts'
import { readLocalId } from '../preview/read-local-id.ts'
import { storePreview } from '../preview/store-preview.ts'
import { type WantedOptions, wantedPreview } from '../preview/wanted-preview.ts'

type PreviewCommandOptions = WantedOptions & {
  config: string
  id?: string
  port: number
  page?: string
  service?: string
  link?: boolean
  json?: boolean
}

const details = `
Pages load the preview from this machine when their script knows it as the host of development: the script of instep dev does, that
of another shop with previewHosts: { development: 'http://localhost:${usualPreviewPort}' } in its configuration.

With --link nothing is served: the link opens the preview that is deployed (instep build --preview) in any browser, such as that of a
phone. --experience, --variation, --country and the two skips are kept by the service under the id in the link.`

export function previewCommand(): Command {
  return new Command('preview')
    .description('Serve a preview of your site on this machine, build it again on each change; or print a link to one')
    .option('--config <file>', 'the site', findConfig())
    .option('--id <id>', 'the name of a preview of your own, beside the one of the site', readLocalId)
    .option('--port <port>', 'where the preview is served', readPort, usualPreviewPort)
    .option('--page <address>', 'the page of the shop to open; the first of the domains unless given')
    .option('--service <address>', "a service in place of the site's, such as http://localhost:4401 of instep dev")
    .option('--link', 'print a link to the deployed preview, and end')
    .option('--experience <id>', 'with --link: show this experience, also while it is paused')
    .option('--variation <id>', 'with --link: the variation of it; the first unless given')
    .option('--country <code>', 'with --link: the country of the visitor, such as DE')
    .option('--skip-segments', 'with --link: leave out the rules about segments')
    .option('--skip-triggers', 'with --link: leave out all rules but waiting for elements')
    .option('--json', 'print the addresses as JSON')
    .addHelpText('after', details)
    .action(exitWith(runPreview))
}

/** `instep preview`: what somebody needs who looks at a site's next state, or sends it to somebody else. */
async function runPreview(options: PreviewCommandOptions): Promise<number> {
  const { config, page, link } = options
  if (!existsSync(config)) throw new Error(`There is no ${config}. Write one with: npx instep init`)
  if (page !== undefined && !/^https?:\/\//.test(page))
    throw new Error(`--page is ${page}: give a full address, such as https://shop.example/uk/en/`)
  const checked = await loadCheckedSite(config)
  if (!checked) return 1
  return link ? printLink(checked.site, options) : servePreview(checked.site, options)
}

async function printLink(
  site: SiteConfig,
  { id, page, service, json, ...options }: PreviewCommandOptions,
): Promise<number> {
  const preview = wantedPreview(site, options)
  const previewId = preview && (await storePreview(site, preview, service))
  const link = previewLink({ page: page ?? firstPage(site), localId: id, previewId })
  console.log(json ? JSON.stringify({ link, ...(preview && { previewId, preview }) }) : link)
  return 0
}

/** Serves the preview until Ctrl+C. */
async function servePreview(site: SiteConfig, options: PreviewCommandOptions): Promise<number> {
  const { config, id, port, page, service, json } = options
  if (wantedPreview(site, options))
    throw new Error('--experience, --variation, --country and the skips belong to a link: add --link')
  await requireFreePorts({ '--port': port })
  const signal = signalOfUser()
  const out = join(openLocalFolder(), 'preview')
  const order = { config, out, service, preview: { localId: id } }
  console.error(`Building the preview of ${config} ...`)
  const first = await buildLocally(order, signal)
  if (!first.isBuilt || signal.aborted) return signal.aborted ? 0 : 1
  const app = scriptApp({ folder: out, prefix: '/', script: first.script })
  await app.listen({ host: 'localhost', port })
  rebuildOnChange(order, first, {
    signal,
    onBuilt: ({ isBuilt }, ms) =>
      console.error(
        isBuilt
          ? `Built the preview in ${ms} ms. Reload the page to see it.`
          : 'The preview was not built: pages still get the last good one.',
      ),
  })
  const script = `http://localhost:${port}/${first.script}`
  const lookedAt = site.previewHosts?.development ?? `http://localhost:${usualPreviewPort}`
  if (isElsewhereHere(lookedAt, port))
    console.error(
      `Pages look for it at ${lookedAt}: give previewHosts: { development: 'http://localhost:${port}' } in ${config}`,
    )
  const address = previewLink({ page: page ?? firstPage(site), localId: id, environment: 'development' })
  const off = previewLink({ page: page ?? firstPage(site), localId: '0' })
  console.log(json ? JSON.stringify({ address, script, off }) : guideText({ address, script, off }))
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await app.close()
  return 0
}

/** Whether an address is of this machine, with another port. Any other address may lead here, as a tunnel does. */
function isElsewhereHere(address: string, port: number): boolean {
  const url = URL.parse(address)
  return url !== null && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname) && Number(url.port || 80) !== port
}

const firstPage = ({ domains: [domain = 'localhost'] }: SiteConfig) =>
  domain === 'localhost' ? 'http://localhost:3000/' : `https://${domain}/`

function guideText({ address, script, off }: { address: string; script: string; off: string }): string {
  return `
  open       ${address}
  end it     ${off}
  script     ${script}

Changes of the configuration are built at once. Ctrl+C ends it.
`
}
