import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

// A file of its own, because for React before 18 the build replaces it with `draw-before-18.ts`.

let root: Root | undefined

export function draw(node: ReactNode): void {
  root = createRoot(document.body)
  root.render(node)
}

export function undraw(): void {
  root?.unmount()
}
