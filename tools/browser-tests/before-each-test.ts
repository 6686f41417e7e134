import { beforeEach } from 'vitest'
import { removeListeners } from './kept-listeners.ts'
import { movePointerAway } from './pointer.ts'
import { resetPage } from './reset-page.ts'

// This file runs before each file of tests, what it imports once in a page. The files follow each other in a page, whose modules they
// share: loading these anew for each took a quarter of the time.
removeListeners()
resetPage()

// What is not seen is not drawn, and the document within does not know of it. A pointer reaches it all the same.
if (frameElement) (frameElement as HTMLElement).style.opacity = '0'

beforeEach(movePointerAway)
