import { setTimeout as pause } from 'node:timers/promises'

type WaitOptions = {
  /** Aborted when waiting is pointless. */
  signal: AbortSignal
  /** Milliseconds between two attempts. */
  every?: number
}

/**
 * Waits until the address responds with success.
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
    return false // nothing listens yet, or the request was aborted: the caller checks the signal
  }
}
