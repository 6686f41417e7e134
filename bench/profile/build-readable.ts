import { join } from 'node:path'
import { build } from 'vite'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { asProduction } from '../../cli/build/build-apart.ts'
import { inlineLimits } from '../../cli/build/inline-limits.ts'
import { oldestSyntax } from '../../cli/build/oldest-browsers.ts'
import { instepPlugins } from '../../cli/build/plugins.ts'
import { sitePartsOf } from '../../cli/build/site-parts.ts'
import { root } from '../../tools/setup/root.mjs'

/** Writes the script as `instep build` does, but without shortening names, and with a source map beside each file. */
export async function buildReadable(site: SiteConfig, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...instepPlugins(site, sitePartsOf(site)), inlineLimits()],
    ...asProduction,
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target: oldestSyntax,
      modulePreload: false,
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: { input: { instep: join(root, 'script/main.ts') }, output: { entryFileNames: '[name].js' } },
    },
  })
}
