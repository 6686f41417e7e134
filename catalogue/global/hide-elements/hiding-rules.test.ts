import { expect, test } from 'vitest'
import { readTexts } from '../../kit/run/read-content.ts'
import { hidingRules } from './hiding-rules.ts'

/** Of a browser that knows no selector with a sign of exclamation. */
function hiding(hideEl: unknown): { rules: string[]; lines: string[] } {
  const lines: string[] = []
  const read = (selector: string) => (selector.includes('!') ? undefined : selector)
  return { rules: hidingRules(readTexts(hideEl), read, (line) => lines.push(line)), lines }
}

const ruleOf = (selector: string) => `:is(${selector}):not(:root, head, body) { display: none !important }`

test.each([
  ['a list', ['.a', '#b > c']],
  ['one text with commas', '.a, #b > c'],
])('[GLB-11.2] hideEl may be %s', (_, hideEl) => {
  expect(hiding(hideEl)).toEqual({ rules: [ruleOf('.a'), ruleOf('#b > c')], lines: [] })
})

test('[GLB-11.2] a selector that is not valid is skipped with one console line, and the others work', () => {
  expect(hiding('.a, !, .b')).toEqual({ rules: [ruleOf('.a'), ruleOf('.b')], lines: ['hideEl ! is no selector'] })
})

test('[GLB-11.4] html, head and body are in no rule, whatever matches them', () => {
  for (const selector of ['*', 'html', 'body', ':root', 'head']) {
    const { rules, lines } = hiding(selector)
    expect(rules).toEqual([ruleOf(selector)])
    expect(lines).toEqual([])
  }
})
