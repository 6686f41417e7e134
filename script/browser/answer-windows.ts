import type { Arrival } from '../cross-domain/message.ts'

/**
 * Answers messages that other windows post to this one. Only the window that asked, at its own origin, receives the
 * answer.
 */
export function answerWindows(answer: (arrival: Arrival) => Promise<object | undefined> | object | undefined): void {
  addEventListener('message', async ({ source, origin, data }) => {
    const reply = await answer({ origin, data })
    if (reply) source?.postMessage(reply, { targetOrigin: origin })
  })
}
