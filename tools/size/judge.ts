import { withoutHash } from '../../cli/build/brotli-size.ts'
import { bounds } from './bounds.ts'

export type SizedFile = { name: string; bytes: number }

/** All files that a page requests, and the maximum of their total size. */
export type PageWeight = { name: string; files: SizedFile[]; bound: number }

export type Sizes = {
  /** The files of the core. */
  core: SizedFile[]
  /** The parts that the script loads in addition to its core, when a page needs them. */
  parts: SizedFile[]
  /** The rendering code for pages that lend no React; a site without a page React loads it with its pages. */
  renderer: SizedFile[]
  /** What the first page of the console loads. */
  console: SizedFile[]
  pages: PageWeight[]
}

/**
 * Returns what is too large, one line each with the remedy; empty when every size is within its bound. Missing
 * measurements are reported too.
 */
export function judgeSizes({ core, parts, renderer, console, pages }: Sizes): string[] {
  const faults: string[] = []
  const addIfOver = (name: string, bytes: number, bound: number) => {
    if (bytes > bound) faults.push(`${name} has ${bytes} bytes, ${bytes - bound} more than ${bound}`)
  }
  addIfOver('the core', sumBytes(core), bounds.core)
  for (const { name, bytes } of parts)
    if (!bounds.boundByPages.includes(withoutHash(name))) addIfOver(name, bytes, bounds.part)
  for (const { name, bytes } of renderer) addIfOver(name, bytes, bounds.renderer)
  addIfOver('the first page of the console', sumBytes(console), bounds.console)
  if (console.length === 0) faults.push('the console was not measured: is it built?')
  if (pages.length === 0) faults.push('no page was measured: is the demo built?')
  for (const { name, files, bound } of pages) {
    addIfOver(name, sumBytes(files), bound)
    if (files.length > bounds.requests)
      faults.push(
        `${name} asks for ${files.length} files, ${files.length - bounds.requests} more than ${bounds.requests}`,
      )
  }
  return faults
}

export function sumBytes(files: SizedFile[]): number {
  return files.reduce((all, { bytes }) => all + bytes, 0)
}
