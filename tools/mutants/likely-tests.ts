import type { RunImports } from './import-graph.ts'

/**
 * Returns the tests that reach a file by imports, the likeliest to know it first: the test that has its name, then those that import it,
 * then those that reach it through others, by how many words of their path are words of the file's path too; properties last.
 */
export function testsNear(file: string, imports: ReadonlyMap<string, RunImports>): string[] {
  const importers = new Map<string, string[]>()
  for (const [path, { files }] of imports)
    for (const each of files) importers.set(each, [...(importers.get(each) ?? []), path])
  const reached = new Set([file])
  // A set also iterates over entries added during the iteration.
  for (const each of reached) for (const importer of importers.get(each) ?? []) reached.add(importer)
  const words = wordsOf(file)
  const nearnessOf = (test: string) => {
    if (test.startsWith(file.replace(/tsx?$/, ''))) return 1000
    const shared = [...wordsOf(test)].filter((word) => words.has(word)).length
    // A property is tried with hundreds of inputs: what it alone notices is worth the wait, what an example notices is not.
    const slow = test.includes('.property.') ? 50 : 0
    return (importers.get(file)?.includes(test) ? 100 + shared : shared) - slow
  }
  return [...reached]
    .filter((each) => each.endsWith('.test.ts'))
    .sort()
    .sort((one, other) => nearnessOf(other) - nearnessOf(one))
}

/** The words of a path by their first letters, so that `steer` and `steering` are one. */
function wordsOf(path: string): Set<string> {
  const words = path.replace(/(\.test)?\.tsx?$/, '').split(/[^a-z0-9]+/)
  return new Set(words.map((word) => word.slice(0, 5).replace(/s$/, '')))
}

/**
 * Puts those tests first that have words of some changed lines, rare words before frequent ones: a flag is often tested far from the code
 * that reads it. Without such words the order stays.
 */
export function orderByWords(tests: readonly string[], lines: string, textOf: (test: string) => string): string[] {
  const words = [...new Set(lines.match(/[A-Za-z_]{6,}/g))]
  const scores = new Map(tests.map((test) => [test, 0]))
  for (const word of words) {
    const having = tests.filter((test) => textOf(test).includes(word))
    for (const test of having) scores.set(test, (scores.get(test) ?? 0) + 1 / having.length)
  }
  return [...tests].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}
