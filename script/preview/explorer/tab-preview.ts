import { parseJson } from '../../../contract/json.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import type { Page } from '../../browser/page.ts'
import type { Log } from '../../log.ts'
import { keepDebugger, readDebugger } from '../debugger/debugger-config.ts'
import { debuggerPlaces } from '../debugger/debugger-places.ts'
import { previewKey } from '../find-preview.ts'
import { readPreview } from '../read-preview.ts'

/** The preview that this tab shows until it is closed or the preview is removed. */
export type TabPreview = {
  current: PreviewConfig | undefined
  /** Whether it is one that was deployed, as a link to a preview opens, with a script of its own. */
  isDeployed: boolean
  /** Sets the preview from the next page load on; undefined removes it. */
  set(preview: PreviewConfig | undefined): void
}

/**
 * Opens the preview of a tab: the one that the inspector has set, with which this run is a preview (PV-05) of the live site, or
 * the one that a link has opened. Nothing in it counts in any result (BV-03).
 */
export function openTabPreview(
  run: { site: BuiltSite; readonly log: Log; readonly page: Pick<Page, 'window' | 'facts'> },
  session: Storage,
): TabPreview {
  const { config } = run.site
  const isDeployed = config.isPreview === true
  const places = debuggerPlaces(run)
  const opened = isDeployed ? readDebugger(places) : undefined
  const kept = opened?.preview ?? readPreview(parseJson(session.getItem(previewKey)))
  const current = isDeployed ? { ...kept } : kept
  if (current)
    run.site = {
      ...run.site,
      config: { ...config, isPreview: true, anchors: { ...config.anchors, ...current.anchors } },
    }
  return {
    current,
    isDeployed,
    set(preview) {
      // What a link has opened would count more; without its id nobody is asked what it was.
      if (opened && preview) keepDebugger(places, { environment: opened.environment, preview })
      try {
        if (preview) session.setItem(previewKey, JSON.stringify(preview))
        else session.removeItem(previewKey)
      } catch (error) {
        run.log.error('The preview could not be kept for this tab', { error }) // the storage is full
      }
    },
  }
}

/** Returns the session storage; undefined where it is forbidden. */
export function sessionOf(browser: Window): Storage | undefined {
  try {
    return browser.sessionStorage
  } catch {
    return undefined
  }
}
