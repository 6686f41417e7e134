/** What the rules need to know of one source file. */
export type SourceFile = {
  /** From the folder of the repository, with `/`. */
  path: string
  lineCount: number
  imports: Import[]
  /** The line of the first statement of a file that only hands on what others export. */
  barrelAt?: number
  /** Clock, chance and browser, where they are named. */
  globals: Use[]
  /** `.only`, `.skip` and their like. */
  leftOvers: Use[]
  functions: Use[]
  types: Use[]
  /** Lines with `...{ a, b }`. */
  literalSpreads: number[]
}

export type Import = {
  line: number
  /** The imported file's path from the folder of the repository; undefined for packages and built-in modules. */
  target?: string
  /** Nothing of it is left when the code runs. */
  typesOnly: boolean
}

export type Use = { line: number; name: string }

export type Violation = { path: string; line: number; rule: string; remedy: string }

/** Tests and their builders, in folders named `testing`, may do a little more than other files: nobody gets them. */
export function isTest(path: string): boolean {
  return ['.test.ts', '.test.tsx', '.e2e.ts'].some((ending) => path.endsWith(ending)) || path.includes('/testing/')
}
