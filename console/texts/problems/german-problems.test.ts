import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { createPhrasebook } from './create-phrasebook.ts'
import { deProblems } from './de-problems.ts'
import { deRemedies } from './de-remedies.ts'

/** The checks of what can be changed in the console. */
const checks = [
  'content',
  'values',
  'forms',
  'limits',
  'together',
  'selector',
  'times',
  'goal',
  'urls',
  'rules',
  'place',
]
  .concat('variations', 'groups', 'instance', 'ids')
  .map((name) => `check/check-${name}.ts`)
  .concat('check/shapes.ts', 'check/describe-error.ts', 'changes/apply-changes.ts')

type Node = { type?: string; [part: string]: unknown }

/** Of developers only, or with other words around it when it reaches the console. */
const left = [
  'changes an experience that the configuration does not have any more, which means nothing',
  'give the experience back, or leave it',
  'is needed by x0',
]

/** Returns what a check says, with `x0` for its first value. */
function textsIn(file: string): string[] {
  const path = join(import.meta.dirname, '../../../cli', file)
  const texts: string[] = []
  const take = (node: Node): void => {
    const { consequent, alternate, quasis } = node as Record<string, Node & Node[]>
    if (node.type === 'ConditionalExpression') for (const each of [consequent, alternate]) take(each as Node)
    else if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    else if (node.type === 'TemplateLiteral' && quasis)
      texts.push(
        quasis.map((each, at) => `${at ? `x${at - 1}` : ''}${(each.value as { cooked: string }).cooked}`).join(''),
      )
  }
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each)
    if (!node || typeof node !== 'object' || Array.isArray(node)) return
    const { type, key, value, id, init, callee, arguments: given, ...rest } = node as Record<string, Node>
    const isSaid = (named: Node | undefined) => named?.name === 'problem' || named?.name === 'remedy'
    if (String(type) === 'Property' && isSaid(key)) take(value as Node)
    if (String(type) === 'VariableDeclarator' && isSaid(id)) take(init as Node)
    if (callee?.name === 'mustHold') for (const each of (given as unknown as Node[]).slice(2)) take(each)
    // Warnings are not told in the console.
    const { object } = (callee ?? {}) as { object?: Node }
    if (object?.name === 'warnings') return
    walk([key, value, id, init, callee, given, ...Object.values(rest)])
  }
  walk(parseSync(path, readFileSync(path, 'utf8')).program)
  return texts.filter((text) => !left.includes(text))
}

const all = [...new Set(checks.flatMap(textsIn))]

test('the check says nothing of an experience that has no German', () => {
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((text) => de.sayProblem(text) === undefined)).toEqual([])
})

test.each([
  ["'grün' is not a colour", "'grün' ist keine Farbe"],
  ['give a whole number from 1 to 50', 'Geben Sie eine ganze Zahl von 1 bis 50 an'],
  ['give a number above 0 to 1', 'Geben Sie eine Zahl über 0 bis 1 an'],
  ['give one of 1, 2, 4', 'Geben Sie eines von diesen an: 1, 2, 4'],
  ['give a text or a list', 'Geben Sie einen Text oder eine Liste an'],
  ['give a number from 3', 'Geben Sie eine Zahl ab 3 an'],
  ["is 'is empty'", "ist 'is empty'"],
  ["give { op: 'eq', value: '…' }", "Geben Sie { op: 'eq', value: '…' } an"],
  ['finds no free range of 0.5; free is 0.2 to 0.4', 'findet keinen freien Bereich von 0.5; frei ist 0.2 bis 0.4'],
  [
    'with 0 to 0.5 takes visitors of b, which has 0.2 to 1',
    'nimmt mit 0 bis 0.5 der Experience b Besucher weg, die 0.2 bis 1 hat',
  ],
  ['ends beyond 1, with 0.8 to 1.2', 'endet jenseits von 1, mit 0.8 bis 1.2'],
  ['anchors.price is needed by low-stock', 'anchors.price wird von low-stock gebraucht'],
  ["'div[' is not a selector (a part of it is missing)", "'div[' ist kein Selektor (ein Teil fehlt)"],
])('%s is in German %s', (english, german) => {
  expect([de.sayProblem(english), en.sayProblem(english)]).toEqual([german, english])
})

test('a text that is not known stays as it is, and is not translated by halves', () => {
  expect(de.sayProblem('is not a list of experiences')).toBeUndefined()
  expect(de.sayProblem('give the moon')).toBeUndefined()
})

test('a value is kept as it was written', () => {
  const say = createPhrasebook({ '{0} and {1}': '{1} und {0}', 'a few': 'einige' })
  const kept = "'a few and {0} $&'"
  expect([say(`a few and ${kept}`), say('a.b and a few')]).toEqual([`${kept} und einige`, 'einige und a.b'])
})

test('each German text has the values of its English', () => {
  const valuesOf = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort()
  for (const [english, german] of Object.entries({ ...deProblems, ...deRemedies }))
    expect([english, valuesOf(german)]).toEqual([english, valuesOf(english)])
})
