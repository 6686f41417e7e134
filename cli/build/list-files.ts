import type { Plugin } from 'vite'
import type { PlacementInstance, SiteConfig } from '../../catalogue/define-site.ts'
import { everyPage } from './chunk-names.ts'
import { filePrefix } from './experience-modules.ts'
import { type FileList, fileListName } from './file-list.ts'
import { pathOf } from './path-of.ts'
import type { SiteParts } from './site-parts.ts'
import { wordFiles } from './words-modules.ts'

type Chunk = {
  type: 'chunk'
  name: string
  fileName: string
  imports: string[]
  moduleIds: string[]
  facadeModuleId: string | null
}

/**
 * Writes the list of files that a site's pages load: for the tag, for servers that render it, and for people who
 * inspect the build.
 */
export function listFiles({ placements = [], words }: SiteConfig, { groups }: SiteParts): Plugin {
  return {
    name: 'instep-list-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const list = {
        ...fileListOf(chunks, groups),
        words: wordFilesOf(chunks, words),
        placements: placementsOf(chunks, placements),
      }
      this.emitFile({ type: 'asset', fileName: fileListName, source: `${JSON.stringify(list, null, 1)}\n` })
    },
  }
}

function fileListOf(chunks: Chunk[], groups: SiteParts['groups']): Pick<FileList, 'always' | 'pages'> {
  const common = chunks.find(({ name }) => name === everyPage)
  const always = common ? withImports(common, chunks) : []
  const pages = groups.flatMap(({ ids: experiences, places }, at) => {
    const file = chunks.find(({ moduleIds }) => moduleIds.includes(`\0${filePrefix}${at}`))
    if (!file || file === common) return [] // part of the file for every page
    return [{ places, experiences, files: withImports(file, chunks).filter((each) => !always.includes(each)) }]
  })
  return { always, pages }
}

function wordFilesOf(chunks: Chunk[], words: SiteConfig['words']): FileList['words'] {
  const files = wordFiles(words).flatMap(([language, from]) => {
    const file = chunks.find(({ facadeModuleId }) => facadeModuleId === from || facadeModuleId === `\0${from}`)
    return file ? [[language, file.fileName]] : []
  })
  return Object.fromEntries(files)
}

function placementsOf(chunks: Chunk[], placements: readonly PlacementInstance[]): FileList['placements'] {
  return placements.flatMap(({ id, active }) => {
    const file = active?.code && chunks.find(({ facadeModuleId }) => facadeModuleId === pathOf(active.code ?? ''))
    return file ? [{ id, ...(active.triggers && { triggers: active.triggers }), files: withImports(file, chunks) }] : []
  })
}

/** Returns a file and everything it imports, except the script itself, which the tag loads. */
function withImports(chunk: Chunk, chunks: Chunk[]): string[] {
  const files = new Set([chunk.fileName])
  for (const name of files)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      if (next !== 'instep.js') files.add(next)
  return [...files]
}
