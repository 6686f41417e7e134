import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const importOfLimits = /import \{ (\w*[lL]imits) \} from ["']([^"']+)["']/

type Limits = Record<string, unknown>

/**
 * Inlines the script's business constants. As members of an object, each would send its name to the shopper, and the
 * object would contain the constants of every part.
 */
export function inlineLimits(): Plugin {
  return {
    name: 'instep-limits',
    async transform(code, id) {
      const [, table, path] = importOfLimits.exec(code) ?? []
      if (!table || !path) return undefined
      const module = (await import(pathToFileURL(join(dirname(id), path)).href)) as Record<string, Limits>
      const inlined = code.replace(new RegExp(`\\b${table}\\.(\\w+)`, 'g'), (member, name: string) => {
        const value = module[table]?.[name]
        return typeof value === 'number' ? `(${value})` : member
      })
      return { code: inlined, map: null }
    },
  }
}
