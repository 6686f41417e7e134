import type { GateFacts } from '../gate.ts'

/** Returns the facts about the browser that the gate checks. */
export function gateFacts(): GateFacts {
  return { userAgent: navigator.userAgent, window, cookieText: document.cookie }
}
