import { endpointOf } from '../../contract/endpoints.ts'
import { messageOf } from '../../contract/message-of.ts'
import type { PlacementPreview } from '../../contract/placement.ts'
import type { PreviewConfig } from '../../contract/preview.ts'
import { isLocalPreviewId } from '../../contract/preview-script.ts'
import type { BuiltSite, SiteExperience } from '../../contract/script-config.ts'
import { openKeyValue } from '../browser/key-value.ts'
import type { Page } from '../browser/page.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import { readDefinition } from '../experiences/read-definition.ts'
import type { Log } from '../log.ts'
import { needOf } from '../need-of.ts'
import type { Consent } from '../visitor/consent/consent.ts'
import { readDebugger } from './debugger/debugger-config.ts'
import { debuggerPlaces } from './debugger/debugger-places.ts'
import { findPreview } from './find-preview.ts'
import { previewedCookies } from './previewed-cookies.ts'
import { previewedExperience } from './previewed-experience.ts'

/** The parts of a run that a preview reads and replaces. */
export type PreviewedRun = {
  site: BuiltSite
  readonly page: Page
  readonly log: Log
  readonly consent: Consent
  readonly options: ReadonlyMap<string, string>
  cookies?: CookieStore
  preview?: PlacementPreview
}

/** Turns a run into a preview, before its engines are built (PV-05); only the preview build loads this. */
export async function setUpPreview(run: PreviewedRun): Promise<void> {
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
async function configOf({ page, options, consent, site, log }: PreviewedRun): Promise<PreviewConfig | undefined> {
  const { config } = site
  const inspected = readDebugger(debuggerPlaces({ page, site }))
  const asked = options.get('qb_preview_id')
  // Frames of one tab share the debugger's places: what another frame has stored is not what this address asks for.
  if (inspected?.preview && (asked === undefined || asked === inspected.previewId)) return inspected.preview
  const flag = options.get('smartserve_preview') ?? page.jar.values('qb_preview')[0] ?? ''
  const local = isLocalPreviewId(flag) ? flag : undefined
  const storage = openKeyValue(page.window as Window, 'sessionStorage')
  try {
    return await findPreview({
      previewId: asked ?? inspected?.previewId ?? local,
      propertyId: config.propertyId,
      session: storage && { ...storage, set: (...entry) => consent.state() === 'granted' && storage.set(...entry) },
      send: page.send,
      host: endpointOf('stash', config),
    })
  } catch (error) {
    log.error(`Preview: ${messageOf(error)}`)
    const browser = page.window as Window
    await import('./say-trouble.ts').then(({ sayTrouble }) => sayTrouble(browser, 'noChoice')).catch(() => {}) // logged above
    return undefined
  }
}

/** An experience that cannot be read stays unchanged: the engine reports why. */
function applyPreview(each: SiteExperience, preview: PreviewConfig): SiteExperience {
  const reading = each?.load ? { experience: each } : readDefinition(each)
  return 'problem' in reading ? each : previewedExperience(reading.experience, preview)
}
