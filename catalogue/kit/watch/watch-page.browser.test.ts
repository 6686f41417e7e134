import { expect, onTestFinished, test } from 'vitest'
import { aPage } from '../../testing/a-page.ts'
import { watchPage } from './watch-page.ts'

test('a watcher that throws is reported to the page, and keeps no other from any change', async () => {
  const ended = new AbortController()
  const errors: string[] = []
  const hear = (event: ErrorEvent) => {
    errors.push(event.message)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('error', hear, true)
  onTestFinished(() => {
    ended.abort()
    removeEventListener('error', hear, true)
  })
  const page = aPage('<p></p>')
  let changes = 0
  watchPage(() => {
    throw new Error('no such box')
  }, ended.signal)
  watchPage(() => changes++, ended.signal)
  page.append('one')
  await expect.poll(() => changes).toBe(1)
  page.append('two')
  await expect.poll(() => changes).toBe(2)
  await expect.poll(() => errors).toEqual(Array(2).fill(expect.stringContaining('no such box')))
})
