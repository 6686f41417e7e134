import type { GateFacts } from '../startup/gate.ts'

/** What the gate judges the browser by. */
export function gateFacts(): GateFacts {
  return { userAgent: navigator.userAgent, window, cookieText: document.cookie }
}
