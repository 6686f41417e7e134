import { expect, test } from 'vitest'
import { isShown } from './is-shown.ts'

const questions = [{}, { visibility: true }, { opacity: true }, { visibility: true, opacity: true }]

test.each([
  ['', ''],
  ['display: none', ''],
  ['', 'display: none'],
  ['', 'display: contents'],
  ['visibility: hidden', ''],
  ['visibility: hidden', 'visibility: visible'],
  ['opacity: 0', ''],
  ['', 'opacity: 0'],
  ['opacity: 0.5', 'opacity: 0.5'],
  ['block-size: 0; overflow: hidden', ''],
])(
  'whether an element with "%s" around it and "%s" of its own is shown is told as newer browsers tell it',
  (around, own) => {
    const box = document.createElement('div')
    const element = document.createElement('p')
    box.style.cssText = around
    element.style.cssText = own
    box.append(element)
    document.body.append(box)
    expect(questions.map((also) => isShown(element, also))).toEqual(
      questions.map(({ visibility, opacity }) =>
        element.checkVisibility({ visibilityProperty: visibility, opacityProperty: opacity }),
      ),
    )
    box.remove()
    expect(isShown(element)).toBe(false)
  },
)
