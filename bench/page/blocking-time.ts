/** From this many milliseconds on a task is long: a tap that comes meanwhile is answered late. */
const longTaskMs = 50

/** Total blocking time: what of each long task is beyond 50 ms (web.dev/articles/tbt), here of the whole load. */
export function blockingTime(tasks: readonly number[]): number {
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms - longTaskMs), 0)
}
