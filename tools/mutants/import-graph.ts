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
