import { join, relative } from 'node:path'
import { build, serve } from '@rspress/core'
import { createSiteConfig, siteFolder } from './docs/site/config.ts'
import { root } from './setup/root.mjs'

/**
 * `npm run docs`: writes the pages of the documentation that are made from the code, and builds the site of all pages; with
 * `--site` it builds only the site, of the pages as they are. With `--serve` the site is then served on `PORT`, 4405 unless set,
 * until the command is stopped.
 */
if (!process.argv.includes('--site')) {
  // It loads all templates and the build, which the site does not need.
  const { writeCatalogue } = await import('./docs/write-catalogue.ts')
  await writeCatalogue()
  console.log('docs/catalogue.md is written')
}
const config = createSiteConfig()
await build({ docDirectory: join(root, 'docs'), config })
console.log(`${relative(root, siteFolder)}/ has the site; npm run docs -- --serve shows it`)
if (process.argv.includes('--serve')) await serve({ config, port: Number(process.env.PORT ?? 4405) })
