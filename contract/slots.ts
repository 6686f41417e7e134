/** The version of `window.__qubit.react` that wrapper and script agree on (SL-01, SL-07). */
export const slotsVersion = '1.5.2'

/** What the shop's React has to offer; of whatever version it is. */
export type LentReact = {
  createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown
  Component: new (props: never) => object
}

/** All that the shop gives to its slot; `children` is the shop's own content. */
export type SlotProps = { children?: unknown; [name: string]: unknown }

/** Draws into a slot, with the React that the slot itself is drawn by. */
export type DrawSlot = (props: SlotProps, React: LentReact) => unknown

/** Whether a render function gave nothing to show; React 16 and 17 take down the whole shop over `undefined` (SL-11). */
export function isNothing(drawn: unknown): boolean {
  return drawn === undefined || drawn === null || drawn === false
}

/** What is known of one slot id: by the wrapper (instances) and by experiences (all else). */
export type SlotRecord = {
  /** Draws the owner's content or the shop's own. One that a registration made has `onMount`. */
  renderFunction?: DrawSlot & { onMount?: (task: () => void) => void }
  /** The mounted slots of this id: several, where it stands in a list. */
  instances?: { forceUpdate(): void }[]
  /** The experience that was first to draw. */
  owner?: string
  ownerRenderFunction?: DrawSlot
}

/** What a page lends so that experiences draw with its React, of 16.8 or later (BD-09). */
export type LentRenderer = {
  React: LentReact & { version?: unknown }
  /** `react-dom` and, from React 18 on, `react-dom/client`. */
  ReactDOM: {
    flushSync<Result>(draw: () => Result): Result
    createRoot?(host: object, options?: object): { render(node: unknown): void; unmount(): void }
    render?(node: unknown, host: object): void
    unmountComponentAtNode?(host: object): boolean
  }
}

/** `window.__qubit.react`, where the shop's wrapper and experiences meet (SL-11). */
export type ReactOfPage = {
  version?: unknown
  React?: LentReact
  ReactDOM?: unknown
  /** Called when the first wrapper comes. */
  onReactReady?: ((React?: LentReact) => void)[]
  components?: Record<string, SlotRecord>
  /** What `lendReact` was given; independent of slots, which draw each with the React of its own. */
  renderer?: LentRenderer
  /** Called when `lendReact` is. */
  onRenderer?: (() => void)[]
}

/** `window.__qubit`, as far as slots are concerned. */
export type SlotsHost = { react?: ReactOfPage }
