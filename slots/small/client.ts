import { render } from 'preact'
import type { ReactNode } from 'react'
import { flushSync } from './react-dom.ts'

/**
 * The part of `react-dom/client` that experiences use, for the small renderer. Effects are cleaned up synchronously, as in
 * React.
 */
export function createRoot(host: Element): { render(node: ReactNode): void; unmount(): void } {
  return {
    render: (node) => render(node as never, host),
    unmount: () => flushSync(() => render(null, host)),
  }
}
