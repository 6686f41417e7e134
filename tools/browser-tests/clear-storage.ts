import { beforeAll } from 'vitest'

// The files of a page follow each other in it, as pages of one tab do: what the script has kept for the next page of a preview
// would start the preview in the tests of another file.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
