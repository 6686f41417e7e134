/** BD-01: at most so many restorations within so many milliseconds. */
const most = 10
const withinMs = 5000

/** Counts restorations; answers false, once and for all, when the page takes a change away more often than that. */
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
