import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Returns a module and everything it imports statically, each once. `read` returns the code of a path of the build. */
export function loadedWith(path: string, read: (path: string) => string): string[] {
  const loaded = new Set<string>([path])
  // A set also iterates over entries added during the iteration.
  for (const each of loaded) for (const next of staticImports(each, read(each))) loaded.add(next)
  return [...loaded]
}

/** Returns the files that a built module loads before it runs, as paths relative to the build's folder. */
function staticImports(path: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(path, code).module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ]
  const relative = specifiers.filter((specifier) => specifier.startsWith('.'))
  return [...new Set(relative.map((specifier) => posix.join(posix.dirname(path), specifier)))]
}
