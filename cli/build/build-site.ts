import { join } from 'node:path'
import { build } from 'vite'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { buildFrame } from './build-frame.ts'
import { buildInspector } from './build-inspector.ts'
import { inlineLimits } from './inline-limits.ts'
import { instepPlugins } from './plugins.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Writes a static folder for any server: `instep.js`, one chunk per experience, React apart. The names of chunks carry
 * their hash and can be cached for ever; `instep.js` keeps its name, for the tag on the shop's pages. A site whose domains
 * exchange what they know of a visitor gets the page for that, too. The inspector lies beside it all.
 */
export async function buildSite(site: SiteConfig, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...instepPlugins(site), inlineLimits()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Chunks are found beside the script, wherever the site owner puts the folder.
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { instep: join(root, 'script/main.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name, facadeModuleId }) => `${chunkName(facadeModuleId) ?? name}-[hash].js`,
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  })
  await buildInspector(outDir)
  if (site.crossDomainIframes?.length) await buildFrame(site, outDir)
}

/** An experience's own chunk is named for its template: `experience-product-low-stock`, what the size check looks for. */
function chunkName(facade: string | null): string | undefined {
  const id = facade?.split('instep:experience/')[1]
  return id && `experience-${id.replaceAll('/', '-')}`
}
