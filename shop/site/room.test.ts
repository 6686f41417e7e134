import { expect, test } from 'vitest'
import { pageTags } from '../../cli/snippet/page-tags.ts'
import { roomOfSite } from '../../cli/snippet/room-of-site.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import site from '../instep.config.ts'

test('[BD-04] account pages keep the same room as help pages, and pages of no type the same as a search: a journey measures one of each in the British shop', async () => {
  const { account, help, search, other } = await pageTags(site, Date.now())
  const guardOf = ({ style, scripts }: typeof help) => [style, scripts[1]]
  expect(guardOf(account)).toEqual(guardOf(help))
  expect(guardOf(other)).toEqual(guardOf(search))
  for (const tag of [help, search]) expect(tag.scripts[1]).toContain('"offers"')
})

test('[BD-04] whom room is kept for depends on nothing that a visitor has seen or been allotted before: a journey opens a page of each type twice, not all', () => {
  const past = ['share', 'group', 'decides']
  for (const type of pageTypes)
    for (const row of roomOfSite(site, type, Date.now()).settings.rows)
      expect(
        past.filter((name) => name in row),
        `${row.id} on pages of the type ${type}`,
      ).toEqual([])
})
