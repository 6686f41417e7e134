import { expect, test } from 'vitest'
import { textRules } from './text-rules.ts'

const size = /^\.a \{ font-size: 18px !important \}$/
const color = /^\.a:not\(.*\) \{ color: red !important \}$/

test.each([
  [{ textSize: '18px', color: 'red' }, [size, color]],
  [{ textSize: '18px', color: '' }, [size]],
  [{ textSize: '', color: 'red' }, [color]],
  [{ textSize: '', color: '' }, []],
])('[CAT-11.2] with %j only the given values are applied', (content, expected) => {
  const rules = textRules('a', content)
  expect(rules).toHaveLength(expected.length)
  for (const [at, rule] of rules.entries()) expect(rule).toMatch(expected[at] ?? /$./)
})
