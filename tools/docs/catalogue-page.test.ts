import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import { catalogueText } from './catalogue-page.ts'
import { drawnBy, pictureOf, picturesFolder } from './catalogue-pictures.ts'
import { sizeOfWebp } from './site/size-of-webp.ts'
import { stateSizes } from './stated-sizes.ts'
import { measureTemplates } from './template-sizes.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/catalogue.md'), 'utf8')
const templates = Object.values(catalogue).map(({ template }) => template)

test('docs/catalogue.md is current: npm run docs writes it', async () => {
  expect(page).toBe(catalogueText(stateSizes(page, await measureTemplates())))
})

test('docs/catalogue.md has every template, with every field of its content', () => {
  for (const { id, fields } of templates) {
    expect(page).toContain(`### \`${id}\``)
    for (const name of Object.keys(fields)) expect(page).toContain(`| \`${name}\` |`)
  }
})

test('each template has a picture: npm run pictures -- --catalogue takes them', () => {
  const pictures = templates.map(pictureOf)
  expect(readdirSync(picturesFolder).sort()).toEqual(pictures.map(({ name }) => name).sort())
  for (const { path } of pictures) expect(page).toContain(`](./${path})`)
})

test('of a template that draws nothing itself, the page says whose drawing its picture shows', () => {
  const invisible = templates.filter(({ look }) => look.startsWith('Nothing visible')).map(({ id }) => id)
  expect(Object.keys(drawnBy)).toEqual(invisible)
  for (const id of invisible) {
    const [, entry = ''] = page.split(`### \`${id}\``)
    const [own = ''] = entry.split('\n### ')
    expect(own).toContain(`The picture shows what \`${drawnBy[id as TemplateId]}\` draws`)
  }
})

test('pictures are as small as a page with all of them allows', () => {
  const files = readdirSync(picturesFolder).map((name) => readFileSync(join(picturesFolder, name)))
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(3 * 1024 * 1024)
  for (const file of files) expect(sizeOfWebp(file)?.width).toBeLessThanOrEqual(720)
})
