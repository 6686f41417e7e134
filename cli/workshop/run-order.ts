import { resolve } from 'node:path'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { WorkshopAnswer, WorkshopOrder, WorkshopPlace } from '../../contract/steer/workshop.ts'
import { buildPreviewInto } from '../build/build-preview.ts'
import { writeDescription } from '../build/describe-site.ts'
import { refusalOf } from '../build/put-in-place.ts'
import { removeOldPreviews } from '../build/remove-old-previews.ts'
import { fieldProblemOf } from '../changes/field-problem.ts'
import { writeChanges } from '../changes/write-changes.ts'
import { buildInto } from '../commands/build.ts'
import { writeKeptRanges } from '../groups/kept-ranges.ts'
import { type CheckedSite, checkConfiguration } from '../load-checked-site.ts'
import { consolePreviews, localSite } from '../local/local-site.ts'

type TellStep = (step: 'checking' | 'building') => void

/**
 * Does what the service orders. A site with mistakes is not built, and then neither its script nor its description is
 * changed.
 */
export async function runOrder(order: WorkshopOrder, place: WorkshopPlace, tell: TellStep): Promise<WorkshopAnswer> {
  tell('checking')
  const { config, localOrigin } = place
  const withTypes = order.kind === 'publish'
  const { errors, problems, checked } = await checkConfiguration(config, {
    changes: order.changes ?? undefined,
    withTypes,
  })
  const found = [
    ...errors.map((error) => ({ experienceId: null, path: '', problem: error, remedy: 'mend the configuration' })),
    ...problems.map(fieldProblemOf),
  ]
  const environment = localOrigin === null ? null : consolePreviews
  if (!checked || order.kind === 'check') return { problems: found, environment }
  tell('building')
  const site = localOrigin === null ? checked.site : localSite(checked.site, localOrigin)
  if (order.kind === 'preview') await buildPreviewFor(order.localId, site, resolve(place.previewFolder))
  else await publishSite({ ...checked, site }, place)
  return { problems: [], environment }
}

async function buildPreviewFor(localId: string, site: SiteConfig, folder: string): Promise<void> {
  await buildPreviewInto(folder, site, localId)
  await removeOldPreviews(folder, Date.now())
}

/** Replaces the script, then its description: whoever is stopped in between publishes again. */
async function publishSite(checked: CheckedSite & { site: SiteConfig }, place: WorkshopPlace): Promise<void> {
  const { config, scriptFolder, siteFile, localOrigin } = place
  const refusal = await refusalOf(resolve(scriptFolder))
  if (refusal) throw new Error(refusal)
  await buildInto(resolve(scriptFolder), checked.site, {
    isQuick: localOrigin !== null,
    version: checked.changes.version,
  })
  writeKeptRanges(config, checked.ranges)
  // Each change of the configuration is built with them from now on. Before the first there are none to write.
  if (localOrigin !== null && checked.changes.version > 0) await writeChanges(config, checked.changes)
  await writeDescription(siteFile, checked, Date.now())
}
