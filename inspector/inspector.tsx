import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnchorName } from '../contract/anchors.ts'
import type { InspectedExperience } from '../script/preview/explorer/inspect-experience.ts'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { AnchorsTab, type PickRequest } from './anchors/anchors-tab.tsx'
import type { KeptDraft } from './anchors/draft.ts'
import { Highlights, Matches } from './anchors/highlights.tsx'
import { PickBar } from './anchors/pick-bar.tsx'
import { ContentTab } from './content-tab.tsx'
import { EventsTab } from './events-tab.tsx'
import { ExperiencesTab } from './experiences-tab.tsx'
import type { InspectorView, KeptView } from './kept-view.ts'
import { Mark } from './mark/mark.tsx'
import { PreviewNote } from './preview-note.tsx'
import { stateOf } from './state-of.ts'
import { TabPanel, Tabs } from './tabs.tsx'
import { VisitorTab } from './visitor-tab.tsx'
import type { WatchedRun } from './watch.ts'
import { type Place, useWhere } from './where/use-where.ts'

export type InspectorProps = {
  inspection: Inspection
  /** Of the catalogue's templates, by id. */
  titles: Readonly<Record<string, string>>
  /** Returns the elements of the page that an experience has drawn or changes. */
  elementsOf: (experience: InspectedExperience) => Element[]
  watched: WatchedRun
  kept: KeptView
  draft: KeptDraft
}

/** Below this width, in CSS pixels, the open panel covers the page. */
const wideEnough = 768

/** Draws a button in the corner that opens the panel: what ran on this page, what did not, and why (BU-01). */
export function Inspector({ inspection, titles, elementsOf, watched, kept, draft }: InspectorProps) {
  const [view, setView] = useState(kept.view)
  const facts = useSyncExternalStore(watched.subscribe, watched.snapshot)
  const [picking, setPicking] = useState<PickRequest>()
  const [picked, setPicked] = useState<{ name: AnchorName; element: Element }>()
  const [shown, setShown] = useState<string>()
  const { place, showWhere } = useWhere()
  const mark = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const isPanelShown = view.isOpen && !picking
  const wasShown = useRef(isPanelShown)

  const changeView = (part: Partial<InspectorView>) => {
    setView({ ...view, ...part })
    kept.keep({ ...view, ...part })
  }

  // Focus follows when the user opens or closes the panel or has pointed at something, and is not moved while the page loads.
  useEffect(() => {
    if (wasShown.current === isPanelShown) return
    wasShown.current = isPanelShown
    ;(isPanelShown ? panel : mark).current?.focus()
  }, [isPanelShown])

  const states = facts.experiences.map((each) => stateOf(each, facts.sights[each.id] ?? 'none'))
  const onPage = states.filter(({ group }) => group === 'On page').length
  const failed = states.filter(({ group }) => group === 'Failed').length

  const showPlace = (wanted: Place) => {
    if (innerWidth < wideEnough) changeView({ isOpen: false })
    showWhere(wanted)
  }
  const outline = place && <Highlights elements={place.elements} tone="match" label={place.label} />

  if (picking)
    return (
      <PickBar
        meaning={picking.meaning}
        onPick={(element) => {
          setPicked({ name: picking.name, element })
          setPicking(undefined)
        }}
        onCancel={() => setPicking(undefined)}
      />
    )
  if (!view.isOpen)
    return (
      <>
        {outline}
        <Mark
          button={mark}
          side={view.side}
          onPage={onPage}
          failed={failed}
          onOpen={() => changeView({ isOpen: true })}
        />
      </>
    )
  return (
    <>
      {outline}
      <Matches selector={shown} />
      <aside
        ref={panel}
        className="panel"
        data-side={view.side}
        aria-label="Instep inspector"
        tabIndex={-1}
        onKeyDown={({ key }) => key === 'Escape' && changeView({ isOpen: false })}
      >
        <header className="head">
          <h1>Instep</h1>
          <span className="site">
            {inspection.propertyId} · {inspection.version}
          </span>
          <button
            type="button"
            className="icon side"
            aria-label={`Move to the ${view.side === 'right' ? 'left' : 'right'}`}
            onClick={() => changeView({ side: view.side === 'right' ? 'left' : 'right' })}
          >
            <Icon path={view.side === 'right' ? 'M4 5h16v14H4zM9 5v14' : 'M4 5h16v14H4zM15 5v14'} />
          </button>
          <button type="button" className="icon" aria-label="Minimise" onClick={() => changeView({ isOpen: false })}>
            <Icon path="M6 12h12" />
          </button>
          <button type="button" className="icon" aria-label="Close the inspector" onClick={inspection.close}>
            <Icon path="M7 7l10 10M17 7L7 17" />
          </button>
        </header>
        <PreviewNote inspection={inspection} />
        {facts.ended !== 'whole' && (
          <p className="note warn">
            The script’s run was {facts.ended === 'failed' ? 'ended by an error' : 'stopped'}: what came after is
            missing here. With qb_debug in the address the console says why.
          </p>
        )}
        <Tabs chosen={view.tab} counts={{ Experiences: onPage, Events: facts.events.length }} onChoose={changeView} />
        <TabPanel name={view.tab}>
          {view.tab === 'Experiences' && (
            <ExperiencesTab
              inspection={inspection}
              facts={facts}
              titles={titles}
              onWhere={(experience, label) => showPlace({ elements: elementsOf(experience), label })}
            />
          )}
          {view.tab === 'Anchors' && (
            <AnchorsTab
              inspection={inspection}
              facts={facts}
              kept={draft}
              onPick={setPicking}
              onShow={setShown}
              picked={picked}
            />
          )}
          {view.tab === 'Content' && <ContentTab placements={facts.placements} slots={facts.slots} />}
          {view.tab === 'Events' && <EventsTab events={facts.events} losses={facts.losses} delivery={facts.delivery} />}
          {view.tab === 'Visitor' && <VisitorTab inspection={inspection} facts={facts} />}
        </TabPanel>
      </aside>
    </>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
