import { setTimeout as pause } from 'node:timers/promises'

type WaitOptions = {
  /** Aborted when waiting makes no sense any more. */
  signal: AbortSignal
  /** Milliseconds between two tries. */
  every?: number
}

/**
 * Waits until the address answers with success.
 *
 * @throws the reason of the signal when it is aborted first
 */
export async function waitUntilAnswers(address: string, { signal, every = 100 }: WaitOptions): Promise<void> {
  while (!(await answersAt(address, signal))) {
    signal.throwIfAborted()
    await pause(every, undefined, { signal })
  }
}

async function answersAt(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status < 400
  } catch {
    return false // nobody listens yet, or aborted: the caller looks at the signal
  }
}
