import { expect, test } from 'vitest'
import type { ExperiencesFile } from './hold-in-file.ts'
import { findKitModules } from './kit-modules.ts'

/** Returns which modules go into the kit, given the files that need each and its characters. */
function kitOf(modules: Record<string, [files: string, size: number]>): string[] {
  const ids = Object.keys(modules)
  const names = [...new Set(ids.flatMap((id) => modules[id]?.[0].split(' ') ?? []))]
  const files = names.map(
    (name): ExperiencesFile => ({
      name,
      entry: name,
      isAlone: false,
      isDrawing: false,
      pages: new Set(),
      share: 0,
      ids: new Set(ids.filter((id) => modules[id]?.[0].split(' ').includes(name))),
    }),
  )
  const getModuleInfo = (id: string) => ({
    importedIds: [],
    importers: [],
    dynamicImporters: [],
    code: '-'.repeat(modules[id]?.[1] ?? 0),
  })
  const shared = new Map(ids.map((id) => [id, files.filter((file) => file.ids.has(id))]))
  return findKitModules(shared, { getModuleInfo })
}

test('what the same files share goes into the kit where it is worth a request, in one piece or in several', () => {
  expect(kitOf({ marks: ['bags shoes', 2201] })).toEqual(['marks'])
  expect(kitOf({ marks: ['bags shoes', 2200] })).toEqual([])
  expect(kitOf({ marks: ['bags shoes', 1500], corner: ['bags shoes', 900] })).toEqual(['marks', 'corner'])
  expect(kitOf({ marks: ['bags shoes', 1500], corner: ['bags hats', 900] })).toEqual([])
})

test('a small part is in the kit only where each file that needs it loads the kit in any case', () => {
  const large: [string, number] = ['bags shoes hats', 5000]
  expect(kitOf({ large, small: ['bags hats', 100] })).toEqual(['large', 'small'])
  expect(kitOf({ large, small: ['bags gloves', 100] })).toEqual(['large'])
})
