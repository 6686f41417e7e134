import { join } from 'node:path'
import { build } from 'vite'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { asProduction, buildApart } from './build-apart.ts'
import { buildFrame } from './build-frame.ts'
import { createChunkNames } from './chunk-names.ts'
import { compressFiles, type Weights } from './compress-files.ts'
import { filePrefix } from './experience-modules.ts'
import { inlineLimits } from './inline-limits.ts'
import { listFiles } from './list-files.ts'
import { loadWithShared } from './load-with-shared.ts'
import { oldestStyles, oldestSyntax } from './oldest-browsers.ts'
import { instepPlugins } from './plugins.ts'
import { rendererFile } from './renderer.ts'
import { type SiteParts, sitePartsOf } from './site-parts.ts'
import { squeezeChunks } from './squeeze.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Writes a static folder for any server: `instep.js` (the engine with what every page of this site needs), and the
 * code and content of experiences, grouped by the pages on which they run (decision 32). The names of these files
 * carry their hash, so they can be cached for ever. `instep.js` keeps its name, for the tag on the shop's pages. A
 * site with cross-domain sync also gets the frame page for it. The folder also contains the inspector, and compressed
 * forms of each text file.
 */
export async function buildSite(site: SiteConfig, outDir: string): Promise<Weights> {
  const parts = sitePartsOf(site)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...instepPlugins(site, parts), inlineLimits(), squeezeChunks(), loadWithShared(), listFiles(site, parts)],
    ...asProduction,
    // Chunks are loaded relative to the script, wherever the site owner puts the folder.
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target: oldestSyntax,
      cssTarget: oldestStyles,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        // Minifying twice is known to take most of the time, so the bundler need not warn of it.
        checks: { pluginTimings: false },
        input: { instep: join(root, 'script/main.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name, facadeModuleId }) => `${fileName(parts, facadeModuleId) ?? name}-[hash].js`,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              ...(site.renderer === 'react' ? [rendererFile] : []),
              { name: createChunkNames(site, parts) },
              // Modules that are used together form one file, which compresses better and needs only one request.
              {
                name: 'browser-state',
                test: /script\/visitor\/device\/browser/,
              },
              {
                name: 'domains',
                test: /script\/(cross-domain\/(run-cross-domain|iframes|ask|message|sync|renew|take|merge|state)|browser\/open-frame)/,
              },
              { name: 'overflow', test: /script\/cookies\/(overflow|repair|rejoin)/ },
              { name: 'poll', test: /script\/(browser\/poll\.|startup\/page-poll|telemetry\/errors\/error-texts)/ },
            ],
          },
        },
      },
    },
  })
  await buildInspector(outDir)
  if (site.crossDomainIframes?.length) await buildFrame(site, outDir)
  return compressFiles(outDir)
}

/** Names the file of one experience after it, and the file of several after the first. */
function fileName({ groups }: SiteParts, facade: string | null): string | undefined {
  const ids = groups[Number(facade?.split(filePrefix)[1] ?? -1)]?.ids ?? []
  return ids[0] && (ids.length > 1 ? `experiences-${ids[0]}` : `experience-${ids[0]}`)
}

/**
 * Writes `outer.js`, the inspector. The script loads it only for people who request it (PV-07); shoppers never load
 * it.
 */
async function buildInspector(outDir: string): Promise<void> {
  await buildApart({ name: 'outer', entry: 'inspector/host.tsx', outDir, target: 'es2022' })
}
