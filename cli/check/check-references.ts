import { isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { isText, nameRemedy, type Problem } from './shapes.ts'

/** Finds placements that the content of an experience names and the site does not have; without them it shows nothing. */
export function checkReferences({ experiences, placements }: SiteConfig): Problem[] {
  const known = idsOf(placements)
  return experiences.flatMap((instance, at): Problem[] => {
    const content: unknown = isFields(instance) && !isOwn(instance) ? instance.content : undefined
    const placementId = isFields(content) ? content.placementId : undefined
    if (!isText(placementId) || known.includes(placementId)) return []
    return [
      {
        path: `experiences[${at}] ${instance.id} content/placementId`,
        problem: `the site has no placement ${placementId}`,
        remedy: known.length > 0 ? nameRemedy(placementId, known) : 'add it to the placements of the site',
      },
    ]
  })
}

function idsOf(entries: unknown): string[] {
  return Array.isArray(entries) ? entries.flatMap((each) => (isFields(each) ? String(each.id) : [])) : []
}
