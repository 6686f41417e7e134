import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import {
  type ExperienceState,
  experienceStates,
  type ListedExperience,
} from '../../contract/console/experience-report.ts'
import { experiencesQuery } from '../api/queries.ts'
import { NoMatch } from '../parts/no-match.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { RadioBar } from '../parts/radio-bar.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useSearchedText } from '../parts/use-searched-text.ts'
import { useWords } from '../settings/language.tsx'
import { ExperienceTable } from './experience-table.tsx'

/** All experiences of a site. What is searched for is in the address, so that it can be shared and gone back to. */
export function ExperiencesPage() {
  const { trackingId = '' } = useParams()
  const { t, formats } = useWords()
  const { data, error, refetch } = useQuery(experiencesQuery(trackingId))
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useSearchedText()
  const state = experienceStates.find((each) => each === query.get('state')) ?? 'all'

  function changeQuery(name: string, value: string): void {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const all = data?.experiences ?? []
  const found = findByText(all, text)
  const shown = found.filter((each) => state === 'all' || each.state === state)
  return (
    <>
      <PageHeading title={t.experiences.title}>
        {data?.builtAt && <p>{t.experiences.builtAt(formats.formatDateTime(data.builtAt))}</p>}
        {data && data.builtAt === null && all.length > 0 && <p>{t.experiences.notDescribed}</p>}
        <Link className="main-button" to="new">
          {t.editor.newExperience}
        </Link>
      </PageHeading>
      {error && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={10} />}
      {data && all.length === 0 && (
        <Empty title={t.experiences.none}>
          <p>{t.experiences.noneHint}</p>
        </Empty>
      )}
      {all.length > 0 && (
        <>
          <div className="filter">
            <SearchBox
              label={t.experiences.search}
              placeholder={t.experiences.searchHint}
              value={text}
              onSearch={(value) => {
                setText(value)
                changeQuery('search', value)
              }}
            />
            <RadioBar
              label={t.experiences.filter}
              value={state}
              options={statesOf(all).map((value) => ({
                value,
                label: value === 'all' ? t.experiences.all : t.states[value],
                count: formats.formatNumber(countState(found, value)),
              }))}
              onChange={(value) => changeQuery('state', value === 'all' ? '' : value)}
            />
          </div>
          <p className="read-out" role="status">
            {t.experiences.count(formats.formatNumber(shown.length), formats.formatNumber(all.length))}
          </p>
          {shown.length > 0 ? (
            <ExperienceTable experiences={shown} trackingId={trackingId} />
          ) : (
            <NoMatch
              title={t.experiences.noMatch}
              clear={t.experiences.clear}
              onClear={() => {
                setText('')
                setQuery({}, { replace: true })
              }}
            />
          )}
        </>
      )}
    </>
  )
}

function findByText(experiences: ListedExperience[], text: string): ListedExperience[] {
  const words = text.trim().toLowerCase()
  return experiences.filter(({ id, name, template }) => `${id} ${name} ${template ?? ''}`.toLowerCase().includes(words))
}

/** The states that some experience is in. */
function statesOf(experiences: ListedExperience[]): ('all' | ExperienceState)[] {
  return ['all', ...experienceStates.filter((state) => experiences.some((each) => each.state === state))]
}

function countState(experiences: ListedExperience[], state: 'all' | ExperienceState): number {
  return state === 'all' ? experiences.length : experiences.filter((each) => each.state === state).length
}
