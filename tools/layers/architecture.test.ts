import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'
import { readSource } from './read/read-source.ts'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** The files of a walk, in parts: between two of them lies a border that no import crosses. */
function walkOf(name: string): string[][] {
  const [, text = ''] = page.split(`## Walk: ${name},`)
  const [walk = ''] = text.split('\n## ')
  const parts = walk.split(/\n(?=[A-Z][^\n]*:\n\n\d)/)
  return parts.map((part) => [...part.matchAll(/^\d+\. \[[^\]]+\]\(\.\.\/([^)]+)\)/gm)].map(([, file = '']) => file))
}

const imported = new Map<string, string[]>()

/** What a file of the project imports, in any form. */
function importsOf(file: string): string[] {
  const before = imported.get(file)
  if (before) return before
  const path = join(root, file)
  const { imports } = existsSync(path) ? readSource(file, readFileSync(path, 'utf8')) : { imports: [] }
  const targets = imports.flatMap(({ target }) => (target && /\.tsx?$/.test(target) ? [target] : []))
  imported.set(file, targets)
  return targets
}

/** Whether one file imports another, or what it imports does: the shape that both agree on may lie between. */
function leadsTo(file: string, other: string): boolean {
  return [file, ...importsOf(file)].some((each) => importsOf(each).includes(other))
}

test.each([
  ['an event', 24],
  ['an experience', 20],
  ['a segment', 18],
  ['a build', 16],
])('the walk of %s has at most %i files, and each follows from one before', (name, most) => {
  const parts = walkOf(name)
  expect(parts.flat().length).toBeGreaterThan(most - 6)
  expect(parts.flat().length).toBeLessThanOrEqual(most)
  for (const files of parts)
    for (const [at, file] of files.entries()) {
      const follows = at === 0 || files.slice(0, at).some((before) => leadsTo(before, file) || leadsTo(file, before))
      expect(follows, `${file} follows from a file before it`).toBe(true)
    }
})
