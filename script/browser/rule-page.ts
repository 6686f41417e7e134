import type { KeyValue } from '../key-value.ts'
import { openKeyValue } from './key-value.ts'

/** What waiting activation rules use from the browser. Kept apart from the page, because few sites have such rules. */
export type RulePage = {
  /** Resolves when the document has a body; never resolves after an abort. */
  whenBody(signal: AbortSignal): Promise<void>
  /** Calls back with the mouse position in the viewport on each move, until the signal is aborted. */
  onMouseMove(task: (x: number, y: number) => void, signal: AbortSignal): void
  /** Undefined where the browser forbids it. */
  sessionStorage(): KeyValue | undefined
}

/** Opens the page for activation rules. Does not touch the browser until one of the returned functions is called. */
export function openRulePage(page: () => Document = () => document): RulePage {
  return {
    whenBody: (signal) => whenBody(page(), signal),
    onMouseMove(task, signal) {
      if (signal.aborted) return
      const reportMove = ({ clientX, clientY }: MouseEvent) => task(clientX, clientY)
      const whole = page()
      whole.addEventListener('mousemove', reportMove, { passive: true })
      signal.addEventListener('abort', () => whole.removeEventListener('mousemove', reportMove))
    },
    sessionStorage: () => openKeyValue(window, 'sessionStorage'),
  }
}

function whenBody(page: Document, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const checkUrl = () => {
      if (page.body) resolve()
      return Boolean(page.body)
    }
    if (checkUrl() || signal.aborted) return
    const observer = new MutationObserver(() => {
      if (checkUrl()) observer.disconnect()
    })
    observer.observe(page, { childList: true, subtree: true })
    signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  })
}
