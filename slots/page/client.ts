import { chosenRenderer } from '../lending/chosen-renderer.ts'

type PageRoot = { render(node: unknown): void; unmount(): void }

/** A root of the page's React, which before 18 draws into an element without one. */
export function createRoot(host: Element, options?: object): PageRoot {
  const { createRoot, render, unmountComponentAtNode } = chosenRenderer().ReactDOM
  if (createRoot) return createRoot(host, options)
  return {
    render: (node) => render?.(node, host),
    unmount: () => void unmountComponentAtNode?.(host),
  }
}
