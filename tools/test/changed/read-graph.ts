import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../setup/root.mjs'
import { type FileGraph, isSource, makeFileGraph } from './file-graph.ts'
import { linksOf } from './links-of.ts'

/**
 * Reads the files of the repository, and makes the graph of what depends on what; it takes about two seconds.
 * @param files all files that git knows or could add, and deleted ones
 */
export function readGraph(files: readonly string[]): FileGraph {
  const sources = files.filter((path) => isSource(path) && existsSync(join(root, path)))
  const links = new Map(sources.map((path) => [path, linksOf(path, readFileSync(join(root, path), 'utf8'))]))
  return makeFileGraph(new Set(files), links)
}
