import type { Problem } from './problem.ts'

/** Prints the mistakes of a file, one a line; answers the exit status. */
export function printProblems(file: string, problems: readonly Problem[]): number {
  for (const { path, problem, remedy } of problems) console.error(`${file}: ${path} ${problem}: ${remedy}`)
  return 1
}
