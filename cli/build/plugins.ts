import type { Plugin } from 'vite'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { indexModule } from './experience-index.ts'
import { experienceModule } from './experience-module.ts'
import { fileModule, filePrefix, filesModule } from './experience-modules.ts'
import { importKitDirectly } from './import-kit-directly.ts'
import { ownModule } from './own-module.ts'
import { replaceReact } from './renderer.ts'
import { requireReact } from './require-react.ts'
import { siteModule } from './site-module.ts'
import { type SiteParts, sitePartsOf } from './site-parts.ts'
import { ownWordsModule, wordsPrefix } from './words-modules.ts'

const layer = ownModule('slots/experience/mount-layer.ts')
const experiencePrefix = 'instep:experience/'

/**
 * Returns the build steps that turn a site configuration and catalogue templates into modules; shared by build and
 * tests. Without a site only the modules of templates can be imported.
 */
export function instepPlugins(site?: SiteConfig, parts = site && sitePartsOf(site)): Plugin[] {
  return [
    ...(site ? [site.renderer === 'react' ? requireReact : replaceReact(site.renderer), importKitDirectly()] : []),
    {
      name: 'instep',
      // Vite would wrap each import() in a large loader for styles and preloads, which no chunk of ours has.
      configResolved({ plugins }) {
        const at = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
        if (at >= 0) (plugins as Plugin[]).splice(at, 1)
      },
      // The leading NUL makes other plugins ignore modules that are not files.
      resolveId: (id) => (id.startsWith('instep:') ? `\0${id}` : undefined),
      load(id) {
        if (!id.startsWith('\0instep:')) return undefined
        const name = id.slice(1)
        if (name.startsWith(experiencePrefix)) return experienceModule(name.slice(experiencePrefix.length), site)
        if (name === 'instep:layer') return `export { mountLayer } from ${JSON.stringify(layer)}`
        return site && parts ? moduleOf(name, site, parts) : undefined
      },
    },
  ]
}

function moduleOf(name: string, site: SiteConfig, parts: SiteParts): string | undefined {
  if (name === 'instep:site') return siteModule(site, parts)
  if (name === 'instep:frame') return `export const domains = ${JSON.stringify(site.domains)}`
  if (name === 'instep:files') return filesModule(parts)
  if (name === 'instep:experiences') return indexModule(parts, site)
  if (name.startsWith(wordsPrefix)) return ownWordsModule(name.slice(wordsPrefix.length), site.words)
  if (name.startsWith(filePrefix)) return fileModule(parts, Number(name.slice(filePrefix.length)))
  return undefined
}
