import type { SourceFile, Violation } from '../source-file.ts'

/**
 * Finds files that import each other in a cycle, including type imports: such files cannot be understood one by one.
 */
export function cyclesRule(files: SourceFile[]): Violation[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const done = new Set<string>()
  const violations: Violation[] = []

  const visitFile = (file: SourceFile, way: string[]) => {
    done.add(file.path)
    for (const { target, line } of file.imports) {
      const next = target === undefined ? undefined : byPath.get(target)
      if (!next) continue
      const at = [...way, file.path].indexOf(next.path)
      if (at >= 0) violations.push(cycleViolation([...way, file.path].slice(at), line))
      else if (!done.has(next.path)) visitFile(next, [...way, file.path])
    }
  }
  for (const file of files) if (!done.has(file.path)) visitFile(file, [])
  return violations
}

/** @param line where the last file of the cycle imports the first */
function cycleViolation(paths: string[], line: number): Violation {
  const circle = [...paths, paths[0]].join(' > ')
  return {
    path: paths.at(-1) ?? '',
    line,
    rule: `cycle ${circle}`,
    remedy: 'move what both need into a file of its own',
  }
}
