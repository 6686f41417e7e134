/** The facts about a source file that the rules need. */
export type SourceFile = {
  /** Relative to the repository root, with `/`. */
  path: string
  lineCount: number
  imports: Import[]
  /** The line of the first statement of a file that only re-exports. */
  barrelAt?: number
  /** Uses of the clock, random numbers and browser globals. */
  globals: Use[]
  /** `.only`, `.skip` and similar markers. */
  leftOvers: Use[]
  functions: Use[]
  types: Use[]
  /** Lines with `...{ a, b }`. */
  literalSpreads: number[]
}

export type Import = {
  line: number
  /** The imported file's path relative to the repository root; undefined for packages and built-in modules. */
  target?: string
  /** Whether the import is removed by compilation. */
  typesOnly: boolean
}

export type Use = { line: number; name: string }

export type Violation = { path: string; line: number; rule: string; remedy: string }

/**
 * Returns whether a file is a test or a test helper in a folder named `testing`. These may do slightly more than other
 * files, because they are not delivered.
 */
export function isTest(path: string): boolean {
  return ['.test.ts', '.test.tsx', '.e2e.ts'].some((ending) => path.endsWith(ending)) || path.includes('/testing/')
}
