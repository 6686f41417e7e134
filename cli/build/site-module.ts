import {
  type ImplementationInstance,
  isOwn,
  type PlacementInstance,
  type SiteConfig,
} from '../../catalogue/define-site.ts'
import { compileSegments } from '../segments/compile-segments.ts'
import { definitionOf } from './definition-of.ts'
import { pathOf } from './path-of.ts'

/** The module `instep:site`: the site's configuration as data, and lazy imports for experiences and placements. */
export function siteModule({
  experiences,
  preScript = {},
  segments = [],
  placements = [],
  ...own
}: SiteConfig): string {
  const config = { ...own, ...(segments.length > 0 && { segments: compileSegments(segments) }) }
  const entries = experiences.map((instance) => {
    const definition = JSON.stringify(definitionOf(instance))
    const code = isOwn(instance) ? pathOf(instance.code) : `instep:experience/${instance.template}`
    return `{...${definition}, load: () => import(${JSON.stringify(code)})}`
  })
  const scripts = Object.entries(preScript).map(
    ([name, url]) => `${name}: () => import(${JSON.stringify(pathOf(url))})`,
  )
  const parts = [
    `config: ${JSON.stringify(config)}`,
    `experiences: [${entries.join(',\n')}]`,
    `preScript: {${scripts}}`,
    ...(placements.length > 0 ? [`placements: [${placements.map(placementEntry).join(',\n')}]`] : []),
  ]
  return `export const site = {${parts.join(', ')}}`
}

/** Its versions as data, and a lazy import for the code of each. */
function placementEntry({ id, active, draft }: PlacementInstance): string {
  const versions = Object.entries({ active, draft }).filter(([, version]) => version)
  return `{id: ${JSON.stringify(id)}, ${versions.map(([name, version]) => `${name}: ${versionEntry(version)}`).join(', ')}}`
}

function versionEntry({ code, ...facts }: ImplementationInstance = { id: '' }): string {
  return `{...${JSON.stringify(facts)}${code ? `, load: () => import(${JSON.stringify(pathOf(code))})` : ''}}`
}
