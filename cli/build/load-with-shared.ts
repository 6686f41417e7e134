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
      if (!entry) return
      const names = steadyNamesOf(bundle)
      const whole = entry.code
      const minifyEntry = async (given: string, show?: (code: string) => string) => {
        const code = askAhead(await names.hideWhile(given, findSmallest), sharedOf)
        return names.hideWhile(code, (named) => nameForBrotli(named, show), whole)
      }
      const { hidden, show } = await hideConfig(whole)
      // To hide the configuration only saves the build time, so where its place is lost it is minified with the rest.
      entry.code = await minifyEntry(hidden, show).catch(() => minifyEntry(whole))
    },
  }
}
