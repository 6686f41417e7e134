import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

export type OpenedRoot = {
  /**
   * Renders synchronously, because content that appears a task later would cause a second layout. Only while a page that
   * lends its React is rendering, it renders right after that; `drawn` is called when it is done.
   * @throws what a component throws meanwhile
   */
  show(node: ReactNode, drawn?: () => void): void
  unmount(): void
}

type WallProps = { children: ReactNode; onError: (error: unknown) => void; onDrawn: () => void }

/** An error boundary that removes its whole content, the same with every renderer. */
class Wall extends Component<WallProps, { isBroken: boolean }> {
  // A field with a value would bring the helper for fields to old browsers.
  constructor(props: WallProps) {
    super(props)
    this.state = { isBroken: false }
  }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidMount(): void {
    this.props.onDrawn()
  }

  override componentDidUpdate(): void {
    this.props.onDrawn()
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}

/**
 * Creates a root for components with the renderer of the site. `failed` is called with errors that are thrown later than in
 * `show`.
 */
export function openRoot(host: Element, failed: (error: unknown) => void): OpenedRoot {
  const root = createRoot(host)
  let errors: unknown[] | undefined
  let walls = 0
  function onError(error: unknown): void {
    // The next content gets a new error boundary.
    walls++
    if (errors) errors.push(error)
    else failed(error)
  }
  return {
    show(node, drawn) {
      errors = []
      let isDrawn = false
      const onDrawn = () => {
        isDrawn = true
      }
      try {
        flushSync(() =>
          root.render(
            <Wall key={walls} onError={onError} onDrawn={onDrawn}>
              {node}
            </Wall>,
          ),
        )
        if (errors.length > 0) throw errors[0]
      } finally {
        errors = undefined
      }
      if (isDrawn) drawn?.()
      else if (drawn) queueMicrotask(drawn)
    },
    unmount: () => root.unmount(),
  }
}
