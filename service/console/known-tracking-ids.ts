import type { Storage } from '../storage/storage.ts'
import type { SiteSource } from './site-source.ts'

/** Returns the site's tracking id, then the others for which events arrived, by name. */
export async function knownTrackingIds({ traffic }: Pick<Storage, 'traffic'>, site: SiteSource): Promise<string[]> {
  const own = (await site())?.trackingId
  const heard = await traffic.trackingIds()
  return own === undefined ? heard : [own, ...heard.filter((id) => id !== own)]
}
