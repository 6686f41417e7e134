import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { experienceModule } from './experience-module.ts'
import { siteModule } from './site-module.ts'

const modules = ['instep:site', 'instep:frame', 'instep:layer']
const layer = join(import.meta.dirname, '../../slots/experience/mount-layer.ts')
const experiencePrefix = 'instep:experience/'

/**
 * The build steps that turn a site configuration and catalogue templates into modules; shared by build and tests.
 * Without a site only the templates' modules can be imported.
 */
export function instepPlugins(site?: SiteConfig): Plugin[] {
  return [
    {
      name: 'instep',
      // Vite would wrap each import() in a loader of styles and preloads, which no chunk of ours has, and which is large.
      configResolved({ plugins }) {
        const at = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
        if (at >= 0) (plugins as Plugin[]).splice(at, 1)
      },
      // The leading NUL keeps other plugins away from modules that are no files.
      resolveId: (id) => (modules.includes(id) || id.startsWith(experiencePrefix) ? `\0${id}` : undefined),
      load(id) {
        if (id === '\0instep:site' && site) return siteModule(site)
        if (id === '\0instep:frame' && site) return `export const domains = ${JSON.stringify(site.domains)}`
        if (id === '\0instep:layer') return `export { mountLayer } from ${JSON.stringify(layer)}`
        if (id.startsWith(`\0${experiencePrefix}`)) return experienceModule(id.slice(experiencePrefix.length + 1))
        return undefined
      },
    },
  ]
}
