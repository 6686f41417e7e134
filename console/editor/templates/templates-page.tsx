import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { steerQuery } from '../../api/change-queries.ts'
import { sessionQuery } from '../../api/queries.ts'
import { Icon } from '../../parts/icon.tsx'
import { NoMatch } from '../../parts/no-match.tsx'
import { PageHeading } from '../../parts/page-heading.tsx'
import { RadioBar } from '../../parts/radio-bar.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { Empty, Loading, Problem } from '../../parts/states.tsx'
import { useSearchedText } from '../../parts/use-searched-text.ts'
import { useWords } from '../../settings/language.tsx'
import '../../styles/editor.css'
import '../../styles/templates.css'
import type { EditorTemplate } from './editor-template.ts'
import { areaOf, findTemplates } from './find-templates.ts'
import { NameExperience } from './name-experience.tsx'
import { TemplateCard } from './template-card.tsx'
import { templatesQuery } from './templates-query.ts'

/** Where an experience begins: all templates of the catalogue, or the name for one that was chosen by `?template`. */
export function TemplatesPage() {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const [query] = useSearchParams()
  const { data: session } = useQuery(sessionQuery)
  const templates = useQuery({ ...templatesQuery(t), placeholderData: keepPreviousData })
  const state = useQuery(steerQuery(trackingId))
  const wanted = query.get('template')
  const problem = templates.error ?? state.error
  const isComplete = templates.data && state.data
  const siteAddress = `/sites/${encodeURIComponent(trackingId)}`
  const chosen = templates.data?.find(({ id }) => id === wanted)
  if (isComplete && wanted !== null && state.data.unavailable === null && session?.role !== 'view')
    return <NameExperience trackingId={trackingId} template={chosen} state={state.data} />
  return (
    <>
      <Link className="back" to={`${siteAddress}/experiences`}>
        <Icon name="back" /> {t.experiences.title}
      </Link>
      <PageHeading title={t.editor.templates.title}>
        <p>{t.editor.templates.hint}</p>
      </PageHeading>
      {problem && !isComplete && (
        <Problem
          problem={problem}
          onRetry={() => {
            for (const each of [templates, state]) if (each.error) void each.refetch()
          }}
        />
      )}
      {!problem && !isComplete && <Loading lines={10} />}
      {isComplete && state.data.unavailable !== null && (
        <Empty title={t.editor.unavailable}>
          <p>{state.data.unavailable}</p>
        </Empty>
      )}
      {isComplete && state.data.unavailable === null && (
        <>
          {session?.role === 'view' && <p className="read-only">{t.editor.mayNotEdit}</p>}
          <TemplateChoice
            templates={templates.data}
            anchors={state.data.site.anchors}
            mayEdit={session?.role !== 'view'}
          />
        </>
      )}
    </>
  )
}

type ChoiceProps = { templates: readonly EditorTemplate[]; anchors: readonly string[]; mayEdit: boolean }

/** What is searched for is in the address, so that going back leads there again. */
function TemplateChoice({ templates, anchors, mayEdit }: ChoiceProps) {
  const { t, formats } = useWords()
  const [query, setQuery] = useSearchParams()
  const words = t.editor.templates
  const [text, setText] = useSearchedText()
  const areas = [...new Set(templates.map(areaOf))]
  const area = areas.find((each) => each === query.get('area')) ?? 'all'
  const found = findTemplates(templates, text)
  const ofArea = (name: string) => found.filter((each) => name === 'all' || areaOf(each) === name)
  const shown = ofArea(area)

  function changeQuery(name: string, value: string): void {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div className="filter">
        <SearchBox
          label={words.search}
          placeholder={words.searchHint}
          value={text}
          onSearch={(value) => {
            setText(value)
            changeQuery('search', value)
          }}
        />
        <RadioBar
          label={words.areas}
          value={area}
          options={['all', ...areas].map((value) => ({
            value,
            label: value === 'all' ? words.all : (words.areaNames[value] ?? value),
            count: formats.formatNumber(ofArea(value).length),
          }))}
          onChange={(value) => changeQuery('area', value === 'all' ? '' : value)}
        />
      </div>
      <p className="read-out" role="status">
        {words.count(formats.formatNumber(shown.length), formats.formatNumber(templates.length))}
      </p>
      {shown.length > 0 ? (
        <ul className="templates">
          {shown.map((template) => (
            <TemplateCard key={template.id} template={template} anchors={anchors} mayEdit={mayEdit} />
          ))}
        </ul>
      ) : (
        <NoMatch
          title={words.none}
          clear={words.showAll}
          onClear={() => {
            setText('')
            setQuery({}, { replace: true })
          }}
        />
      )}
    </>
  )
}
