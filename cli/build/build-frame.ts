import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { buildApart } from './build-apart.ts'
import { oldestSyntax } from './oldest-browsers.ts'
import { instepPlugins } from './plugins.ts'

// No inline code, so that the page works under the strictest policy. `frame-ancestors` is set by the server, as a
// header.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; base-uri 'none'" />
    <meta name="robots" content="noindex" />
    <title>Visitor exchange</title>
    <script type="module" src="./frame.js"></script>
  </head>
  <body></body>
</html>
`

/**
 * Writes `frame.html` and `frame.js`, which pass what this domain knows about a visitor to pages of the site's other
 * domains (XD-07).
 */
export async function buildFrame(site: SiteConfig, outDir: string): Promise<void> {
  const entry = 'script/cross-domain/frame.ts'
  await buildApart({ name: 'frame', entry, outDir, target: oldestSyntax, plugins: instepPlugins(site) })
  await writeFile(join(outDir, 'frame.html'), page)
}
