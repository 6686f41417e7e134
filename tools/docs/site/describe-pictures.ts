import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageNode } from './code-links.ts'
import { sizeOfWebp } from './size-of-webp.ts'

/**
 * Lets the pictures of a page load when they come near, and keeps room for them, so that links into a page with many
 * pictures arrive where they should. The site's builder has made elements of them by then, which keep their `url`.
 * @param folder the folder of the page
 */
export function describePictures(node: PageNode, folder: string): void {
  if (node.name === 'img' && node.url) {
    const file = join(folder, node.url)
    const size = existsSync(file) ? sizeOfWebp(readFileSync(file)) : undefined
    const added = Object.entries({ loading: 'lazy', ...size })
    node.attributes?.push(...added.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value: String(value) })))
  }
  for (const child of node.children ?? []) describePictures(child, folder)
}
