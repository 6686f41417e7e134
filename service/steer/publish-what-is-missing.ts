import type { SiteSource } from '../console/site-source.ts'
import { dueJob } from '../jobs/due-job.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import type { Publisher } from './publisher.ts'

type MissingNeeds = Pick<Services, 'storage' | 'now' | 'after'> & { publisher: Publisher; site: SiteSource }

const minuteMs = 60_000

/**
 * Builds the published version, at the start and every minute, when the script is of an earlier one: the site was built
 * without the console's changes, or the service ended in the middle of a publication. A version whose build failed is not
 * tried again before the site is another. A site of which there is no description yet is built once.
 */
export function publishWhatIsMissing(app: TypedApp, { publisher, site, storage, now, after }: MissingNeeds): void {
  let isFirstTried = false
  let failed: { version: number; builtAt: number } | undefined
  dueJob(app, {
    async runDue() {
      const known = await site()
      if (!known && !isFirstTried) {
        isFirstTried = true
        await publisher.buildFirst()
      }
      if (!known?.changes) return
      const { trackingId, builtAt } = known
      const version = (await storage.siteChanges.current(trackingId))?.version ?? 0
      const isTried = failed?.version === version && failed.builtAt === builtAt
      if (version <= known.changes.version || isTried || publisher.isRunning()) return
      if (!(await publisher.repeat(trackingId))) failed = { version, builtAt }
    },
    nextDue: async () => now() + minuteMs,
    now,
    after,
  })
}
