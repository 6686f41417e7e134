import { hasRun } from '../panel/instep-on-page.ts'

/** How long a page is given to be remembered, in ms, and how often to look. */
const longestMs = 5000
const stepMs = 100

/**
 * Goes on to the first of the next pages, and tells it the others, once this one has run the experience and so is
 * remembered as seen before.
 */
export async function leadOn(experienceId: string, [next = '', ...later]: readonly string[]): Promise<void> {
  for (let waited = 0; waited < longestMs && !hasRun(window, experienceId); waited += stepMs)
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  const to = new URL(next, location.href)
  for (const each of later) to.searchParams.append('gallery_next', each)
  if (to.origin === location.origin) location.replace(to.href)
}
