import type { SiteConfig } from '../../catalogue/define-site.ts'
import { definitionOf } from './definition-of.ts'

/** The module `instep:site`: the site's configuration as data, and one lazy import for each experience. */
export function siteModule({ experiences, ...config }: SiteConfig): string {
  const entries = experiences.map((instance) => {
    const definition = JSON.stringify(definitionOf(instance))
    return `{...${definition}, load: () => import(${JSON.stringify(`instep:experience/${instance.template}`)})}`
  })
  return `export const site = {config: ${JSON.stringify(config)}, experiences: [${entries.join(',\n')}]}`
}
