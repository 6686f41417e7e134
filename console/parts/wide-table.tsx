import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Whether its rows become blocks on a narrow screen; its cells then need the attribute `data-label`. */
  isStacked?: boolean
  children: ReactNode
}

/** A table that scrolls sideways where it is wider than the screen, by keyboard too. */
export function WideTable({ label, isStacked, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
    <section className="wide-table" aria-label={label} tabIndex={0}>
      <table className={isStacked ? 'stacked' : undefined}>{children}</table>
    </section>
  )
}
