import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../setup/root.mjs'
import { readSource } from './read/read-source.ts'
import { cyclesRule } from './rules/cycles.ts'
import { deadLinksRule } from './rules/dead-links.ts'
import { layersRule } from './rules/layers.ts'
import { functionNamesRule, typeNamesRule } from './rules/names.ts'
import { singleFileRules } from './rules/single-file.ts'
import { startupRule } from './rules/startup.ts'

const sources = allFiles('**/*.{ts,tsx,mjs}').map(({ path, text }) => readSource(path, text))
const pages = allFiles('{README.md,docs/**/*.md}')

const violations = [
  ...layersRule(sources),
  ...startupRule(sources),
  ...cyclesRule(sources),
  ...singleFileRules(sources),
  ...functionNamesRule(sources),
  ...typeNamesRule(sources),
  ...deadLinksRule(pages, (path) => existsSync(join(root, path))),
]
for (const { path, line, rule, remedy } of violations) console.log(`${path}:${line}  ${rule}: ${remedy}`)

const imports = sources.reduce((sum, file) => sum + file.imports.length, 0)
const looked = `${sources.length} files with ${imports} imports, ${pages.length} pages`
console.log(violations.length === 0 ? `${looked}: in order` : `${looked}: ${violations.length} violations`)
process.exitCode = violations.length === 0 ? 0 : 1

/** Returns the files of the project, without installed packages and build output. */
function allFiles(pattern: string) {
  // Folders whose name begins with a dot contain build output; the pattern's ** does not enter them.
  const found = globSync(pattern, { cwd: root, exclude: ['**/node_modules', '.*/**'] })
  return found.sort().map((path) => ({
    path: path.replaceAll(sep, '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }))
}
