import { expect, test } from 'vitest'
import { alone } from './alone.ts'

test('of two tasks of one name the second waits for the first', async () => {
  const happened: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = alone('name', async () => {
    happened.push('first begins')
    await promise
    happened.push('first ends')
  })
  const second = alone('name', async () => void happened.push('second'))
  await new Promise((go) => setTimeout(go, 20))
  resolve()
  await Promise.all([first, second])
  expect(happened).toEqual(['first begins', 'first ends', 'second'])
})

test('a task that fails frees its turn', async () => {
  await expect(alone('name', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  let ran = false
  await alone('name', async () => {
    ran = true
  })
  expect(ran).toBe(true)
})
