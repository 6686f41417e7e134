import type { ExperienceReport } from '../../contract/console/experience-report.ts'

/** Returns a variation's name; its id where the site no longer describes it. */
export function nameVariation(variationId: string, { experience }: Pick<ExperienceReport, 'experience'>): string {
  return experience.variations.find((each) => each.variationId === variationId)?.name || variationId
}
