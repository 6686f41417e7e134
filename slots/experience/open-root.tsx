import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

export type OpenedRoot = {
  /**
   * Draws at once: what appears a task later would be a second layout of the page. Only while a page is at work that lends its
   * React, it is drawn as soon as that is done; `drawn` is called when it is there. @throws what a component throws meanwhile
   */
  show(node: ReactNode, drawn?: () => void): void
  unmount(): void
}

type WallProps = { children: ReactNode; onError: (error: unknown) => void; onDrawn: () => void }

/** What throws in it is taken off the page as a whole, with every renderer alike. */
class Wall extends Component<WallProps, { isBroken: boolean }> {
  override state = { isBroken: false }

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

/** A place that components draw into, by the renderer of the site. `failed` is told of what throws later than `show`. */
export function openRoot(host: Element, failed: (error: unknown) => void): OpenedRoot {
  const root = createRoot(host)
  let errors: unknown[] | undefined
  let walls = 0
  function onError(error: unknown): void {
    // What is shown next stands behind a new wall.
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
