import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { parseSync } from 'oxc-parser'
import { packageFiles } from './folder.ts'

/** Returns the names of the packages that the compiled code and its declarations import, sorted. */
export function importedPackages(): string[] {
  const specifiers = packageFiles('**/*.{js,mjs,d.ts}').flatMap((file) => specifiersIn(file))
  const packages = specifiers.filter((each) => !/^(?:\.|instep:)/.test(each) && !isBuiltin(each)).map(nameOf)
  // Named by its path in the build, for what experiences import as `react`.
  return [...new Set([...packages, 'preact'])].toSorted()
}

function specifiersIn(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((each) => each.moduleRequest?.value ?? [])),
  ]
}

/** Returns the package of a module: `typebox` of `typebox/value`, `@fastify/send` of itself. */
function nameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
