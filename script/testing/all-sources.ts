import type { BuiltSite } from '../../contract/script-config.ts'

/** The code of all sources of events, as a build has that of those which its site names. */
export const allSources: NonNullable<BuiltSite['sources']> = {
  ga4: () => import('../events/sources/ga4/start-ga4.ts'),
  segment: () => import('../events/sources/segment/start-segment.ts'),
  jsonLd: () => import('../events/sources/json-ld/start-json-ld.ts'),
}
