import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Makes objects, of which 600,000 are in use at a time, and prints the greatest size of the heap in bytes after it was cleared once. */
const useHeap = `
  const used = []
  let most = 0
  for (let made = 0; made < 4_000_000; made++) {
    used[made % 600_000] = { made, list: [made, made] }
    if (made === 600_000) gc()
    if (made > 600_000 && made % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal)
  }
  console.log(most)`

function greatestHeap(before: string): number {
  // Cleared in threads of its own, it grows meanwhile, by as much as a busy machine lets these wait.
  const args = ['--expose-gc', '--single-threaded-gc', '--input-type=module', '-e', `${before}\n${useHeap}`]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })
  expect(stderr).toBe('')
  return Number(stdout)
}

test('[BS-03] the heap of a bounded process is cleared before it has grown as far as V8 would let it', () => {
  const file = JSON.stringify(join(import.meta.dirname, 'bound-heap.ts'))
  const most = 0.8 * greatestHeap('')
  let bounded = Number.POSITIVE_INFINITY
  // V8 may be late once, when its first measure of its own speed was taken on a busy machine.
  for (let attempt = 0; attempt < 3 && bounded >= most; attempt++)
    bounded = greatestHeap(`import { boundHeap } from ${file}\nboundHeap()`)
  expect(bounded).toBeGreaterThan(0)
  expect(bounded).toBeLessThan(most)
})
