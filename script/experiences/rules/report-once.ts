/** Passes each text on the first time only (TR-01): rules are asked on every view. */
export function reportOnce(report: (problem: string) => void): (problem: string) => void {
  const reported = new Set<string>()
  return (problem) => {
    if (!reported.has(problem)) report(problem)
    reported.add(problem)
  }
}
