import { expect, onTestFinished, test } from 'vitest'
import { aPage, waitUntilSettled } from '../../testing/a-page.ts'
import { whenResized } from './when-resized.ts'

/** A banner in the content, whose height the content shall keep free once more; another observer looks at the content. */
function anObservedPage() {
  const main = aPage('<main><p style="height: 10px"></p></main>').querySelector('main') as HTMLElement
  const banner = main.querySelector('p') as HTMLElement
  const seen: number[] = []
  const others = new ResizeObserver(() => seen.push(main.offsetHeight))
  others.observe(main, { box: 'border-box' })
  const errors: string[] = []
  const hear = ({ message }: ErrorEvent) => errors.push(message)
  addEventListener('error', hear)
  onTestFinished(() => {
    others.disconnect()
    removeEventListener('error', hear)
  })
  return { main, banner, seen, errors }
}

test('changes made in the callback reach other observers and cause no error on the page', async () => {
  const { main, banner, seen, errors } = anObservedPage()
  const undos: (() => void)[] = []
  const keepFree = () => {
    main.style.paddingTop = `${banner.offsetHeight}px`
  }
  whenResized({ onRemove: (undo) => void undos.push(undo) }, [banner], keepFree)
  for (const height of [10, 30, 20]) {
    banner.style.height = `${height}px`
    await expect.poll(() => main.style.paddingTop).toBe(`${height}px`)
    await expect.poll(() => seen.at(-1)).toBe(main.offsetHeight)
  }
  expect(errors).toEqual([])
  for (const undo of undos) undo()
})

test('after removal there is no callback, not even for an earlier size change', async () => {
  const { banner } = anObservedPage()
  let calls = 0
  let remove = () => {}
  whenResized({ onRemove: (undo) => (remove = undo) }, [banner], () => calls++)
  await expect.poll(() => calls).toBe(1)
  banner.style.height = '50px'
  // Its observer has heard of it, and the next frame is to come.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const before = calls
  remove()
  banner.style.height = '60px'
  await waitUntilSettled()
  expect(calls).toBe(before)
})
