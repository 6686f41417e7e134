import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const importOfLimits = /import \{ limits \} from ["']([^"']+)["']/

/**
 * Puts the script's business constants where they are used: as members of an object each would carry its name to the
 * shopper, and the object would carry those of every part.
 */
export function inlineLimits(): Plugin {
  return {
    name: 'instep-limits',
    async transform(code, id) {
      const path = importOfLimits.exec(code)?.[1]
      if (!path) return undefined
      const module = (await import(pathToFileURL(join(dirname(id), path)).href)) as { limits: Record<string, unknown> }
      const inlined = code.replace(/\blimits\.(\w+)/g, (member, name: string) => {
        const value = module.limits[name]
        return typeof value === 'number' ? `(${value})` : member
      })
      return { code: inlined, map: null }
    },
  }
}
