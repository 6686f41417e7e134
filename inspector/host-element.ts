import anchors from './styles/anchors.css?inline'
import base from './styles/base.css?inline'
import forcedColors from './styles/forced-colors.css?inline'
import frame from './styles/frame.css?inline'
import list from './styles/list.css?inline'
import lowWindow from './styles/low-window.css?inline'
import visitor from './styles/visitor.css?inline'

/** Events inside the inspector must not reach the shop: keys could open its search, and clicks close its menus. */
const itsOwn = ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown', 'input', 'change', 'submit']

/** Those by which an open dialog of the shop notices that somebody leaves it: it would take the focus back, or forbid to scroll. */
const outside = ['pointerup', 'mouseup', 'touchstart', 'touchmove', 'touchend', 'wheel', 'focusin', 'focusout']

/**
 * Creates the element of the inspector and what it draws in: a shadow tree, so that styles and scripts of shop and inspector do
 * not affect each other.
 */
export function createHost(): { host: HTMLElement; container: HTMLElement } {
  const host = document.createElement('instep-inspector')
  for (const type of [...itsOwn, ...outside])
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([base, frame, list, visitor, anchors, lowWindow, forcedColors].join('\n'))
  shadow.adoptedStyleSheets = [sheet]
  const container = document.createElement('div')
  container.className = 'inside'
  shadow.append(container)
  return { host, container }
}
