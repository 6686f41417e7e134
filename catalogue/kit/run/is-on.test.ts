import { expect, test } from 'vitest'
import { isOn } from './is-on.ts'

test.each([true, 1, '1', 'true', 'True', 'TRUE', 'yes', 'Yes', 'YES'])('[SHR-09.4] a column of %j is on', (value) => {
  expect(isOn(value)).toBe(true)
})

test.each([false, 0, '0', 'false', 'no', '', 'on', 'y', 2, '2', 'true ', null, undefined, {}, []])(
  '[SHR-09.4] a column with the value %j is off',
  (value) => {
    expect(isOn(value)).toBe(false)
  },
)
