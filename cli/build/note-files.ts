import type { Plugin } from 'vite'
import { root } from './own-module.ts'

/** Is called with the files of a site that a build has read, also those of other packages of the same repository. */
export type FilesRead = (files: string[]) => void

/** Tells which files a build has read, but for Instep's own and those of installed packages. */
export function noteFiles(onRead: FilesRead): Plugin {
  return {
    name: 'instep-note-files',
    generateBundle() {
      const paths = [...this.getModuleIds()].map((id) => id.split('?', 1)[0] ?? '')
      onRead([...new Set(paths)].filter(isOfSite))
    },
  }
}

/** Whether a file is neither Instep's own nor of an installed package. */
export function isOfSite(path: string): boolean {
  return path !== '' && !path.startsWith('\0') && !path.includes('/node_modules/') && !path.startsWith(`${root}/`)
}
