import { onTestFinished } from 'vitest'
import { knowingServices } from './knowing-services.ts'
import type { RunFacts } from './run-template.ts'

/** Notes from now on what code does that is no change of the page: its clicks on controls of the shop, and counts it raises. */
export function watchActions(): { actions: readonly string[]; facts: Pick<RunFacts, 'reply'> } {
  const actions: string[] = []
  const onClick = ({ isTrusted, target }: MouseEvent) => {
    // A summary answers by itself, on the page.
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
