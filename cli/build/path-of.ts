import { fileURLToPath } from 'node:url'

/** Returns the path of a module that a site configuration names by `import.meta.resolve` or by its path. */
export function pathOf(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : url
}
