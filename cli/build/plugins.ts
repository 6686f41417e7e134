import type { Plugin } from 'vite'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { experienceModule } from './experience-module.ts'
import { siteModule } from './site-module.ts'

const experiencePrefix = 'instep:experience/'

/**
 * The build steps that turn a site configuration and catalogue templates into modules; shared by build and tests.
 * Without a site only the templates' modules can be imported.
 */
export function instepPlugins(site?: SiteConfig): Plugin[] {
  return [
    {
      name: 'instep',
      // The leading NUL keeps other plugins away from modules that are no files.
      resolveId: (id) => (id === 'instep:site' || id.startsWith(experiencePrefix) ? `\0${id}` : undefined),
      load(id) {
        if (id === '\0instep:site' && site) return siteModule(site)
        if (id.startsWith(`\0${experiencePrefix}`)) return experienceModule(id.slice(experiencePrefix.length + 1))
        return undefined
      },
    },
  ]
}
