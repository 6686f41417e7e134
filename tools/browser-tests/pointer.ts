import { commands } from 'vitest/browser'
import './commands.ts'

/** Whether the pointer may be over the page: at the beginning where the previous file left it, later after it has moved. */
let isOver = true

const noteMove = ({ isTrusted }: Event) => {
  if (isTrusted) isOver = true
}
for (const type of ['pointermove', 'pointerover', 'pointerdown'])
  window.addEventListener(type, noteMove, { capture: true })

/** Moves the pointer off the page. Most tests move no pointer, and each command goes through three processes. */
export async function movePointerAway(): Promise<void> {
  if (!isOver) return
  await commands.pointerAway()
  isOver = false
}
