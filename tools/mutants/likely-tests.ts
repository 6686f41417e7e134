import type { RunImports } from './import-graph.ts'

/**
 * Returns the tests that reach a file by imports, the likeliest to know it first: the test that has its name, then those that import it,
 * then those that reach it through others, by how many words of their path are words of the file's path, or of a path that imports it; properties last.
 */
export function testsNear(file: string, imports: ReadonlyMap<string, RunImports>): string[] {
  const importers = new Map<string, string[]>()
  for (const [path, { files }] of imports)
    for (const each of files) importers.set(each, [...(importers.get(each) ?? []), path])
  const reached = new Set([file])
  // A set also iterates over entries added during the iteration.
  for (const each of reached) for (const importer of importers.get(each) ?? []) reached.add(importer)
  const words = wordsOf(file)
  const around = new Set(importers.get(file)?.flatMap((each) => [...wordsOf(each)]))
  const nearnessOf = (test: string) => {
    if (test.startsWith(file.replace(/tsx?$/, ''))) return 1000
    const ofTest = [...wordsOf(test)]
    const shared =
      ofTest.filter((word) => words.has(word)).length + ofTest.filter((word) => around.has(word)).length / 2
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

/** The words of changed lines count more than those of their whole file. */
const fileShare = 0.2

/**
 * Puts those tests first that have words of some changed lines, or of their file, rare words before frequent ones: a flag is often tested
 * far from the code that reads it. Without such words the order stays.
 */
export function orderByWords(
  tests: readonly string[],
  { lines, file }: { lines: string; file: string },
  textOf: (test: string) => string,
): string[] {
  const scores = new Map(tests.map((test) => [test, 0]))
  const texts = tests.map((test) => ({ test, words: longWordsOf(textOf(test)) }))
  const ofLines = longWordsOf(lines)
  for (const word of longWordsOf(`${lines} ${file}`)) {
    const having = texts.filter(({ words }) => words.has(word))
    const worth = ofLines.has(word) ? 1 : fileShare
    for (const { test } of having) scores.set(test, (scores.get(test) ?? 0) + worth / having.length)
  }
  return [...tests].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}

function longWordsOf(text: string): Set<string> {
  return new Set(text.match(/[A-Za-z_]{6,}/g))
}
