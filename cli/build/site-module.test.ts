import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { siteModule } from './site-module.ts'

test('a placement is data, with a lazy import for the code of each of its versions', () => {
  const active = { id: 'one', poll: ['.hero'], code: 'file:///shop/hero.ts' }
  const placements = [
    { id: 'hero', active, draft: { ...active, id: 'two' } },
    { id: 'items', active: { id: 'three' } },
  ]
  expect(siteModule(aSite({ placements, experiences: [] }))).toContain(
    [
      'placements: [{id: "hero", active: {...{"id":"one","poll":[".hero"]}, load: () => import("/shop/hero.ts")}',
      'draft: {...{"id":"two","poll":[".hero"]}, load: () => import("/shop/hero.ts")}},\n{id: "items"',
      'active: {...{"id":"three"}}}]}',
    ].join(', '),
  )
})

test('a site without placements says nothing of them', () => {
  expect(siteModule(aSite())).not.toContain('placements')
})
