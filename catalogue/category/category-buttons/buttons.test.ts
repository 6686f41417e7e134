import { expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { readContent } from '../../kit/run/read-content.ts'
import { template } from './template.ts'

const read = (buttons: unknown) => readContent(fieldTable(template.fields), { buttons }, () => {})

test('an entry without label or url is skipped, a missing picture counts as none, and without entries there is nothing to render', () => {
  const boots = { url: '/boots', img: '/boots.svg', label: 'Boots' }
  const sale = { url: '/sale', label: 'Sale' }
  expect(read([{ ...boots, label: '' }, { ...boots, url: undefined }, boots, sale])).toEqual({
    content: { buttons: [boots, { ...sale, img: '' }] },
  })
  expect(read([{ ...boots, label: undefined }])).toEqual({ missing: 'buttons' })
})
