import { pageTypes } from '../../contract/shop-events.ts'
import type { Arguments } from '../arguments.ts'
import { loadCheckedSite } from '../load-checked-site.ts'
import { pageTag, pageTags, tagText } from '../snippet/page-tags.ts'
import { snippet } from '../snippet/snippet.ts'

/**
 * `instep snippet`: the tag with the stub; with `--page` and a site's configuration also with the guard of that page type
 * (BD-04); with `--tags json` the inline parts of all page types, for a server that writes the tag itself.
 */
export async function printSnippet({ values }: Arguments): Promise<number> {
  const { src = '/instep/instep.js', config = 'instep.config.ts', page, tags } = values
  if (!page && !tags) {
    console.log(snippet(src))
    return 0
  }
  const pageType = pageTypes.find((type) => type === page)
  const mistake = mistakeIn({ page, tags, pageType })
  if (mistake) {
    console.error(mistake)
    return 1
  }
  const checked = await loadCheckedSite(config)
  if (!checked) return 1
  if (!pageType) {
    console.log(JSON.stringify(await pageTags(checked.site, Date.now()), null, 2))
    return 0
  }
  const tag = await pageTag(checked.site, pageType, Date.now())
  console.log(tagText(tag, src))
  console.error(
    `For a policy with hashes: style-src '${tag.hashes.style}'; script-src '${tag.hashes.scripts.join("' '")}'`,
  )
  return 0
}

function mistakeIn({ page, tags, pageType }: { page?: string; tags?: string; pageType?: string }): string | undefined {
  if (page && tags) return 'Give either --page or --tags'
  if (tags) return tags === 'json' ? undefined : `--tags is ${tags}; the one form is json`
  return pageType ? undefined : `There is no page type ${page}. There are: ${pageTypes.join(', ')}`
}
