import type { Implementation, PlacementOptions, SitePlacement } from '../../contract/placement.ts'

export type ImplementationFacts = Partial<Implementation> & {
  js?: (options: PlacementOptions) => unknown
  css?: string
}

/** A version of a placement that belongs everywhere and does nothing, unless a test says otherwise. */
export function anImplementation({ js = () => undefined, css, ...facts }: ImplementationFacts = {}): Implementation {
  return { id: 'implementation', load: async () => ({ js, css }), ...facts }
}

/** A placement with an active version. */
export function aPlacement({ id = 'placement', ...facts }: ImplementationFacts & { id?: string } = {}): SitePlacement {
  return { id, active: anImplementation(facts) }
}
