import type { Arrival } from '../cross-domain/message.ts'

/** Answers what other windows post to this one; only the window that asked, and its origin, gets the answer. */
export function answerWindows(answer: (arrival: Arrival) => object | undefined): void {
  addEventListener('message', ({ source, origin, data }) => {
    const reply = answer({ origin, data })
    if (reply) source?.postMessage(reply, { targetOrigin: origin })
  })
}
