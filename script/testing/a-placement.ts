import type { Implementation, PlacementOptions, SitePlacement } from '../../contract/placement.ts'

export type ImplementationFacts = Partial<Implementation> & {
  js?: (options: PlacementOptions) => unknown
  css?: string
}

/** Creates a version of a placement that by default applies to all pages and does nothing. */
export function anImplementation({ js = () => undefined, css, ...facts }: ImplementationFacts = {}): Implementation {
  return { id: 'implementation', load: async () => ({ js, css }), ...facts }
}

/** Creates a placement with an active version. */
export function aPlacement({ id = 'placement', ...facts }: ImplementationFacts & { id?: string } = {}): SitePlacement {
  return { id, active: anImplementation(facts) }
}
