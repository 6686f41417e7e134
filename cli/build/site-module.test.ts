import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { indexModule } from './experience-index.ts'
import { siteModule } from './site-module.ts'
import { sitePartsOf } from './site-parts.ts'

const moduleOf = (site: ReturnType<typeof aSite>) => siteModule(site, sitePartsOf(site))
const indexOf = (site: ReturnType<typeof aSite>) => indexModule(sitePartsOf(site), site)

test('a placement is built as data, with a lazy import for the code of each of its versions', () => {
  const active = { id: 'one', poll: ['.hero'], code: 'file:///shop/hero.ts' }
  const placements = [
    { id: 'hero', active, draft: { ...active, id: 'two' } },
    { id: 'items', active: { id: 'three' } },
  ]
  expect(moduleOf(aSite({ placements, experiences: [] }))).toContain(
    [
      'placements: [{id: "hero", active: {...{"id":"one","poll":[".hero"]}, load: () => import("/shop/hero.ts")}',
      'draft: {...{"id":"two","poll":[".hero"]}, load: () => import("/shop/hero.ts")}},\n{id: "items"',
      'active: {...{"id":"three"}}}]}',
    ].join(', '),
  )
})

test('[BV-01] an experience of a group is built with its range, not with its position in the list', () => {
  const [offers] = aSite().experiences
  const member = (id: string, from?: number) => ({ ...offers, id, exclusion: { group: 'hero', share: 0.3, from } })
  const built = indexOf(aSite({ experiences: [member('late', 0.5), member('early')] as never }))
  expect(built.match(/"exclusion":[^}]*}/g)).toEqual([
    '"exclusion":{"group":"hero","from":0.5,"to":0.8}',
    '"exclusion":{"group":"hero","from":0,"to":0.3}',
  ])
})

test('a site without placements has no field for them', () => {
  expect(moduleOf(aSite())).not.toContain('placements')
})

test('[EX-14] the time zone of the site is applied in the build and is not part of the module', () => {
  const [offers] = aSite().experiences
  const schedule = { scheduled_start: '2027-07-31T08:00' }
  const built = indexOf(aSite({ timeZone: 'Asia/Kolkata', experiences: [{ ...offers, schedule } as never] }))
  expect(built).toContain(`"scheduled_start":${Date.UTC(2027, 6, 31, 2, 30)}`)
  expect(built).not.toContain('Kolkata')
})
