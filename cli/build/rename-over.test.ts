import { expect, test, vi } from 'vitest'
import { renameOver } from './rename-over.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

test('a file that somebody has open for a moment on Windows is replaced when it is closed', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(failure('EPERM')).mockRejectedValueOnce(failure('EBUSY'))
  await renameOver('new.js', 'instep.js', attempt.mockResolvedValue(undefined))
  expect(attempt.mock.calls).toEqual(Array(3).fill(['new.js', 'instep.js']))
})

test('another failure is thrown at once', async () => {
  const attempt = vi.fn().mockRejectedValue(failure('ENOSPC'))
  await expect(renameOver('new.js', 'instep.js', attempt)).rejects.toThrow('ENOSPC')
  expect(attempt).toHaveBeenCalledTimes(1)
})
