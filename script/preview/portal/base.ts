import { createInspection, type InspectedRun } from '../explorer/inspection.ts'
import { loadAddress } from '../explorer/page-address.ts'
import { openTabPreview, sessionOf } from '../explorer/tab-preview.ts'
import { readPreview } from '../read-preview.ts'

/**
 * Shows a preview in this frame: stores it for the tab and loads the page again, with the inspector, as the inspector does
 * itself. Anything but a preview ends the one that is shown.
 * @throws where the browser forbids session storage
 */
export function showPreview(run: InspectedRun, preview: unknown): void {
  const browser = run.page.window as Window
  const session = sessionOf(browser)
  if (!session) throw new Error('The browser gives this frame no session storage, so no preview can be kept')
  const hands = { keep() {}, goTo: (url: string) => loadAddress(browser, url) }
  createInspection(run, openTabPreview(run, session), hands).show(readPreview(preview))
}
