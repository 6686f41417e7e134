import { expect, test } from 'vitest'
import { readTexts } from '../../kit/run/read-texts.ts'
import { hidingRules } from './hiding-rules.ts'

/** Simulates a browser for which a selector with an exclamation mark is invalid. */
function collectRules(hideEl: unknown): { rules: string[]; lines: string[] } {
  const lines: string[] = []
  const acceptSelector = (selector: string) => (selector.includes('!') ? undefined : selector)
  return { rules: hidingRules(readTexts(hideEl), acceptSelector, (line) => lines.push(line)), lines }
}

const ruleOf = (selector: string) => `:is(${selector}):not(:root, head, body) { display: none !important }`

test.each([
  ['a list', ['.a', '#b > c']],
  ['one text with commas', '.a, #b > c'],
])('[GLB-11.2] hideEl may be %s', (_, hideEl) => {
  expect(collectRules(hideEl)).toEqual({ rules: [ruleOf('.a'), ruleOf('#b > c')], lines: [] })
})

test('[GLB-11.2] an invalid selector is skipped with one console line, and the others apply', () => {
  expect(collectRules('.a, !, .b')).toEqual({ rules: [ruleOf('.a'), ruleOf('.b')], lines: ['hideEl ! is no selector'] })
})

test('[GLB-11.4] no rule applies to html, head or body, whichever selector matches them', () => {
  for (const selector of ['*', 'html', 'body', ':root', 'head']) {
    const { rules, lines } = collectRules(selector)
    expect(rules).toEqual([ruleOf(selector)])
    expect(lines).toEqual([])
  }
})
