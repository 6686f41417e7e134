import { expect, test } from 'vitest'
import { type DemoPart, superviseParts } from './supervise.ts'

const cwd = process.cwd()
const script = (name: string, code: string): DemoPart => ({ name, args: ['-e', code], env: process.env })
const staysUp = (name: string) => script(name, 'setInterval(() => {}, 1000)')

test('when one part ends, the others are stopped, and its name and exit code are reported', async () => {
  const { signal } = new AbortController()
  const running = superviseParts([staysUp('service'), script('shop', 'process.exit(3)')], { cwd, signal })
  expect(await running.ended).toEqual({ part: 'shop', code: 3 })
  expect(running.goingDown.aborted).toBe(true)
})

test('the signal ends all parts without naming one', async () => {
  const stopping = new AbortController()
  const running = superviseParts([staysUp('service'), staysUp('shop')], { cwd, signal: stopping.signal })
  stopping.abort()
  expect(await running.ended).toEqual({ code: 0 })
})
