/** Milliseconds between two lines. */
const pauseMs = 1000

/** Tells how many of something, such as the rows of a table, are done, at most once a second. Times are of `now`, in milliseconds. */
export function tellProgress(
  tell: (line: string) => void,
  unit = 'rows',
  now: () => number = () => performance.now(),
): { add(of: string, count: number): void } {
  const done = new Map<string, number>()
  let told = now()
  return {
    add(of, count) {
      const sum = (done.get(of) ?? 0) + count
      done.set(of, sum)
      if (now() - told < pauseMs) return
      told = now()
      tell(`${of}: ${sum} ${unit}`)
    },
  }
}
