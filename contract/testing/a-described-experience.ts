import type { DescribedExperience } from '../console/site-description.ts'

/** An experience as its site describes it: control and variation, half of the visitors each. */
export function aDescribedExperience(id = 'offers', parts: Partial<DescribedExperience> = {}): DescribedExperience {
  return {
    id,
    name: `The ${id}`,
    template: 'global/offer-banner',
    iterationId: '1',
    variations: [
      { variationId: `${id}-c`, name: 'Control', isControl: true, share: 0.5 },
      { variationId: `${id}-v`, name: 'Variation', isControl: false, share: 0.5 },
    ],
    pages: ['home'],
    devices: [],
    paths: { include: [], exclude: [] },
    segments: [],
    goals: [],
    exclusionGroup: null,
    startsAt: null,
    endsAt: null,
    pausedAt: null,
    ...parts,
  }
}
