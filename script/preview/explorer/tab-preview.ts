import { parseJson } from '../../../contract/json.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import type { Run } from '../../startup/run.ts'
import { previewKey } from '../find-preview.ts'
import { readPreview } from '../read-preview.ts'

/** How this tab sees the site until it is closed, or somebody sets it back. */
export type TabPreview = {
  current: PreviewConfig | undefined
  /** For the page loads from the next one on; undefined sets it back. */
  set(preview: PreviewConfig | undefined): void
}

/**
 * The preview that the inspector has set for its tab. It makes this run a preview (PV-05), of the live site: what happens in
 * it counts in no result (BV-03).
 */
export function openTabPreview(run: Run, session: Storage): TabPreview {
  const current = readPreview(parseJson(session.getItem(previewKey)))
  if (current) run.site = { ...run.site, config: { ...run.site.config, isPreview: true } }
  return {
    current,
    set(preview) {
      try {
        if (preview) session.setItem(previewKey, JSON.stringify(preview))
        else session.removeItem(previewKey)
      } catch (error) {
        run.log.error('The preview could not be kept for this tab', { error }) // its storage is full
      }
    },
  }
}

/** Undefined where the browser forbids it. */
export function sessionOf(browser: Window): Storage | undefined {
  try {
    return browser.sessionStorage
  } catch {
    return undefined
  }
}
