import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { buildApart } from './build-apart.ts'
import { oldestSyntax } from './oldest-browsers.ts'

// No inline code, so that the page works under the strictest policy. It asks the stash, which can be on any host.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; connect-src *; base-uri 'none'" />
    <meta name="robots" content="noindex" />
    <title>debugger</title>
    <script type="module" src="./debugger-frame.js"></script>
  </head>
  <body></body>
</html>
`

/**
 * Writes `frame.html` and `debugger-frame.js`, which hand the configuration of a preview to pages of the shop (PV-11),
 * and the facts that they need of this property. The previews of several properties can share a folder.
 */
export async function buildDebuggerFrame(site: SiteConfig, outDir: string): Promise<void> {
  const { propertyId, domains, endpoints, environment, dataLocation, baseDomain } = site
  const facts = { propertyId, domains, endpoints, environment, dataLocation, baseDomain }
  const entry = 'script/preview/debugger/frame.ts'
  await buildApart({ name: 'debugger-frame', entry, outDir, target: oldestSyntax })
  await writeFile(join(outDir, 'frame.html'), page)
  await writeFile(
    join(outDir, `smartserve-${propertyId}-debugger.js`),
    `export const site = ${JSON.stringify(facts)}\n`,
  )
}
