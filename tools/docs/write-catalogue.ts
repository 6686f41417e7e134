import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { catalogueText } from './catalogue-page.ts'
import { stateSizes } from './stated-sizes.ts'
import { measureTemplates } from './template-sizes.ts'

/** Writes the page of the catalogue, which is made from the code. */
export async function writeCatalogue(): Promise<void> {
  const page = join(root, 'docs/catalogue.md')
  writeFileSync(page, catalogueText(stateSizes(readFileSync(page, 'utf8'), await measureTemplates())))
}
