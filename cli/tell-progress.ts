/** Milliseconds between two lines. */
const pauseMs = 1000

/** Tells how many rows of a table are done, at most once a second. Times are of `now`, in milliseconds. */
export function tellProgress(
  tell: (line: string) => void,
  now: () => number = () => performance.now(),
): { add(table: string, count: number): void } {
  const done = new Map<string, number>()
  let told = now()
  return {
    add(table, count) {
      const sum = (done.get(table) ?? 0) + count
      done.set(table, sum)
      if (now() - told < pauseMs) return
      told = now()
      tell(`${table}: ${sum} rows`)
    },
  }
}
