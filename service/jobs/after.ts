/** Runs a task once after some milliseconds; the function it gives takes that back. */
export type After = (milliseconds: number, task: () => void) => () => void

/** On the clock of the machine. Such a timer alone does not keep the process running. */
export const realAfter: After = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds).unref()
  return () => clearTimeout(timer)
}
