import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { asProduction } from './build-apart.ts'
import { buildFrame } from './build-frame.ts'
import { buildInspector } from './build-inspector.ts'
import { buildPortal } from './build-portal.ts'
import { createChunkNames } from './chunk-names.ts'
import { compressFiles, type Weights } from './compress-files.ts'
import { fileName, filePrefix } from './experience-modules.ts'
import { inlineLimits } from './inline-limits.ts'
import { listFiles } from './list-files.ts'
import { loadWithShared } from './load-with-shared.ts'
import { type FilesRead, noteFiles } from './note-files.ts'
import { oldestStyles, oldestSyntax } from './oldest-browsers.ts'
import { isCompiled, ownModule, root } from './own-module.ts'
import { instepPlugins } from './plugins.ts'
import { rendererFile } from './renderer.ts'
import { runVite } from './run-vite.ts'
import { type SiteParts, sitePartsOf } from './site-parts.ts'
import { squeezeChunks } from './squeeze.ts'

/**
 * Writes a static folder for any server: `instep.js` (the engine with what every page of this site needs), and the
 * code and content of experiences, grouped by the pages on which they run (decision 32). The names of these files
 * carry their hash, so they can be cached for ever. `instep.js` keeps its name, for the tag on the shop's pages. A
 * site with cross-domain sync also gets the frame page for it. The folder also contains the inspector, and compressed
 * forms of each text file.
 */
export async function buildSite(
  site: SiteConfig,
  outDir: string,
  { isQuick, onRead }: WatchedBuild = {},
): Promise<Weights> {
  const parts = sitePartsOf(site)
  const forShoppers = isQuick ? [] : [squeezeChunks(), loadWithShared()]
  await buildScript({ site, outDir, parts, name: 'instep', plugins: [...forShoppers, listFiles(site, parts)], onRead })
  if (site.inspector ?? true) await addInspector(outDir)
  if (!isQuick) await buildPortal(outDir)
  if (site.crossDomainIframes?.length) await buildFrame(site, outDir)
  return isQuick ? noWeights : compressFiles(outDir)
}

type ScriptBuild = {
  site: SiteConfig
  outDir: string
  parts?: SiteParts
  /** File name of the script without `.js`; the names of its parts carry their hash. */
  name: string
  plugins?: Plugin[]
  onRead?: FilesRead | undefined
}

/** Writes a site's script and its parts, without what else belongs to a site's folder. */
export async function buildScript({
  site,
  outDir,
  parts = sitePartsOf(site),
  name,
  plugins = [],
  onRead,
}: ScriptBuild): Promise<void> {
  await runVite({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...instepPlugins(site, parts), inlineLimits(), ...plugins, ...(onRead ? [noteFiles(onRead)] : [])],
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
        // Constants of other files are written where they are used, because exports between files cost more bytes.
        optimization: { inlineConst: { mode: 'all' } },
        input: { [name]: ownModule('script/main.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name, facadeModuleId }) => {
            const group = parts.groups[Number(facadeModuleId?.split(filePrefix)[1] ?? -1)]
            return `${group ? fileName(group) : name}-[hash].js`
          },
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
              { name: 'poll', test: /script\/(browser\/(page-)?poll\.|telemetry\/errors\/error-texts)/ },
            ],
          },
        },
      },
    },
  })
}

/** A quick build, for pages in development, leaves out what only saves shoppers bytes, which takes most of the time. */
export type BuildSpeed = { isQuick?: boolean }

type WatchedBuild = BuildSpeed & { onRead?: FilesRead | undefined }

const noWeights: Weights = { plain: 0, br: 0, gzip: 0, ms: 0 }

/**
 * Writes `outer.js`, the inspector. The script loads it only for people who request it (PV-07); shoppers never load
 * it.
 */
export async function addInspector(outDir: string): Promise<void> {
  // The published package contains it built, so that a shop without React can build its site.
  if (isCompiled) await copyFile(join(root, 'inspector/outer.js'), join(outDir, 'outer.js'))
  else await buildInspector(outDir)
}
