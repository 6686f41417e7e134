import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { UserConfig } from '@rspress/core'
import { root } from '../../setup/root.mjs'
import { dropCodeLinks, type PageNode } from './code-links.ts'
import { describePictures } from './describe-pictures.ts'
import { homePage } from './home-page.ts'
import { outline } from './outline.ts'

const docs = join(root, 'docs')

/** Where the site is written. */
export const siteFolder = join(root, '.build/docs')

/** The site of the documentation: all pages of `docs/`, searchable, without requests to other servers. */
export function createSiteConfig(): UserConfig {
  return {
    root: docs,
    outDir: siteFolder,
    title: 'Instep',
    description: 'Experiments and personalisation for online shops, hosted by yourself',
    lang: 'en',
    route: { exclude: ['ledger/**'], cleanUrls: false },
    markdown: {
      // `npm run layers` checks links to code; here their text remains.
      link: { checkDeadLinks: { excludes: (url) => url.startsWith('../') }, checkAnchors: true },
      remarkPlugins: [() => changePage],
    },
    // As a tag: the build leaves out a style sheet that is given as `globalStyles`.
    builderConfig: {
      // It would keep pages as the plugins above made them before they were changed.
      performance: { buildCache: false },
      html: { tags: [{ tag: 'style', children: readFileSync(join(import.meta.dirname, 'site.css'), 'utf8') }] },
    },
    plugins: [{ name: 'home', addPages: () => [{ routePath: '/', content: homePage }] }],
    themeConfig: {
      nav: [
        { text: 'Getting started', link: '/getting-started' },
        { text: 'Catalogue', link: '/catalogue' },
        { text: 'Configuration', link: '/configuration' },
        { text: 'Operating', link: '/operating' },
      ],
      sidebar: { '/': [...outline.map(listGroup), listDecisions()] },
    },
  }
}

function changePage(tree: PageNode, { path }: { path: string }): void {
  describePictures(tree, dirname(path))
  const folder = relative(docs, dirname(path))
  dropCodeLinks(tree, folder === '' ? 0 : folder.split('/').length)
}

function listGroup({ text, pages }: (typeof outline)[number]) {
  return { text, items: pages.map((page) => ({ text: readTitle(`${page}.md`), link: `/${page}` })) }
}

function listDecisions() {
  const pages = readdirSync(join(docs, 'decisions')).map((file) => `decisions/${file}`)
  const items = pages.map((page) => ({ text: readTitle(page), link: `/${page.replace(/\.md$/, '')}` }))
  return { text: 'Decisions', collapsible: true, collapsed: true, items }
}

/** Returns the first heading of a page. */
function readTitle(page: string): string {
  return /^# (.*)/m.exec(readFileSync(join(docs, page), 'utf8'))?.[1] ?? page
}
