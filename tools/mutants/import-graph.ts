import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** What a file imports when it runs; types are not among it. */
export type RunImports = {
  /** Files of the repository, as paths from its root. */
  files: string[]
  /** Packages and modules of Node. */
  packages: string[]
}

/** Reads what a file imports when it runs, at once or later; what `import()` loads by a name that is only known then is passed over. */
export function readRunImports(path: string, text: string): RunImports {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const specifiers = [
    ...staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^(['"])(.+)\1$/.exec(text.slice(start, end))?.[2] ?? [],
    ),
  ].map((specifier) => specifier.split('?')[0] ?? '')
  const [files, packages] = [true, false].map((own) => specifiers.filter((each) => each.startsWith('.') === own))
  return {
    files: [...new Set(files?.map((each) => posix.join(posix.dirname(path), each)))],
    packages: [...new Set(packages)],
  }
}

/**
 * Returns the tests that reach a file by imports, the likeliest to know it first: the test that has its name, then those that import it,
 * then those that reach it through others, by how many words of their path are words of the file's path too.
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
    return importers.get(file)?.includes(test) ? 100 + shared : shared
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
