import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

export function draw(node: ReactNode): void {
  root = createRoot(document.body)
  root.render(node)
}

export function undraw(): void {
  root?.unmount()
}
