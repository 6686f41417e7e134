import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnchorName } from '../../contract/anchors.ts'
import type { Inspection } from '../../script/preview/explorer/inspection.ts'
import { SearchField } from '../search-field.tsx'
import type { Snapshot } from '../watch.ts'
import { AnchorRow } from './anchor-row.tsx'
import { type AnchorState, anchorStates } from './anchor-state.ts'
import { type AnchorDraft, type KeptDraft, noteCounts, type Selectors } from './draft.ts'
import { DraftBar } from './draft-bar.tsx'
import { countMatches } from './selector-candidates.ts'

export type PickRequest = { name: AnchorName; meaning: string }

type Props = {
  inspection: Inspection
  facts: Snapshot
  kept: KeptDraft
  onPick(request: PickRequest): void
  /** Outlines on the page what a selector matches; undefined outlines nothing. */
  onShow(selector: string | undefined): void
  /** What was picked last, whose row is open. */
  picked: { name: AnchorName; element: Element } | undefined
}

/** Lists the anchors of the site: which this page has, which are missing for whom, and how to name them by pointing. */
export function AnchorsTab({ inspection, facts, kept, onPick, onShow, picked }: Props) {
  const [draft, setDraft] = useState(kept.read())
  const [text, setText] = useState('')
  const pageType = useMemo(() => latestPageType(facts), [facts])
  const path = location.pathname

  const states = anchorStates({
    configured: inspection.anchors,
    draft: draft.selectors,
    experiences: facts.experiences,
    pageType,
    count: (selector) => countMatches(document, selector),
  })

  const changeDraft = (next: AnchorDraft) => {
    kept.write(next)
    setDraft(next)
  }
  const setSelector = (name: AnchorName, selector: string | undefined) =>
    changeDraft({ ...draft, selectors: withSelector(draft.selectors, name, selector) })

  // What each selector matches here is kept, so that other pages can tell of it.
  const counts = JSON.stringify(
    Object.fromEntries(states.flatMap(({ selector, count }) => (selector && count > 0 ? [[selector, count]] : []))),
  )
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    const next = noteCounts(latest.current, location.pathname, JSON.parse(counts) as Record<string, number>)
    kept.write(next)
    setDraft(next)
  }, [counts, kept])

  const words = text.trim().toLowerCase()
  const found = states.filter(({ name, meaning, usedBy }) =>
    [name, meaning, ...usedBy].join(' ').toLowerCase().includes(words),
  )
  // A row stays where it is while somebody types in it.
  const placed = useRef({ for: '', missing: new Set<AnchorName>() })
  const isFor = `${pageType} ${facts.experiences.length}`
  if (placed.current.for !== isFor)
    placed.current = {
      for: isFor,
      missing: new Set(states.filter(({ isMissing }) => isMissing).map(({ name }) => name)),
    }
  const missing = found.filter(({ name }) => placed.current.missing.has(name))
  const others = found.filter(({ name }) => !placed.current.missing.has(name))

  const showRows = (title: string, rows: readonly AnchorState[]) =>
    rows.length > 0 && (
      <section aria-label={title}>
        <h2>{title}</h2>
        <ul className="rows">
          {rows.map((state) => (
            <AnchorRow
              key={state.name}
              state={state}
              draft={draft}
              path={path}
              picked={picked?.name === state.name ? picked.element : undefined}
              onPick={() => onPick({ name: state.name, meaning: state.meaning })}
              onSelect={(selector) => setSelector(state.name, selector)}
              onShow={onShow}
            />
          ))}
        </ul>
      </section>
    )

  return (
    <>
      <div className="filter">
        <SearchField label="Find an anchor" placeholder="Name, element or experience" value={text} onSearch={setText} />
      </div>
      {showRows('Missing here', missing)}
      {showRows('All others', others)}
      {found.length === 0 && <p className="empty">No anchor is called “{text.trim()}”.</p>}
      <DraftBar
        selectors={draft.selectors}
        all={{ ...inspection.anchors, ...draft.selectors }}
        onTry={() => inspection.show({ ...inspection.preview, anchors: draft.selectors })}
        onDiscard={() => changeDraft({ ...draft, selectors: {} })}
      />
    </>
  )
}

function withSelector(selectors: Selectors, name: AnchorName, selector: string | undefined): Selectors {
  const { [name]: _before, ...others } = selectors
  return selector === undefined ? others : { ...others, [name]: selector }
}

/** Returns the type that the latest view of this page has. */
function latestPageType({ events }: Snapshot): string | undefined {
  const view = events.find(({ event }) => /(?:^|\.)\w*View$/.test(event.meta.type))?.event as
    | { type?: unknown }
    | undefined
  return typeof view?.type === 'string' ? view.type : undefined
}
