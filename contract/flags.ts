/** The parts of the script that a site can switch (ST-30). */
export const flags = [
  'names',
  'lite',
  'compression',
  'graphqlLookup',
  'lookupSync',
  'stateSync',
  'iframeSync',
  'segments',
  'experiences',
  'placements',
  'react',
  'qfn',
  'counters',
  'ga',
  'collectListing',
  'collectSearch',
  'collectRecommendation',
  'errorReporting',
] as const

export type Flag = (typeof flags)[number]

/** Everything is on unless the configuration says otherwise, but these. */
const offByDefault: readonly Flag[] = ['names', 'lite', 'graphqlLookup']

/** Whether a part is on; flags that are not known have no effect (ST-30). */
export function isFlagOn(configured: Partial<Record<string, boolean>> | undefined, flag: Flag): boolean {
  return configured?.[flag] ?? !offByDefault.includes(flag)
}
