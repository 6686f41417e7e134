import { expect, test } from 'vitest'
import { aPage, waitUntilSettled } from '../../testing/a-page.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import { innerScope } from '../run/inner-scope.ts'
import { addTip } from './add-tip.ts'

test.each([
  ['<a href="#a"><b></b></a>', 0, 1],
  ['<a href="#a" aria-describedby=""><b></b></a>', 1, 0],
  ['<a href="#a" aria-describedby=" b  c"><b></b></a>', 0, 1],
])(
  '[EX-26] tips of two experiences on %s both describe it until number %i and then %i ends',
  async (html, ...order) => {
    const page = aPage(html)
    const link = page.firstElementChild as HTMLElement
    const before = page.innerHTML
    let restored = 0
    const experiences = ['One', 'Two'].map((text) => {
      const scope = innerScope({ mayRestore: () => ++restored < 50, exposure: anyExposure })
      const trigger = document.createElement('span')
      link.append(trigger)
      scope.onRemove(() => {
        trigger.nextSibling?.remove()
        trigger.remove()
      })
      addTip(scope, { trigger, focused: link, area: link, text })
      return scope
    })
    await waitUntilSettled()
    const described = () =>
      link
        .getAttribute('aria-describedby')
        ?.split(' ')
        .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    expect([described(), restored]).toEqual([['One', 'Two'], 0])
    experiences[order[0]]?.end()
    await waitUntilSettled()
    expect(described()).toEqual([order[0] === 0 ? 'Two' : 'One'])
    experiences[order[1]]?.end()
    expect(page.innerHTML).toBe(before)
  },
)
