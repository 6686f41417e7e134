import type { Plugin } from 'vite'
import { askAhead } from './ask-ahead.ts'
import { findSmallest, nameForBrotli } from './squeeze.ts'

/** The files that several files of experiences share. */
const kits = ['kit', 'kit-drawing']

/** Lets `instep.js` ask for a file of experiences together with the files of code that it shares with others. */
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
        // A set hands out what is added while it is gone through.
        for (const each of needed) for (const next of importsOf(each)) needed.add(next)
        return shared.filter((each) => each !== file && needed.has(each))
      }
      // The loaders are known by the form that minifying gives them.
      if (entry) entry.code = await nameForBrotli(askAhead(await findSmallest(entry.code), sharedOf))
    },
  }
}
