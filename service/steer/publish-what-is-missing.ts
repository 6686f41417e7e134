import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { builtVersionName } from '../../contract/steer/workshop.ts'
import type { SiteSource } from '../console/site-source.ts'
import { dueJob } from '../jobs/due-job.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import type { Publisher } from './publisher.ts'

type MissingNeeds = Pick<Services, 'storage' | 'now' | 'after'> & {
  publisher: Publisher
  site: SiteSource
  /** Where the script is built. */
  scriptFolder: string | null
}

const minuteMs = 60_000

/**
 * Builds the published version, at the start and every minute, when the script is of an earlier one: the site was built
 * without the console's changes, or the service ended in the middle of a publication. A version whose build failed is not
 * tried again before the site is another. A site of which there is no description yet is built once.
 */
export function publishWhatIsMissing(app: TypedApp, needs: MissingNeeds): void {
  const { publisher, site, storage, now, after, scriptFolder } = needs
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
      const isBuilt = version <= known.changes.version && version <= (await builtVersionIn(scriptFolder))
      if (isBuilt || isTried || publisher.isRunning()) return
      if (!(await publisher.repeat(trackingId))) failed = { version, builtAt }
    },
    nextDue: async () => now() + minuteMs,
    now,
    after,
  })
}

/**
 * Returns with which version of the console's changes the script in a folder was built, whoever built it: 0 where without any, Infinity
 * where there is no script.
 */
async function builtVersionIn(folder: string | null): Promise<number> {
  if (folder === null || !(await stat(join(folder, 'instep.js')).catch(() => null))) return Number.POSITIVE_INFINITY
  const text = await readFile(join(folder, builtVersionName), 'utf8').catch(() => '0')
  return Number(text) || 0
}
