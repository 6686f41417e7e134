import { useState } from 'react'
import type { InspectedExperience } from '../script/preview/explorer/inspect-experience.ts'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { CostList, ExperienceRow } from './experience-row.tsx'
import { SearchField } from './search-field.tsx'
import { groups, type StateGroup, stateOf } from './state-of.ts'
import type { Snapshot } from './watch.ts'

type Props = {
  inspection: Inspection
  facts: Snapshot
  /** Of the catalogue's templates, by id. */
  titles: Readonly<Record<string, string>>
  /** Called to show where an experience is on the page. */
  onWhere: (experience: InspectedExperience, title: string) => void
}

/** Lists all experiences of the site, grouped by their state on this view (BU-01). */
export function ExperiencesTab({ inspection, facts, titles, onWhere }: Props) {
  const [text, setText] = useState('')
  const [only, setOnly] = useState<StateGroup>()
  // Kept here and not in the row, so that a row that moves to another group stays open.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const all = facts.experiences.map((experience) => {
    const { id, name, template = '' } = experience
    const sight = facts.sights[id] ?? 'none'
    return { experience, title: name ?? titles[template] ?? id, sight, state: stateOf(experience, sight) }
  })
  const words = text.trim().toLowerCase()
  const found = all.filter(({ title, experience: { id, template = '' } }) =>
    `${id} ${title} ${template}`.toLowerCase().includes(words),
  )
  const shown = groups.filter((group) => !only || group === only)
  if (all.length === 0) return <p className="empty">This site has no experiences.</p>
  return (
    <>
      <div className="filter">
        <SearchField
          label="Find an experience"
          placeholder="Find by name, id or template"
          value={text}
          onSearch={setText}
        />
        <div className="chips">
          {groups.map((group) => (
            <button
              key={group}
              type="button"
              aria-pressed={group === only}
              onClick={() => setOnly(group === only ? undefined : group)}
            >
              {group} <b>{found.filter(({ state }) => state.group === group).length}</b>
            </button>
          ))}
        </div>
      </div>
      {shown.map((group) => {
        const rows = found.filter(({ state }) => state.group === group)
        if (rows.length === 0) return null
        return (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul className="rows">
              {rows.map(({ experience, title, sight, state }) => (
                <ExperienceRow
                  key={experience.id}
                  experience={experience}
                  title={title}
                  state={state}
                  onWhere={sight === 'visible' ? () => onWhere(experience, title) : undefined}
                  inspection={inspection}
                  isOpen={opened.has(experience.id)}
                  onToggle={(isOpen) => setOpened(toggleOpen(experience.id, isOpen))}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {facts.pageCost ? (
        <CostList cost={facts.pageCost} title="What the page itself cost" />
      ) : (
        <p className="empty">This browser does not report what experiences cost.</p>
      )}
      {found.every(({ state }) => !shown.includes(state.group)) && (
        <p className="empty">No experience {words ? `is called “${text.trim()}”` : 'is in this state'}.</p>
      )}
    </>
  )
}

/** Returns the open ids with one of them added or removed. */
const toggleOpen = (id: string, isOpen: boolean) => (ids: ReadonlySet<string>) =>
  new Set(isOpen ? [...ids, id] : [...ids].filter((each) => each !== id))
