import { onTestFinished } from 'vitest'
import { knowingServices } from './knowing-services.ts'
import type { RunFacts } from './run-template.ts'

/** Notes from now on what code does that is no change of the page: its clicks on controls of the shop, and counts it raises. */
export function watchDeeds(): { deeds: readonly string[]; facts: Pick<RunFacts, 'reply'> } {
  const deeds: string[] = []
  const onClick = ({ isTrusted, target }: MouseEvent) => {
    // A summary answers by itself, on the page.
    if (!isTrusted && !(target as Element).closest('summary')) deeds.push(`click on ${(target as Element).outerHTML}`)
  }
  addEventListener('click', onClick, { capture: true })
  onTestFinished(() => removeEventListener('click', onClick, { capture: true }))
  return {
    deeds,
    facts: {
      reply(url, init) {
        if (init.method === 'POST' && url.includes('/counters/')) deeds.push(`count at ${url}`)
        return knowingServices.reply(url, init)
      },
    },
  }
}
