import { hasRun } from '../panel/instep-on-page.ts'

/** How long a page is given to be remembered, in ms, and how often to look. */
const longestMs = 5000
const stepMs = 100

/** Goes on to the page that shows an experience, once this one has run it and so is remembered as seen before. */
export async function leadOn(experienceId: string, next: string): Promise<void> {
  for (let waited = 0; waited < longestMs && !hasRun(window, experienceId); waited += stepMs)
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  const to = new URL(next, location.href)
  if (to.origin === location.origin) location.replace(to.href)
}
