import type { Variation } from '../../contract/experience.ts'
import type { SiteExperience } from '../../contract/script-config.ts'

export function aVariation(facts: Partial<Variation> = {}): Variation {
  return {
    variationId: 'v',
    variationMasterId: 'v',
    variationIsControl: false,
    trafficAllocationRatio: 1,
    ...facts,
  }
}

export type ExperienceFacts = Partial<SiteExperience> & { execution?: (options: never) => unknown }

/** Creates an experience that by default runs for every visitor and does nothing. */
export function anExperience({ execution = () => undefined, ...facts }: ExperienceFacts = {}): SiteExperience {
  return {
    experimentId: 'experience',
    iterationId: '1',
    template_data: {},
    variations: [aVariation()],
    load: async () => ({ execution }),
    ...facts,
  }
}
