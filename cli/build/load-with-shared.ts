import type { Plugin } from 'vite'
import { askAhead } from './ask-ahead.ts'
import { hideConfig } from './hide-config.ts'
import { findSmallest, nameForBrotli } from './squeeze.ts'
import { steadyNamesOf } from './steady-names.ts'

/** The files with code that several files of experiences share. */
const kits = ['kit', 'kit-drawing']

/** Makes `instep.js` request a file of experiences together with the shared files it imports. */
export function loadWithShared(): Plugin {
  return {
    name: 'instep-load-with-shared',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const shared = chunks.flatMap(({ name, fileName }) => (kits.includes(name) ? [fileName] : []))
      const entry = chunks.find(({ isEntry }) => isEntry)
      const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports ?? []
      const sharedOf = (file: string) => {
        const needed = new Set([file])
        // A set also iterates over entries added during the iteration.
        for (const each of needed) for (const next of importsOf(each)) needed.add(next)
        return shared.filter((each) => each !== file && needed.has(each))
      }
      // The loaders are recognised by the form that minifying gives them.
      const names = steadyNamesOf(bundle)
      if (!entry) return
      const { hidden, show } = await hideConfig(entry.code)
      const code = askAhead(await names.hideWhile(hidden, findSmallest), sharedOf)
      entry.code = await names.hideWhile(code, (given) => nameForBrotli(given, show), entry.code)
    },
  }
}
