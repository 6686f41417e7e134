import { fileURLToPath } from 'node:url'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { definitionOf } from './definition-of.ts'

/** The module `instep:site`: the site's configuration as data, and one lazy import for each experience. */
export function siteModule({ experiences, preScript = {}, ...config }: SiteConfig): string {
  const entries = experiences.map((instance) => {
    const definition = JSON.stringify(definitionOf(instance))
    return `{...${definition}, load: () => import(${JSON.stringify(`instep:experience/${instance.template}`)})}`
  })
  const scripts = Object.entries(preScript).map(
    ([name, url]) => `${name}: () => import(${JSON.stringify(pathOf(url))})`,
  )
  return `export const site = {config: ${JSON.stringify(config)}, experiences: [${entries.join(',\n')}], preScript: {${scripts}}}`
}

function pathOf(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : url
}
