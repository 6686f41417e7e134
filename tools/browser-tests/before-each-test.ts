import { removeListeners } from './kept-listeners.ts'
import { preparePage } from './prepare-page.ts'

// This file runs before each file of tests, what it imports once in a page.
removeListeners()
preparePage()
