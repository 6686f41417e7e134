import { readFileSync } from 'node:fs'
import { pathOf } from './path-of.ts'

/** Reads the style sheet of an experience of the site's own, without the mark with which some editors begin a file: a selector would begin with it. */
export function readStyles(css: string): string {
  return readFileSync(pathOf(css), 'utf8').replace(/^\uFEFF/, '')
}
