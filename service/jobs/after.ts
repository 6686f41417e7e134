/** Runs a task once after a number of milliseconds; the returned function cancels it. */
export type After = (milliseconds: number, task: () => void) => () => void

/** Uses the machine's clock. Such a timer alone does not keep the process running. */
export const realAfter: After = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds).unref()
  return () => clearTimeout(timer)
}
