import { hasRun } from '../../panel/instep-on-page.ts'
import { presentExperience } from '../../show/present-experience.ts'
import type { FrameVisit } from '../../show/show-address.ts'
import type { DraftMessage } from '../edit-address.ts'

/**
 * Presents an experience in the frame beside the form, and tells the page around whether it came. One that comes later, as
 * when its picture loads slowly, is presented then.
 * @param presentedId the id of its template
 * @param visit outlined the first time; later only scrolled to, since it is shown after each pause in typing
 */
export async function presentDraft(experienceId: string, presentedId: string, visit: string): Promise<void> {
  const quiet: FrameVisit = 'again'
  await presentExperience({
    id: presentedId,
    isDecided: () => hasRun(window, experienceId),
    isQuiet: visit === quiet,
    onLate: () => tellForm('missing'),
  })
  tellForm('shown')
}

function tellForm(galleryEdit: DraftMessage['galleryEdit']): void {
  const message: DraftMessage = { galleryEdit }
  parent.postMessage(message, location.origin)
}
