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
 * Writes a static folder for any server: `instep.js`, the engine with what every page of this site needs, and code and content of
 * experiences by the pages on which they run (decision 32). The names of these files carry
 * their hash and can be cached for ever; `instep.js` keeps its name, for the tag on the shop's pages. A site whose domains
 * exchange what they know of a visitor gets the page for that, too. The inspector lies beside it all, and each text in
 * compressed forms.
 */
export async function buildSite(site: SiteConfig, outDir: string): Promise<Weights> {
  const parts = sitePartsOf(site)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...instepPlugins(site, parts), inlineLimits(), squeezeChunks(), loadWithShared(), listFiles(site, parts)],
    ...asProduction,
    // Chunks are found beside the script, wherever the site owner puts the folder.
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target: oldestSyntax,
      cssTarget: oldestStyles,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        // Minifying twice takes most of the time, as it is known.
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
              // What is used together is one file: it compresses better, and a phone asks for it once.
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

/** The file of one experience is named for it, that of several for the first of them. */
function fileName({ groups }: SiteParts, facade: string | null): string | undefined {
  const ids = groups[Number(facade?.split(filePrefix)[1] ?? -1)]?.ids ?? []
  return ids[0] && (ids.length > 1 ? `experiences-${ids[0]}` : `experience-${ids[0]}`)
}

/** Writes `outer.js`, the inspector, which the script loads for who asks for it (PV-07): shoppers never load it. */
async function buildInspector(outDir: string): Promise<void> {
  await buildApart({ name: 'outer', entry: 'inspector/host.tsx', outDir, target: 'es2022' })
}
