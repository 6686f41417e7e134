import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, serve } from '@rspress/core'
import { catalogueText } from './docs/catalogue-page.ts'
import { createSiteConfig, siteFolder } from './docs/site/config.ts'
import { stateSizes } from './docs/stated-sizes.ts'
import { measureTemplates } from './docs/template-sizes.ts'
import { root } from './setup/root.mjs'

/**
 * `npm run docs`: writes the pages of the documentation that are made from the code, and builds the site of all pages.
 * With `--serve` the site is then served on `PORT`, 4405 unless set, until the command is stopped.
 */
const cataloguePage = join(root, 'docs/catalogue.md')
writeFileSync(cataloguePage, catalogueText(stateSizes(readFileSync(cataloguePage, 'utf8'), await measureTemplates())))
console.log('docs/catalogue.md is written')
const config = createSiteConfig()
await build({ docDirectory: join(root, 'docs'), config })
console.log(`${relative(root, siteFolder)}/ has the site; npm run docs -- --serve shows it`)
if (process.argv.includes('--serve')) await serve({ config, port: Number(process.env.PORT ?? 4405) })
