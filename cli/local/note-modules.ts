import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type FilesRead, isOfSite } from '../build/note-files.ts'
import { toModuleId } from '../build/own-module.ts'

/**
 * Tells which modules of a site this process imports from now on, also by the name of another package of the same repository. A module
 * that was imported before is not told again.
 */
export function noteModules(onRead: FilesRead): void {
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      if (resolved.url.startsWith('file:')) onRead([toModuleId(fileURLToPath(resolved.url))].filter(isOfSite))
      return resolved
    },
  })
}
