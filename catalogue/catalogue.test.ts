import { Errors } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { anchorNames } from '../contract/anchors.ts'
import { deviceTypes } from '../contract/experience.ts'
import { pageTypes } from '../contract/shop-events.ts'
import { addressNames, readableFacts } from '../contract/site-settings.ts'
import { catalogue } from './catalogue.ts'
import type { Template } from './define-template.ts'
import { objectSchema } from './fields.ts'
import { literalTexts } from './testing/literal-texts.ts'

/** The rules that every folder of the catalogue follows. */

const texts = import.meta.glob<string>(['./*/*/*', '!./kit/**', '!./testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The files of each template folder, with their contents. */
const folders = new Map<string, Map<string, string>>()
for (const [path, text] of Object.entries(texts)) {
  const [, page, name, file = ''] = path.split('/')
  const id = `${page}/${name}`
  folders.set(id, (folders.get(id) ?? new Map()).set(file, text))
}

/** The sources that draw on pages, with their contents. */
const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '!./**/*.test.*',
    '!./testing/**',
    '!./**/{template,templates,*-fields}.ts',
    '!./kit/words/*',
    '!./product/instalment/texts.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** All sources but tests. */
const code = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Tables of names and signs that are the same in every language, as brands and currencies, and the tables of texts. */
const nameTables = [
  './kit/draw/carriers.ts',
  './kit/draw/payment-methods.ts',
  './kit/shop/money.ts',
  './global/locale-redirect/country-names.ts',
  './product/accordion/headings.ts',
]

test('[SHR-01.29] texts for shoppers come from the tables of languages or from the content', () => {
  const others = Object.entries(sources).filter(([path]) => !nameTables.includes(path))
  expect(others.flatMap(([path, source]) => literalTexts(path, source).map((text) => `${path}: ${text}`))).toEqual([])
})

test('no file contains the attributes with which the demo marks its products and parts', () => {
  const own = /data-(product-id|skus?|block|slot|active)\b|dataset\.(productId|skus?|block|slot|active)\b/
  // Presets name the attributes of other platforms' themes, some of which are called the same.
  const known = /^\.\/presets\/(magento|shopware)\.ts$/
  expect(
    Object.entries(code)
      .filter(([path, source]) => own.test(source) && !known.test(path))
      .map(([path]) => path),
  ).toEqual([])
})

test('each reading rule and each address of the site settings is used by a template', () => {
  const all: Template[] = Object.values(catalogue).map(({ template }) => template)
  const facts = Object.entries(readableFacts).flatMap(([anchor, names]) => names.map((name) => `${anchor}.${name}`))
  expect(new Set(all.flatMap(({ reads = [] }) => reads))).toEqual(new Set(facts))
  const settings = all.flatMap(({ needs = [], uses = [] }) => [...needs, ...uses])
  expect(new Set(settings)).toEqual(new Set(['addToBag', ...addressNames.map((name) => `addresses.${name}`)]))
})

test('the catalogue lists every folder and nothing else', () => {
  expect(Object.keys(catalogue).toSorted()).toEqual([...folders.keys()].toSorted())
})

describe.each(Object.entries(catalogue))('%s', (id, { template: typed, sample }) => {
  const template: Template = typed
  const folder = folders.get(id) ?? new Map<string, string>()
  const files = [...folder.keys()]
  const read = (name: string) => folder.get(name) ?? ''
  const own = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))

  test('has a template, an experience, a sample and a test', () => {
    expect(files).toContain('template.ts')
    expect(sample).toBeTypeOf('object')
    expect(files.filter((name) => /^experience\.tsx?$/.test(name))).toHaveLength(1)
    expect(files.filter((name) => /\.test\.tsx?$/.test(name)).length).toBeGreaterThan(0)
  })

  test('uses its folder as its only id', () => {
    expect(template.id).toBe(id)
    expect(own.map(read).join('\n')).toContain(`id: '${id}'`)
  })

  test('has a title, and names only pages, devices and anchors that exist', () => {
    expect(template.title).not.toBe('')
    expect(template.pages.length).toBeGreaterThan(0)
    expect(pageTypes).toEqual(expect.arrayContaining([...template.pages]))
    expect(deviceTypes).toEqual(expect.arrayContaining([...template.devices]))
    expect(anchorNames).toEqual(expect.arrayContaining([...template.anchors]))
  })

  test('describes the meaning of each content field', () => {
    for (const field of Object.values(template.fields))
      expect(field).toHaveProperty('description', expect.stringMatching(/\S{2}/))
  })

  test('has a sample that matches its own schema', () => {
    expect(Errors(objectSchema(template.fields), sample)).toEqual([])
  })

  test('prefixes every class with its name', () => {
    const prefix = id.replace('/', '-')
    const styles = files
      .filter((name) => name.endsWith('.css'))
      .map(read)
      .join('\n')
    for (const name of files.filter((each) => each.endsWith('.css'))) expect(read(name), name).toContain('{')
    const classes = [...styles.matchAll(/\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name ?? '')
    expect(classes.filter((name) => !name.startsWith(prefix))).toEqual([])
  })

  test('does not access storage, network, timers or markup directly', () => {
    const forbidden =
      /\b(localStorage|sessionStorage|fetch|XMLHttpRequest|sendBeacon|setInterval|innerHTML|outerHTML|insertAdjacentHTML|eval|cookie)\b/
    for (const name of own.filter((each) => each !== 'template.ts'))
      expect(read(name).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''), name).not.toMatch(forbidden)
  })
})
