import { expect, test } from 'vitest'
import { aPage } from '../../testing/a-page.ts'
import { whenSeen } from './when-seen.ts'

/** A box 100 px high, and two below each other of which some are in view. */
function aBox() {
  aPage(
    `<div style="height: 100px; overflow: hidden"><p style="height: 60px; margin: 0">a</p><p style="height: 90px; margin: 0">b</p></div>`,
  )
  const told: string[][] = []
  const undos: (() => void)[] = []
  const watch = whenSeen({ onRemove: (undo) => void undos.push(undo) }, (ids) => told.push(ids))
  for (const each of document.querySelectorAll('p')) watch(each, each.textContent ?? '')
  const box = document.querySelector('div') as HTMLElement
  return { told, box, remove: () => undos.reverse().map((undo) => undo()) }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('[SHR-06.4] an id is reported once, when half of its element has been in view; ids within 100 ms are reported together', async () => {
  const { told, box, remove } = aBox()
  await expect.poll(() => told).toEqual([['a']]) // 40 of the 90 px of b are not half of it
  box.style.height = '104px'
  await wait(300)
  expect(told).toEqual([['a']])
  box.style.height = '106px'
  await expect.poll(() => told).toEqual([['a'], ['b']])
  box.style.height = '0'
  await wait(100)
  box.style.height = '200px'
  await wait(300)
  expect(told).toEqual([['a'], ['b']])
  remove()
})

test('seen ids that are not yet reported are reported when the experience is stopped, and none afterwards', async () => {
  const { told, box, remove } = aBox()
  box.style.height = '200px'
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  remove()
  const before = [...told]
  await wait(300)
  expect(told).toEqual(before)
  expect(told.flat().length).toBeLessThan(3)
})
