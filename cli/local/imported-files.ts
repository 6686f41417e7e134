import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Paths in quotes that begin with a dot: what a module imports, or names by `import.meta.resolve`. */
const relativePath = /(['"`])(\.{1,2}\/[^'"`\n]+)\1/g

const scripts = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx']

const endings = ['', ...scripts, '.json', '.css', ...scripts.map((ending) => `/index${ending}`)]

/** TypeScript may be named by what it compiles to, as strict projects do. */
const sourcesOf = (path: string) => [path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2'), path.replace(/\.js$/, '.tsx')]

/**
 * Returns a module and the files that it names by relative paths, and these in turn. A file that has mistakes is
 * followed as well.
 */
export function importedFiles(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return []
  found.add(file)
  if (!existsSync(file)) return [...found]
  for (const [, , path = ''] of readFileSync(file, 'utf8').matchAll(relativePath)) {
    const base = join(dirname(file), path)
    const named = [...endings.map((ending) => base + ending), ...sourcesOf(base)].find(isFile)
    if (named) importedFiles(named, found)
  }
  return [...found]
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
