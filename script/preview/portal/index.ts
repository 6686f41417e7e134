import type { InspectedExperience } from '../explorer/inspect-experience.ts'
import { createInspection, type InspectedRun } from '../explorer/inspection.ts'

/**
 * Returns the site's experiences, with the reason why each ran or did not. They are copied, because only plain data can be
 * posted to another window.
 */
export async function listExperiences(run: InspectedRun): Promise<InspectedExperience[]> {
  const noPreview = { current: undefined, isDeployed: false, set() {} }
  const inspection = createInspection(run, noPreview, { keep() {}, goTo() {} })
  // The definitions of a built site are in a file of their own, which the inspection reads.
  await run.site.files?.index()
  return JSON.parse(JSON.stringify(inspection.experiences()))
}
