import type { DisposableScope } from '../../kit/run/scope.ts'
import { spokenLanguage } from '../../kit/words/say.ts'

/** Draws a heading of the accordion with a button in it (PDP-01.2). */
export function drawHeading(
  scope: Pick<DisposableScope, 'onRemove'>,
  item: HTMLElement,
  { name, words }: { name: string; words: string },
): HTMLButtonElement {
  const heading = document.createElement('h2')
  heading.className = `${name}-heading`
  heading.lang = spokenLanguage()
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `${name}-button`
  button.textContent = words
  heading.append(button)
  item.append(heading)
  scope.onRemove(() => heading.remove())
  return button
}
