import { chosenRenderer } from '../lending/chosen-renderer.ts'

type PageRoot = { render(node: unknown): void; unmount(): void }

/** Creates a root of the page's React. React before 18 renders into an element without a root. */
export function createRoot(host: Element, options?: object): PageRoot {
  const { createRoot, render, unmountComponentAtNode } = chosenRenderer().ReactDOM
  if (createRoot) return createRoot(host, options)
  return {
    render: (node) => render?.(node, host),
    unmount: () => void unmountComponentAtNode?.(host),
  }
}
