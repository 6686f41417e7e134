import { Command } from 'commander'
import { pageTypes } from '../../contract/shop-events.ts'
import { readFileList } from '../build/file-list.ts'
import { preloadOf } from '../build/files-of-page.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { loadCheckedSite } from '../load-checked-site.ts'
import { pageTag, pageTags, tagText } from '../snippet/page-tags.ts'
import { snippetTag } from '../snippet/snippet.ts'

type TagOptions = {
  page?: string
  tags?: string
  address?: string
  language?: string
  src: string
  config: string
  out: string
}

export function snippetCommand(): Command {
  return new Command('snippet')
    .description('Print the tag for the <head> of the pages of one type')
    .option('--src <address>', 'where pages find the script', '/instep/instep.js')
    .option('--page <type>', `adds what pages of a type need: ${pageTypes.join(', ')}`)
    .option('--address <path>', 'a page of that type, for which the preloads are exact')
    .option('--language <tag>', 'the language that the page declares, whose words are preloaded too')
    .option('--tags <form>', 'json: the parts of all page types, for a server that writes the tag itself')
    .option('--config <file>', 'the site', findConfig())
    .option('--out <folder>', 'the built folder, for the files to preload', 'dist/instep')
    .action(exitWith(printSnippet))
}

/**
 * `instep snippet`: prints the tag with the stub. With `--page` and a site's configuration it adds the guard of that
 * page type (BD-04). With the built folder in `--out` it adds the preload links, for the pages of one `--address` and
 * `--language` exactly. With `--tags json` it prints the parts of all page types, for a server that writes the tag itself.
 */
async function printSnippet({ src, config, out, page, tags, address, language }: TagOptions): Promise<number> {
  if (src.includes('?'))
    console.error('Leave out what follows the ? in --src: the other files name instep.js without it, and load it twice')
  if (!page && !tags && address === undefined) {
    console.log(snippetTag(src))
    return 0
  }
  const pageType = pageTypes.find((type) => type === page)
  const mistake = mistakeIn({ page, tags, address, pageType })
  if (mistake) {
    console.error(mistake)
    return 1
  }
  const checked = await loadCheckedSite(config)
  if (!checked) return 1
  const list = readFileList(out)
  if (!list)
    console.error(`${out} is not built: the tag names nothing to preload. Build first, or name the folder with --out`)
  if (!pageType) {
    console.log(JSON.stringify(await pageTags(checked.site, Date.now(), list), null, 2))
    return 0
  }
  const tag = await pageTag(checked.site, pageType, Date.now(), preloadOf(list, pageType, address, language))
  console.log(tagText(tag, src))
  console.error(
    `For a policy with hashes: style-src '${tag.hashes.style}'; script-src '${tag.hashes.scripts.join("' '")}'`,
  )
  return 0
}

type SnippetOptions = { page?: string; tags?: string; address?: string; pageType?: string }

function mistakeIn({ page, tags, address, pageType }: SnippetOptions): string | undefined {
  if (page && tags) return 'Give either --page or --tags'
  if (address !== undefined && !page) return 'Give the type of the page at --address as --page'
  if (tags) return tags === 'json' ? undefined : `--tags is ${tags}; the one form is json`
  return pageType ? undefined : `There is no page type ${page}. There are: ${pageTypes.join(', ')}`
}
