import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { catalogueText } from './catalogue-page.ts'
import { pictureOf, picturesFolder } from './catalogue-pictures.ts'
import { sizeOfWebp } from './site/size-of-webp.ts'
import { stateSizes } from './stated-sizes.ts'
import { measureTemplates } from './template-sizes.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/catalogue.md'), 'utf8')
const templates = Object.values(catalogue).map(({ template }) => template)

test('docs/catalogue.md is current: npm run docs writes it', async () => {
  expect(page).toBe(catalogueText(stateSizes(page, await measureTemplates())))
}, 120_000)

test('docs/catalogue.md has every template, with every field of its content', () => {
  for (const { id, fields } of templates) {
    expect(page).toContain(`### \`${id}\``)
    for (const name of Object.keys(fields)) expect(page).toContain(`| \`${name}\` |`)
  }
})

test('each template but one that shows nothing has a picture: npm run pictures -- --catalogue takes them', () => {
  const pictures = templates.flatMap((template) => pictureOf(template) ?? [])
  expect(pictures).toHaveLength(templates.length - 1)
  expect(readdirSync(picturesFolder).sort()).toEqual(pictures.map(({ name }) => name).sort())
})

test('pictures are as small as a page with all of them allows', () => {
  const files = readdirSync(picturesFolder).map((name) => readFileSync(join(picturesFolder, name)))
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(3 * 1024 * 1024)
  for (const file of files) expect(sizeOfWebp(file)?.width).toBeLessThanOrEqual(720)
})
