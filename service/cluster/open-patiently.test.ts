import { expect, test } from 'vitest'
import { CannotOpen, openPatiently } from './open-patiently.ts'

/** Opens at the attempt of this number, counted from 1. */
function opensAt(attempt: number) {
  let attempts = 0
  return async () => {
    attempts++
    if (attempts < attempt) throw new Error(`no leader yet (${attempts})`)
    return attempts
  }
}

test('[BS-01] what is not ready yet is opened once it is, and what is waited for is said', async () => {
  const lines: string[] = []
  const warn = (line: string) => void lines.push(line)
  expect(await openPatiently(opensAt(3), warn, { pauseMs: 1, tellEveryMs: 0 })).toBe(3)
  expect(lines).toEqual(['waiting for the cluster: no leader yet (1)', 'waiting for the cluster: no leader yet (2)'])
})

test('it is given up when the time is over, with the last reason', async () => {
  const patience = { pauseMs: 5, limitMs: 12, tellEveryMs: 1000 }
  await expect(openPatiently(opensAt(1000), () => {}, patience)).rejects.toThrow('no leader yet')
})

test('what waiting does not change is said at once', async () => {
  let attempts = 0
  const open = async () => {
    attempts++
    throw new CannotOpen('divided in another way')
  }
  await expect(openPatiently(open, () => {}, { pauseMs: 1 })).rejects.toThrow('divided in another way')
  expect(attempts).toBe(1)
})
