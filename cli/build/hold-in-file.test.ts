import { expect, test } from 'vitest'
import { type ExperiencesFile, findHolders, ownModulesOf } from './hold-in-file.ts'

type Facts = { isAlone?: boolean; isDrawing?: boolean }

/** Returns a file of experiences that is loaded on these pages and needs these modules. */
function aFile(
  name: string,
  pages: string[],
  ids: string[],
  { isAlone = false, isDrawing = false }: Facts = {},
): ExperiencesFile {
  return { name, entry: name, ids: new Set([name, ...ids]), isAlone, isDrawing, pages: new Set(pages), share: 0 }
}

const sharedIn = (ids: string[], files: ExperiencesFile[]) =>
  new Map(ids.map((id) => [id, files.filter((file) => file.ids.has(id))]))

/** Returns what the bundler says when each module is imported by the files that need it, and by these others. */
function graphOf(files: ExperiencesFile[], others: Record<string, string[]> = {}, lazily: string[] = []) {
  const importersOf = (id: string) => files.flatMap((file) => (file.ids.has(id) ? [file.name] : []))
  return {
    getModuleInfo: (id: string) => ({
      importedIds: [],
      importers: [...importersOf(id).filter((each) => each !== id), ...(others[id] ?? [])],
      dynamicImporters: lazily.includes(id) ? ['main'] : [],
      code: '',
    }),
  }
}

const uk = ['product', 'product /uk/']
const holdersIn = (files: ExperiencesFile[], graph = graphOf(files)) =>
  [...findHolders(sharedIn(['row'], files), graph).values()].map(({ name }) => name)

test('what two files need is in the one that all pages of the other load, wherever it stands', () => {
  const [all, british] = [aFile('all', [...uk, 'product /us/'], ['row']), aFile('british', ['product /uk/'], ['row'])]
  expect(holdersIn([all, british])).toEqual(['all'])
  expect(holdersIn([british, all])).toEqual(['all'])
  expect(holdersIn([british, all, aFile('bag', ['basket'], [])])).toEqual(['all'])
})

test('no file holds what a page needs that does not load it', () => {
  expect(holdersIn([aFile('all', uk, ['row']), aFile('bag', ['basket', 'product'], ['row'])])).toEqual([])
})

test('a file that may fail alone holds nothing for others, but may need what another holds', () => {
  const own = aFile('own', uk, ['row'], { isAlone: true })
  expect(holdersIn([own, aFile('british', ['product /uk/'], ['row'])])).toEqual([])
  expect(holdersIn([own, aFile('all', uk, ['row'])])).toEqual(['all'])
})

test('[BD-09] a file that waits for the React of the page holds nothing for one that does not', () => {
  const drawing = aFile('all', uk, ['row'], { isDrawing: true })
  expect(holdersIn([drawing, aFile('british', ['product /uk/'], ['row'])])).toEqual([])
  expect(holdersIn([drawing, aFile('british', ['product /uk/'], ['row'], { isDrawing: true })])).toEqual(['all'])
})

test('what a shared module imports is in a file of experiences only where that module is in one, too', () => {
  const [british, american] = ['product /uk/', 'product /us/'] as const
  const all = aFile('all', [british, american], ['row'])
  const findIn = (...others: ExperiencesFile[]) => {
    const files = [all, ...others]
    return [...findHolders(sharedIn(['row', 'line'], files), graphOf(files, { row: ['line'] }))].map(
      ([id, { name }]) => [id, name],
    )
  }
  expect(findIn(aFile('one', [british], ['row', 'line']), aFile('two', [american], ['row', 'line']))).toEqual([])
  expect(findIn(aFile('one', [british, american], ['row', 'line']), aFile('two', [american], ['row', 'line']))).toEqual(
    [
      ['row', 'all'],
      ['line', 'one'],
    ],
  )
})

test('what other code imports, or loads when it is needed, stays where that finds it', () => {
  const files = [aFile('all', uk, ['row', 'alone']), aFile('british', ['product /uk/'], ['row'])]
  expect(holdersIn(files, graphOf(files, { row: ['placement'] }))).toEqual([])
  expect(holdersIn(files, graphOf(files, {}, ['row']))).toEqual([])
  const [all] = files as [ExperiencesFile]
  expect(ownModulesOf(all, graphOf(files, {}, ['all']))).toEqual(['all', 'alone'])
  expect(ownModulesOf(all, graphOf(files, { alone: ['placement'] }))).toEqual(['all'])
})
