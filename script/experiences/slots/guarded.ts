import { type DrawSlot, isNothing, type LentReact } from '../../../contract/slots.ts'

type Guard = { of: DrawSlot; content: unknown; children: unknown; tell: (error: unknown) => void }
type GuardState = { of?: DrawSlot; failed?: boolean }

const boundaries = new WeakMap<LentReact, unknown>()

/**
 * Wraps an experience's render function so that it cannot break the shop. When it, or a component that it renders,
 * throws, the shop's own content is shown and the error is reported once (SL-10). The same content is shown when the
 * function returns nothing (SL-11).
 */
export function guardDrawing(draw: DrawSlot, onError: (error: unknown) => void): DrawSlot {
  let told = false
  function reportOnce(error: unknown): void {
    if (told) return
    told = true
    onError(error)
  }
  const drawSafely: DrawSlot = (props, React) => {
    const { children = null } = props
    try {
      const drawn = draw(props, React)
      const content = isNothing(drawn) ? children : drawn
      return React.createElement(boundaryOf(React), { of: drawSafely, content, children, tell: reportOnce })
    } catch (error) {
      reportOnce(error)
      return children
    }
  }
  return drawSafely
}

/** Creates an error boundary for the React that renders the slot; a shop may have more than one React. */
function boundaryOf(React: LentReact): unknown {
  const made = boundaries.get(React)
  if (made) return made
  class SlotGuard extends React.Component {
    declare props: Guard
    declare state: GuardState
    // A field with a value would bring the helper for fields to old browsers.
    constructor(props: Guard) {
      super(props as never)
      this.state = {}
    }
    static getDerivedStateFromError(): GuardState {
      return { failed: true }
    }
    /** Resets the error when another function renders the slot. */
    static getDerivedStateFromProps({ of }: Guard, state: GuardState): GuardState | null {
      return of === state.of ? null : { of, failed: false }
    }
    componentDidCatch(error: unknown): void {
      this.props.tell(error)
    }
    render(): unknown {
      return this.state.failed ? this.props.children : this.props.content
    }
  }
  boundaries.set(React, SlotGuard)
  return SlotGuard
}
