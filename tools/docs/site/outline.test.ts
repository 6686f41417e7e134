import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../setup/root.mjs'
import { dropCodeLinks } from './code-links.ts'
import { outline } from './outline.ts'

test('the sidebar lists each page of docs/ once', () => {
  const pages = readdirSync(join(root, 'docs')).flatMap((name) => /^(.*)\.md$/.exec(name)?.[1] ?? [])
  expect(outline.flatMap((group) => group.pages).sort()).toEqual(pages.sort())
})

test.each([
  [0, '../cli/instep.ts', false],
  [0, 'results.md', true],
  [0, 'decisions/0001-x.md', true],
  [0, 'https://nodejs.org', true],
  [1, '../results.md', true],
  [1, '../../README.md', false],
])('on a page %i folders below docs/ the link to %s remains: %s', (depth, url, remains) => {
  const text = { type: 'text' }
  const tree = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'link', url, children: [text] }] }] }
  dropCodeLinks(tree, depth)
  expect(tree.children[0]?.children).toEqual(remains ? [{ type: 'link', url, children: [text] }] : [text])
})
