import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { instepPlugins } from './plugins.ts'

const root = join(import.meta.dirname, '../..')

// No inline code: it stands under the strictest policy. `frame-ancestors` is the server's, by header.
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
 * Writes `frame.html` and `frame.js`, which tell pages of the site's other domains what this one knows of a visitor
 * (XD-07). A build of its own, for `instep.js` shall not be divided into what they have in common and the rest.
 */
export async function buildFrame(site: SiteConfig, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: instepPlugins(site),
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { frame: join(root, 'script/exchange/frame.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  await writeFile(join(outDir, 'frame.html'), page)
}
