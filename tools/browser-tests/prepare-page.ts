import { beforeEach } from 'vitest'
import { movePointerAway } from './pointer.ts'
import { resetPage } from './reset-page.ts'

/**
 * Prepares a page for the next file of tests. The files follow each other in a page, whose modules they share: loading these
 * anew for each took a quarter of the time.
 */
export function preparePage(): void {
  resetPage()
  // What is not seen is not drawn, and the document within does not know of it. A pointer reaches it all the same.
  if (frameElement) (frameElement as HTMLElement).style.opacity = '0'
  beforeEach(movePointerAway)
}
