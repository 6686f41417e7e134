import type { KeyboardEvent, ReactNode } from 'react'
import { type Tab, tabs } from './kept-view.ts'

type Props = { chosen: Tab; counts: Partial<Record<Tab, number>>; onChoose(view: { tab: Tab }): void }

/** Tabs by the pattern of the ARIA Authoring Practices Guide: one Tab stop, and arrow keys move cyclically. */
export function Tabs({ chosen, counts, onChoose }: Props) {
  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const at = tabs.indexOf(chosen)
    const last = tabs.length - 1
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onChoose({ tab })
    event.currentTarget.querySelector<HTMLElement>(`#tab-${tab}`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label="What to look at" onKeyDown={moveByKey}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls="tab-panel"
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose({ tab })}
        >
          {tab}
          {counts[tab] !== undefined && <span className="count">{counts[tab]}</span>}
        </button>
      ))}
    </div>
  )
}

export function TabPanel({ name, children }: { name: Tab; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a tab may have nothing in it that takes the focus
    <div className="tab-panel" id="tab-panel" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${name}`}>
      {children}
    </div>
  )
}
