import type { Plugin } from 'vite'
import { catalogue } from '../../catalogue/catalogue.ts'

const name = 'virtual:template-titles'

/** Gives the inspector the titles of the catalogue's templates as data: it imports no code of it. */
export function provideTitles(): Plugin {
  return {
    name: 'template-titles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const titles = ${JSON.stringify(readTitles())}` : undefined),
  }
}

function readTitles(): Record<string, string> {
  return Object.fromEntries(Object.values(catalogue).map(({ template: { id, title } }) => [id, title]))
}
