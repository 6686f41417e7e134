import { join } from 'node:path'
import { expect, test } from 'vitest'
import { definitionOf } from '../build/definition-of.ts'
import { aFolder } from '../testing/a-folder.ts'
import { aSite } from '../testing/a-site.ts'
import { checkStyles } from './check-styles.ts'

function aStyledSite(text: string) {
  const folder = aFolder({ 'mark.ts': '', 'mark.css': text })
  const mark = { id: 'mark', code: join(folder, 'mark.ts'), css: join(folder, 'mark.css') }
  return { ...aSite(), experiences: [mark] }
}

test('a style sheet that names files beside it is warned of: in the page their addresses lead elsewhere', () => {
  const site = aStyledSite(`@import "other.css";
    .mark { background: url( './star.svg' ); mask: url(star.svg) } .mark i { background: url("star.svg") }`)
  expect(checkStyles(site)).toEqual(
    ['other.css', './star.svg', 'star.svg'].map((address) => ({
      path: 'experiences[0] mark css',
      problem: `names ${address}, which browsers look for beside the page`,
      remedy: 'give an address that begins with / or https://',
    })),
  )
})

test('addresses that lead to the same from every page are not warned of, nor those in comments', () => {
  const site = aStyledSite(`/* url(old.svg) */ @import url(https://fonts.example/a.css); .mark { fill: url(#gradient);
    background: url('/pictures/star.svg'), url(//cdn.example/a.png), url("data:image/svg+xml,<svg xmlns='a'></svg>") }`)
  expect(checkStyles(site)).toEqual([])
})

test('the byte order mark of a style sheet is not part of its first selector', () => {
  const site = aStyledSite('\uFEFF.mark { color: red }')
  const text = JSON.stringify(site.experiences.map((each) => definitionOf(each)))
  expect(text).toContain('".mark { color: red }"')
})
