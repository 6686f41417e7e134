import { Component, Fragment, type ReactNode } from 'react'

type Props = { children: ReactNode }
type WallState = { redrawn: number; failed: boolean }

/** More errors than changes by other code usually cause; beyond this the fault is the shop's own. */
const mostRedraws = 3

/**
 * An error boundary against other code on the page: if that removed or moved an element which React wants to change,
 * React fails, and the content of this boundary is rendered again instead of the whole shop (SHOP-14).
 */
export class Wall extends Component<Props, WallState> {
  override state: WallState = { redrawn: 0, failed: false }

  static getDerivedStateFromError(): Partial<WallState> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.warn('shop: a part of the page was drawn again', error)
    if (this.state.redrawn < mostRedraws) this.setState(({ redrawn }) => ({ redrawn: redrawn + 1, failed: false }))
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Fragment key={this.state.redrawn}>{this.props.children}</Fragment>
  }
}
