/** Returns whether one more call of this caller is within the limit; if so, the call counts. */
export type RateLimit = (caller: string) => boolean

type Rate = { calls: number; windowMs: number; now: () => number }

/**
 * Allows a maximum number of calls per caller within any window, by storing their times. Callers without calls for a
 * window are forgotten, so that many addresses do not fill the memory. `now` returns epoch milliseconds.
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

  // A time in the future means that the clock was set back; nobody has to wait for it.
  function isRecent(call: number | undefined, time: number): boolean {
    return call !== undefined && call <= time && time - call < windowMs
  }
}
