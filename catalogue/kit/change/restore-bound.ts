/** The maximum number of restorations within this time, in ms (BD-01). */
const most = 10
const withinMs = 5000

/**
 * Counts restorations. When the page removes changes more often than allowed, it calls `giveUp` and returns false from then
 * on.
 */
export function createRestoreBound(now: () => number, giveUp: (reason: string) => void): (what: string) => boolean {
  let times: number[] = []
  let over = false
  return (what) => {
    if (over) return false
    const at = now()
    times = [...times.filter((time) => time > at - withinMs), at]
    if (times.length <= most) return true
    over = true
    giveUp(`${what} was taken away by the page more than ${most} times in ${withinMs / 1000} s`)
    return false
  }
}
