import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { readFileList } from '../build/file-list.ts'
import { pageTags } from './page-tags.ts'

/** Writes `tags.json` beside the script: the parts of the tag by page type, for a server that renders pages (BD-04). */
export async function writeTags(site: SiteConfig, outDir: string): Promise<void> {
  await writeFile(join(outDir, 'tags.json'), JSON.stringify(await pageTags(site, Date.now(), readFileList(outDir))))
}
