import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Renderer, renderers } from '../../catalogue/define-site.ts'
import { replaceReact } from './renderer.ts'

const imports = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime']

/** Returns the files that replace the React modules that experiences import. */
function standIns(...args: Parameters<typeof replaceReact>): unknown[] {
  const { resolveId } = replaceReact(...args) as unknown as {
    resolveId: { handler(id: string, importer: string): unknown }
  }
  return imports.map((id) => resolveId.handler(id, '/shop/experience.tsx'))
}

test.each<Renderer | undefined>([undefined, ...renderers.filter((each) => each !== 'react')])(
  '[BD-09] with the renderer %s each import of React is replaced by an existing file',
  (renderer) => {
    for (const path of standIns(renderer)) expect(existsSync(String(path)), String(path)).toBe(true)
  },
)

test('[BD-09] with the renderer react imports stay unchanged, and so do those of modules that are not selected', () => {
  const untouched = imports.map(() => undefined)
  expect(standIns('react')).toEqual(untouched)
  expect(standIns('small', () => false)).toEqual(untouched)
})
