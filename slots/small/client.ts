import { render } from 'preact'
import type { ReactNode } from 'react'
import { flushSync } from './react-dom.ts'

/** What experiences use of `react-dom/client`, on the small renderer; effects are cleaned up at once, as React does. */
export function createRoot(host: Element): { render(node: ReactNode): void; unmount(): void } {
  return {
    render: (node) => render(node as never, host),
    unmount: () => flushSync(() => render(null, host)),
  }
}
