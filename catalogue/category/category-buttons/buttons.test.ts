import { expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { readContent } from '../../kit/run/read-content.ts'
import { template } from './template.ts'

const read = (buttons: unknown) => readContent(fieldTable(template.fields), { buttons }, () => {})

test('an entry without label or url is skipped, one without a picture is none, and without entries there is nothing', () => {
  const boots = { url: '/boots', img: '/boots.svg', label: 'Boots' }
  const sale = { url: '/sale', label: 'Sale' }
  expect(read([{ ...boots, label: '' }, { ...boots, url: undefined }, boots, sale])).toEqual({
    content: { buttons: [boots, { ...sale, img: '' }] },
  })
  expect(read([{ ...boots, label: undefined }])).toEqual({ missing: 'buttons' })
})
