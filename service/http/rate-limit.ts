/** Whether one more call of this caller is within the rate; the call counts when it is. */
export type RateLimit = (caller: string) => boolean

type Rate = { calls: number; windowMs: number; now: () => number }

/**
 * At most so many calls of one caller within any window, whose moments are remembered. Callers silent for a window are
 * forgotten, so that many addresses fill no memory. `now` gives epoch milliseconds.
 */
export function rateLimit({ calls: most, windowMs, now }: Rate): RateLimit {
  const calls = new Map<string, number[]>()
  let sweptAt = Number.NEGATIVE_INFINITY

  function sweepOld(time: number) {
    if (Math.abs(time - sweptAt) < windowMs) return
    sweptAt = time
    for (const [caller, times] of calls) if (!isRecent(times.at(-1), time)) calls.delete(caller)
  }

  return (caller) => {
    const time = now()
    sweepOld(time)
    const recent = (calls.get(caller) ?? []).filter((each) => isRecent(each, time))
    const within = recent.length < most
    if (within) recent.push(time)
    calls.set(caller, recent)
    return within
  }

  // A time of the future tells that the clock was set back: nobody has to wait for it.
  function isRecent(call: number | undefined, time: number): boolean {
    return call !== undefined && call <= time && time - call < windowMs
  }
}
