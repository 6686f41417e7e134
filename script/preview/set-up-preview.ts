import { messageOf } from '../../contract/message-of.ts'
import type { PreviewConfig } from '../../contract/preview.ts'
import type { SiteExperience } from '../../contract/script-config.ts'
import { openKeyValue } from '../browser/key-value.ts'
import { readDefinition } from '../experiences/read-definition.ts'
import { endpointOf } from '../services/remote/endpoints.ts'
import { needOf, type Run } from '../startup/run.ts'
import { findPreview } from './find-preview.ts'
import { previewedCookies } from './previewed-cookies.ts'
import { previewedExperience } from './previewed-experience.ts'

/** Turns a run into a preview, before its engines are built (PV-05); only the preview build loads this. */
export async function setUpPreview(run: Run): Promise<void> {
  const preview = (await configOf(run)) ?? {}
  const { campaignId, group } = preview
  const { site } = run
  run.site = {
    ...site,
    config: { ...site.config, holdout: 0 },
    experiences: site.experiences.map((each) => applyPreview(each, preview)),
    placements: site.placements?.map((each) => ({ ...each, active: each.draft ?? each.active })),
  }
  run.cookies = previewedCookies(needOf(run, 'cookies'), preview)
  run.preview = {
    mode: 'PREVIEW',
    ...((campaignId || group) && { previewOptions: { ...(campaignId && { campaignId }), ...(group && { group }) } }),
  }
}

/** Finds the preview configuration. When there is none, this is logged and the page is previewed without it. */
async function configOf({ page, options, consent, site: { config }, log }: Run): Promise<PreviewConfig | undefined> {
  const flag = options.get('smartserve_preview') ?? page.jar.values('qb_preview')[0]
  const local = ['', '0', '1', 'true', 'false'].includes(flag ?? '') ? undefined : flag
  const storage = openKeyValue(page.window as Window, 'sessionStorage')
  try {
    return await findPreview({
      previewId: options.get('qb_preview_id') ?? local,
      propertyId: config.propertyId,
      session: storage && { ...storage, set: (...entry) => consent.state() === 'granted' && storage.set(...entry) },
      send: page.send,
      host: endpointOf('stash', config),
    })
  } catch (error) {
    log.error(`Preview: ${messageOf(error)}`)
    return undefined
  }
}

/** An experience that cannot be read stays unchanged: the engine reports why. */
function applyPreview(each: SiteExperience, preview: PreviewConfig): SiteExperience {
  const reading = each?.load ? { experience: each } : readDefinition(each)
  return 'problem' in reading ? each : previewedExperience(reading.experience, preview)
}
