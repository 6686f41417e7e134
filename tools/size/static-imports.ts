import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The files that a built module loads before it runs, as paths from the build's folder. */
export function staticImports(path: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(path, code).module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ]
  const relative = specifiers.filter((specifier) => specifier.startsWith('.'))
  return [...new Set(relative.map((specifier) => posix.join(posix.dirname(path), specifier)))]
}
