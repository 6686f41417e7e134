import type { ImplementationInstance, PlacementInstance, SiteConfig } from '../../catalogue/define-site.ts'
import { platforms } from '../../contract/platform.ts'
import { compileSegments } from '../segments/compile-segments.ts'
import { ownModule } from './own-module.ts'
import { pathOf } from './path-of.ts'
import type { SiteParts } from './site-parts.ts'

/**
 * The module `instep:site`, loaded on every page: the site's configuration as data, and lazy imports for everything
 * else.
 */
export function siteModule(site: SiteConfig, { experiences, groups }: SiteParts): string {
  const { preScript = {}, placements = [], segments = [], isPreview } = site
  const loadsParts = [experiences.size, placements.length, segments.length, isPreview].some(Boolean)
  const scripts = Object.entries(preScript).map(
    ([name, url]) => `${name}: () => import(${JSON.stringify(pathOf(url))})`,
  )
  const places = groups.map((group) => JSON.stringify(group.places))
  const index = '() => import("instep:experiences")'
  const parts = [
    `config: ${JSON.stringify(configOf(site))}`,
    'experiences: []',
    ...(loadsParts ? ['expect'] : []),
    ...(experiences.size > 0
      ? [`files: {length: ${experiences.size}, index: ${index}, places: [${places.join(',\n')}], load: files}`]
      : []),
    `preScript: {${scripts}}`,
    ...(site.sources ? [`sources: {${Object.keys(site.sources).map(sourceEntry)}}`] : []),
    ...(placements.length > 0 ? [`placements: [${placements.map(placementEntry).join(',\n')}]`] : []),
  ]
  return [
    ...(groups.length > 0 ? ['import { files } from "instep:files"'] : []),
    ...(loadsParts ? [`import { expectParts as expect } from ${JSON.stringify(expectParts)}`] : []),
    `export const site = {${parts.join(', ')}}`,
  ].join('\n')
}

/** Returns the part of the configuration that shoppers' browsers need. Only the build needs the rest. */
function configOf(site: SiteConfig): object {
  const {
    experiences,
    preScript,
    segments = [],
    placements,
    timeZone,
    renderer,
    pictures,
    words,
    look,
    localPrices,
    reading,
    addresses,
    platform,
    ...own
  } = site
  // The rest of `reading` and `addresses` is with the experiences that need it.
  const { locale } = addresses ?? {}
  const bag = own.addToBag && locale ? { addresses: { locale } } : {}
  return { ...own, ...bag, ...(segments.length > 0 && { segments: compileSegments(segments) }) }
}

const expectParts = ownModule('script/startup/expect-parts.ts')

const sources = {
  ga4: 'ga4/start-ga4.ts',
  segment: 'segment/start-segment.ts',
  jsonLd: 'json-ld/start-json-ld.ts',
  ...Object.fromEntries(platforms.map((name) => [name, `platforms/${name}.ts`])),
}

/** Returns a lazy import for a source of events. A site without sources contains no code for them. */
function sourceEntry(name: string): string {
  const path = ownModule(`script/events/sources/${sources[name as keyof typeof sources]}`)
  return `${name}: () => import(${JSON.stringify(path)})`
}

/** Returns the versions of a placement as data, with a lazy import for the code of each. */
function placementEntry({ id, active, draft }: PlacementInstance): string {
  const versions = Object.entries({ active, draft }).filter(([, version]) => version)
  return `{id: ${JSON.stringify(id)}, ${versions.map(([name, version]) => `${name}: ${versionEntry(version)}`).join(', ')}}`
}

function versionEntry({ code, ...facts }: ImplementationInstance = { id: '' }): string {
  return `{...${JSON.stringify(facts)}${code ? `, load: () => import(${JSON.stringify(pathOf(code))})` : ''}}`
}
