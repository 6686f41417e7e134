import { expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { readContent } from '../../kit/run/read-content.ts'
import { template } from './template.ts'

test.each([undefined, '', '  '])('[GLB-03.3] with %j for logoutLabel it does not run', (logoutLabel) => {
  expect(readContent(fieldTable(template.fields), { logoutLabel }, () => {})).toEqual({ missing: 'logoutLabel' })
})
