import { expect, test } from 'vitest'
import { deadLinksRule } from './dead-links.ts'

const there = ['README.md', 'docs/a.md', 'docs/pictures/a.png', 'docs/with space.md']

function dead(text: string): string[] {
  const found = deadLinksRule([{ path: 'docs/a.md', text }], (path) => there.includes(path))
  return found.map(({ line, rule }) => `${line} ${rule}`)
}

test.each([
  ['[home](../README.md)'],
  ['![a picture](pictures/a.png "its title")'],
  ['[with a space](with%20space.md)'],
  ['[a part of another page](../README.md#start)'],
  ['[a part of this page](#start)'],
  ['[elsewhere](https://example.com/x.md)'],
  ['`[text](target)` in code'],
  ['```\n[text](target)\n```'],
])('this link is valid or not checked: %s', (text) => {
  expect(dead(text)).toEqual([])
})

test.each([
  ['[gone](gone.md)', '1 dead link gone.md'],
  ['first\nsecond [gone](<gone.md>)', '2 dead link gone.md'],
  ['![gone](pictures/b.png)', '1 dead link pictures/b.png'],
  ['[gone](README.md#start)', '1 dead link README.md#start'],
  ['[name]: gone.md', '1 dead link gone.md'],
])('this link is dead: %s', (text, expected) => {
  expect(dead(text)).toEqual([expected])
})
