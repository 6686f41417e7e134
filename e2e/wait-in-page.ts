import type { Frame, Page } from '@playwright/test'

/** How often a page is asked, in ms: asked with each frame, a page that waits draws all the time. */
const every = 50

/** What a call ends with whose page goes to another address meanwhile. */
const isLeft = (error: unknown) => /context was destroyed|navigat/i.test(String(error))

/**
 * Waits in a page, or in the one that it goes to meanwhile, until a question has an answer that is not falsy, and
 * returns that; `true` for an object or a function. Playwright's own `waitForFunction` first sends each page 340 KB of
 * code, which costs 23 milliseconds of a core (decision 46). For a page whose clock a test sets, use that one.
 * @param ask run in the page: it sees nothing of its file
 * @param given what it is called with; it has to fit into JSON
 */
export async function waitInPage<Told, Given = undefined>(
  page: Page | Frame,
  ask: (given: Given) => Told,
  given?: Given,
): Promise<Told extends object ? true : Told> {
  // As text, because a function that is sent cannot be called by another one there: the policy of the shop forbids it.
  const waiting = `(async () => {
    for (;;) {
      const told = (${ask})(${JSON.stringify(given)})
      if (told) return typeof told === 'object' || typeof told === 'function' || told
      await new Promise((later) => setTimeout(later, ${every}))
    }
  })()`
  for (;;) {
    try {
      return await page.evaluate(waiting)
    } catch (error) {
      if (!isLeft(error)) throw error
    }
  }
}

/** Waits until the script has run on a page: its public functions answer. */
export async function scriptHasRun(page: Page): Promise<void> {
  await waitInPage(page, () => (window as { __qubit?: { version?: string } }).__qubit?.version)
}
