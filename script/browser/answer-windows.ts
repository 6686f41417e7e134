import type { Arrival } from '../cross-domain/message.ts'

/**
 * Answers messages that other windows post to this one. Only the window that asked, at its own origin, receives the
 * answer.
 */
export function answerWindows(answer: (arrival: Arrival) => object | undefined): void {
  addEventListener('message', ({ source, origin, data }) => {
    const reply = answer({ origin, data })
    if (reply) source?.postMessage(reply, { targetOrigin: origin })
  })
}
