import { expect, onTestFinished } from 'vitest'
import { pageState } from './a-page.ts'
import { knowingServices } from './knowing-services.ts'
import type { RunFacts } from './run-template.ts'

/** Records actions that do not change the page: clicks on controls of the shop, and counter increments. */
export function watchActions(): { actions: readonly string[]; facts: Pick<RunFacts, 'reply'> } {
  const actions: string[] = []
  const onClick = ({ isTrusted, target }: MouseEvent) => {
    // The browser handles a click on a summary on the page.
    if (!isTrusted && !(target as Element).closest('summary')) actions.push(`click on ${(target as Element).outerHTML}`)
  }
  addEventListener('click', onClick, { capture: true })
  onTestFinished(() => removeEventListener('click', onClick, { capture: true }))
  return {
    actions,
    facts: {
      reply(url, init) {
        if (init.method === 'POST' && url.includes('/counters/')) actions.push(`count at ${url}`)
        return knowingServices.reply(url, init)
      },
    },
  }
}

/** Waits until a template has acted or changed the page: the code that counts is loaded when it first does. */
export async function waitUntilEffect(actions: readonly string[], before: ReturnType<typeof pageState>): Promise<void> {
  const bare = JSON.stringify(before)
  await expect.poll(() => actions.length > 0 || JSON.stringify(pageState()) !== bare, { timeout: 5000 }).toBe(true)
}
