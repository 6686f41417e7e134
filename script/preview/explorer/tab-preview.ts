import { parseJson } from '../../../contract/json.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import type { Log } from '../../log.ts'
import { previewKey } from '../find-preview.ts'
import { readPreview } from '../read-preview.ts'

/** The preview that this tab shows until it is closed or the preview is removed. */
export type TabPreview = {
  current: PreviewConfig | undefined
  /** Sets the preview from the next page load on; undefined removes it. */
  set(preview: PreviewConfig | undefined): void
}

/**
 * Opens the preview that the inspector has set for its tab. With one, this run is a preview (PV-05) of the live site,
 * and nothing in it counts in any result (BV-03).
 */
export function openTabPreview(run: { site: BuiltSite; readonly log: Log }, session: Storage): TabPreview {
  const current = readPreview(parseJson(session.getItem(previewKey)))
  const { config } = run.site
  if (current)
    run.site = {
      ...run.site,
      config: { ...config, isPreview: true, anchors: { ...config.anchors, ...current.anchors } },
    }
  return {
    current,
    set(preview) {
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
