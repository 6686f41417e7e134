import { expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { readContent } from '../../kit/run/read-content.ts'
import { template } from './template.ts'

const readButtons = (buttons: unknown) => readContent(fieldTable(template.fields), { buttons }, () => {})

test('an entry without label or url is skipped, a missing picture becomes an empty one, and without entries nothing is rendered', () => {
  const boots = { url: '/boots', img: '/boots.svg', label: 'Boots' }
  const sale = { url: '/sale', label: 'Sale' }
  expect(readButtons([{ ...boots, label: '' }, { ...boots, url: undefined }, boots, sale])).toEqual({
    content: { buttons: [boots, { ...sale, img: '' }] },
  })
  expect(readButtons([{ ...boots, label: undefined }])).toEqual({ missing: 'buttons' })
})
