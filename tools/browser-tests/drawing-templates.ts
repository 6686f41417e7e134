import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { root } from '../setup/root.mjs'

const catalogue = join(root, 'catalogue')
const imported = /(?:from|import\() ?'(\.[^']+)'/g

let found: string[] | undefined

/** Returns the ids of the templates whose code renders components, derived from their imports: once, because each project asks. */
export function drawingTemplates(): string[] {
  found ??= findDrawing()
  return found
}

function findDrawing(): string[] {
  return globSync('*/*/experience.{ts,tsx}', { cwd: catalogue })
    .filter((path) => drawsSomething(join(catalogue, path)))
    .map((path) => dirname(path).replaceAll(sep, '/'))
    .sort()
}

function drawsSomething(entry: string): boolean {
  const seen = new Set([entry])
  // A set also iterates over entries added during the iteration.
  for (const path of seen) {
    if (path.endsWith(join('slots', 'experience', 'open-root.tsx'))) return true
    if (!/\.tsx?$/.test(path) || !existsSync(path)) continue
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(imported)) seen.add(join(dirname(path), to))
  }
  return false
}
