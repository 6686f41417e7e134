import { fileURLToPath } from 'node:url'
import { toModuleId } from './own-module.ts'

/** Returns the path of a module that a site configuration names by `import.meta.resolve` or by its path, as the bundler names it. */
export function pathOf(url: string): string {
  return toModuleId(url.startsWith('file:') ? fileURLToPath(url) : url)
}
