import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { ownModule } from './own-module.ts'

/** The lists of kit functions that a shop's own experiences import from. */
const lists: Readonly<Record<string, string>> = {
  'instep/kit': ownModule('package/kit.ts'),
  'instep/kit/draw': ownModule('package/draw.ts'),
}

/**
 * Makes a shop's own experiences import each kit function from the file that has it. Through the list they would seem
 * to need the whole kit, and the build would move code that one experience uses into the file for every page.
 */
export function importKitDirectly(): Plugin {
  return {
    name: 'instep-import-kit-directly',
    transform: {
      filter: { code: /instep\/kit/ },
      handler: (code) => ({ code: withDirectImports(code), map: null }),
    },
  }
}

const importOfList = /\bimport\s*\{([^}]*)\}\s*from\s*["'](instep\/kit(?:\/draw)?)["'];?/g

/** Returns the code with direct imports. An import with a name that its list does not have stays, for the bundler to report. */
export function withDirectImports(code: string): string {
  return code.replace(importOfList, (whole: string, names: string, list: string) => {
    const files = filesOf(list)
    const wanted = namesIn(names).map((name) => ({ name, file: files.get(name.split(/\s+as\s+/)[0] ?? '') }))
    if (wanted.some(({ file }) => file === undefined)) return whole
    return wanted.map(({ name, file }) => `import { ${name} } from ${JSON.stringify(file)};`).join(' ')
  })
}

const exportFrom = /\bexport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** Returns the file of each function in a list. */
function filesOf(list: string): Map<string, string> {
  const path = lists[list] ?? ''
  const exports = [...readFileSync(path, 'utf8').matchAll(exportFrom)]
  return new Map(
    exports.flatMap(([, names = '', file = '']) =>
      namesIn(names).map((name): [string, string] => [name, join(dirname(path), file)]),
    ),
  )
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
}
