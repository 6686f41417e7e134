import { expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { template as desktop } from '../../home/sale-carousel-desktop/template.ts'
import { template as mobile } from '../../home/sale-carousel-mobile/template.ts'
import { readContent } from '../run/read-content.ts'

const item = { imgUrl: '/a.svg', title: 'Shoe', url: '/shoe' }
const read = (template: typeof mobile | typeof desktop, items: unknown) =>
  readContent(fieldTable(template.fields), { items }, () => {})
const titles = (template: typeof mobile | typeof desktop, items: unknown) => {
  const reading = read(template, items)
  return 'content' in reading && (reading.content.items as { title: string }[]).map(({ title }) => title)
}

test.each([mobile, desktop])(
  '[HOM-03.5] [HOM-04.6] an entry without imgUrl, title or url is skipped; without entries nothing is rendered: $id',
  (template) => {
    const entries = [
      { ...item, imgUrl: '' },
      item,
      { ...item, title: ' ' },
      { ...item, title: 'Boot' },
      { ...item, url: '' },
    ]
    expect(titles(template, entries)).toEqual(['Shoe', 'Boot'])
    for (const none of [undefined, [], [{ ...item, url: 'javascript:alert(1)' }]])
      expect(read(template, none)).toEqual({ missing: 'items' })
    expect(desktop.devices).not.toContain('mobile')
  },
)

test('[HOM-03.6] [HOM-04.6] the one is for phones only, the other for computers and tablets', () => {
  expect([mobile.devices, desktop.devices]).toEqual([['mobile'], ['computer', 'tablet']])
  expect(desktop.devices).not.toContain('mobile')
})
