import { expect, test } from 'vitest'
import { chooseBase } from './choose-base.ts'

const onlyMain = (name: string) => name === 'main'

test('a branch is compared with the main branch, here or at the origin', () => {
  expect(chooseBase({ branch: 'my-idea', isKnown: onlyMain })).toBe('main')
  expect(chooseBase({ branch: '', isKnown: (name) => name === 'origin/main' })).toBe('origin/main')
})

test('on the main branch, or without one, only what is not committed counts', () => {
  expect(chooseBase({ branch: 'main', isKnown: onlyMain })).toBe('HEAD')
  expect(chooseBase({ branch: 'my-idea', isKnown: () => false })).toBe('HEAD')
})

test('a base that was asked for is taken; for an unknown one the remedy is told', () => {
  expect(chooseBase({ asked: 'v1', branch: 'main', isKnown: () => true })).toBe('v1')
  expect(() => chooseBase({ asked: 'mian', branch: 'main', isKnown: onlyMain })).toThrow(
    'git knows no "mian". Give a branch, tag or commit',
  )
})
