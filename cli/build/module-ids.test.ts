import { afterEach, expect, test, vi } from 'vitest'

/** Loads modules anew with the functions that Windows has for paths. */
async function onWindows() {
  vi.resetModules()
  const paths = await vi.importActual<typeof import('node:path')>('node:path')
  const urls = await vi.importActual<typeof import('node:url')>('node:url')
  vi.doMock('node:path', () => paths.win32)
  vi.doMock('node:url', () => ({
    ...urls,
    fileURLToPath: (url: string) => urls.fileURLToPath(url, { windows: true }),
  }))
  return { ...(await import('./own-module.ts')), ...(await import('./path-of.ts')) }
}

afterEach(() => {
  vi.doUnmock('node:path')
  vi.doUnmock('node:url')
  vi.resetModules()
})

test('on Windows modules are named with slashes, as the bundler names them: its files are divided by these names', async () => {
  const here = await import('./own-module.ts')
  const { root, ownModule, pathOf } = await onWindows()
  expect(root).toBe(here.root)
  expect(ownModule('script/main.ts')).toBe(here.ownModule('script/main.ts'))
  expect(pathOf('file:///C:/shop/experiences/mark.ts')).toBe('C:/shop/experiences/mark.ts')
  expect(pathOf('C:\\shop\\experiences\\mark.ts')).toBe('C:/shop/experiences/mark.ts')
})
