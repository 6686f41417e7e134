import { beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import './clear-storage.ts'
import './commands.ts'

// What is not seen is not drawn, and the document within does not know of it. A pointer reaches it all the same.
if (frameElement) (frameElement as HTMLElement).style.opacity = '0'

/** Whether the pointer may be over the page: at the beginning where the previous file left it, later after it has moved. */
let isOver = true

const noteMove = ({ isTrusted }: Event) => {
  if (isTrusted) isOver = true
}
for (const type of ['pointermove', 'pointerover', 'pointerdown'])
  window.addEventListener(type, noteMove, { capture: true })

// Most tests move no pointer, and each command goes through three processes.
beforeEach(async () => {
  if (!isOver) return
  await commands.pointerAway()
  isOver = false
})
