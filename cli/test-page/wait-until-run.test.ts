import { expect, test } from 'vitest'
import { waitUntilRun } from './wait-until-run.ts'

test('a page that does not answer any more, as in a loop without end, is an error and not waited for', async () => {
  const hanging = { evaluateExpression: () => new Promise(() => {}), warnings: [] }
  await expect(waitUntilRun(hanging, 'hint', 20)).rejects.toThrow('hint did not run: the page does not answer')
})

test('of an experience that still waits in the end, the error says so', async () => {
  const waiting = { evaluateExpression: async () => ({ progress: 'waiting', answers: [] }), warnings: ['a warning'] }
  await expect(waitUntilRun(waiting, 'hint', 60)).rejects.toThrow('hint did not run: waiting\na warning')
})
