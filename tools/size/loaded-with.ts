import { staticImports } from './static-imports.ts'

/** A module and everything it imports statically, each once. `read` gives the code of a path of the build. */
export function loadedWith(path: string, read: (path: string) => string): string[] {
  const loaded = new Set<string>([path])
  // A set hands out what is added while it is gone through.
  for (const each of loaded) for (const next of staticImports(each, read(each))) loaded.add(next)
  return [...loaded]
}
