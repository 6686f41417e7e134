import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { realAfter } from './after.ts'

test('a task runs once after its time, and one that is cancelled never', async () => {
  const ran: string[] = []
  realAfter(20, () => ran.push('late'))
  realAfter(1, () => ran.push('early'))
  const cancel = realAfter(5, () => ran.push('cancelled'))
  cancel()
  expect(ran).toEqual([])
  await wait(60)
  expect(ran).toEqual(['early', 'late'])
  cancel()
})
