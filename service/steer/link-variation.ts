import { createHash } from 'node:crypto'
import type { SiteDescription } from '../../contract/console/site-description.ts'
import type { PreviewConfig } from '../../contract/preview.ts'
import { previewLink } from '../../contract/preview-link.ts'
import type { PreviewEnvironment } from '../../contract/preview-script.ts'
import type { Storage } from '../storage/storage.ts'

type ShownVariation = {
  site: Pick<SiteDescription, 'propertyId'>
  experienceId: string
  /** As in events: `{experience}-{variation}`. */
  variationId: string
  /** The full address of a page of the shop. */
  page: string
  storedAt: number
  /** The preview that the link opens; without an id that of the site. */
  script: { localId?: string; environment?: PreviewEnvironment | undefined }
}

/**
 * Returns the address that shows a variation on a page of the shop (PV-05). What is to be shown is kept in the stash, under the same id
 * whoever asks and however often.
 */
export async function linkVariation(
  stash: Storage['stash'],
  { site, experienceId, variationId, page, storedAt, script }: ShownVariation,
): Promise<string> {
  const data: PreviewConfig = {
    experienceId,
    variationMasterId: variationId,
    force: [experienceId],
    skipTriggers: true,
    skipSegments: false,
  }
  const previewId = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16)
  await stash.write({ namespace: site.propertyId, area: 'public', key: previewId, data, storedAt })
  return previewLink({ page, previewId, ...script })
}
