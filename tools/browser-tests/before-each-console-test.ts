import { preparePage } from './prepare-page.ts'

// This file runs before each file of tests, what it imports once in a page. The console's React listens to the page once, and on.
preparePage()
