import { expect, test } from 'vitest'
import { aPage } from '../../testing/a-page.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import { alignWith } from './align-with.ts'

test('a host next to a section is aligned with its content, also after a resize', async () => {
  const [, host, section] = aPage(
    `<style></style><div style="box-sizing: border-box"><p>Ours</p></div>
     <section style="box-sizing: border-box; max-width: 300px; margin: 0 auto; padding: 24px 16px 0"><p>Theirs</p></section>`,
  ).children as unknown as [Element, HTMLElement, HTMLElement]
  const undos: (() => void)[] = []
  alignWith({ onRemove: (undo) => void undos.push(undo), exposure: anyExposure }, section, host)
  const edges = (element: HTMLElement) => {
    const { left, right } = (element.firstElementChild as Element).getBoundingClientRect()
    return [left, right]
  }
  expect(edges(host)).toEqual(edges(section))
  expect(host.style.paddingTop).toBe('24px')
  section.style.maxWidth = '200px'
  await expect.poll(() => edges(host)).toEqual(edges(section))
  for (const undo of undos) undo()
})
