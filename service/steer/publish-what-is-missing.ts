import type { SiteSource } from '../console/site-source.ts'
import type { Storage } from '../storage/storage.ts'
import type { TypedApp } from '../typed-app.ts'
import type { Publisher } from './publisher.ts'

type MissingNeeds = { publisher: Publisher; site: SiteSource; storage: Pick<Storage, 'siteChanges'> }

/**
 * Builds the published version when the service starts and the script is of another one: the site was built without the
 * console's changes, or the service ended in the middle of a publication.
 */
export function publishWhatIsMissing(app: TypedApp, { publisher, site, storage }: MissingNeeds): void {
  app.addHook('onListen', async () => {
    const known = await site()
    if (!known) return
    const current = await storage.siteChanges.current(known.trackingId)
    if ((current?.version ?? 0) !== (known.changesVersion ?? 0)) await publisher.repeat(known.trackingId)
  })
}
