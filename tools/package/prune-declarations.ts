import { readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readSource } from '../layers/read/read-source.ts'
import { packageFiles, packageFolder } from './folder.ts'
import { publicEntries } from './write-manifest.ts'

/** Deletes the declarations that no public entry imports, which is most of them. */
export function pruneDeclarations(): void {
  const reached = new Set(publicEntries.map((entry) => `${entry}.d.ts`))
  // A set also iterates over entries added during the iteration.
  for (const file of reached) {
    const { imports } = readSource(file, readFileSync(join(packageFolder, file), 'utf8'))
    for (const { target } of imports) if (target) reached.add(target.replace(/\.js$/, '.d.ts'))
  }
  for (const file of packageFiles('**/*.d.{ts,mts}'))
    if (!reached.has(relative(packageFolder, file).replaceAll(sep, '/'))) rmSync(file)
}
